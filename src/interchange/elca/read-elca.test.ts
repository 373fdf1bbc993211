import { expect, test } from 'vitest'
import { assessPhysics } from '#engine/physics/assess-physics.ts'
import { buildMaterial } from '#testing/physics-builders.ts'
import type { ForeignLayer, ForeignMaterial } from '../foreign/foreign-construction.ts'
import { readElca } from './read-elca.ts'

const component = (name: string, position: number, size: string, more = '') =>
  `<component isLayer="true" processConfigUuid="${'0'.repeat(8)}-0000-4000-8000-00000000000${position}" processConfigName="${name}" lifeTime="50" lifeTimeDelay="0" calcLca="true" isExtant="false" layerPosition="${position}" layerSize="${size}" layerAreaRatio="1" layerLength="1" layerWidth="1" ${more}><attributes/></component>`
const element = (uuid: string, code: string, name: string, components: string) =>
  `<element uuid="${uuid}" din276Code="${code}" quantity="1" refUnit="m2">
    <elementInfo><name><![CDATA[${name}]]></name><description><![CDATA[mit <Klammer>]]></description></elementInfo>
    <components>${components}</components>
    <constrCatalogs><item ident="1"/></constrCatalogs><constrDesigns/>
    <attributes><attr ident="elca.uValue"><caption><![CDATA[U-Wert]]></caption><numericValue>0.21</numericValue></attr><attr ident="elca.rW"><caption>R'w</caption></attr></attributes>
  </element>`
const elca = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<elca xmlns="https://www.bauteileditor.de" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="https://www.bauteileditor.de https://www.bauteileditor.de/docs/1.3/elca_export.xsd" schemaVersion="1.3">${inside}</elca>`

const stud =
  '<component isLayer="true" processConfigName="KVH" lifeTime="50" layerPosition="2" layerSize="0.2" layerAreaRatio="0.096"/>'
const wool =
  '<component isLayer="true" processConfigName="Mineralwolle &amp; Co" lifeTime="30" isExtant="true" layerPosition="2" layerSize="0.2" layerAreaRatio="0.904"/>'
const timberFrame = element(
  'e-1',
  '331',
  'Holzrahmenwand',
  `<component isLayer="false" processConfigName="Nägel" quantity="1.2" conversionInUnit="kg" conversionOutUnit="kg"/>
   ${component('OSB', 3, '0.015')}<siblings>${stud}${wool}</siblings>${component('Gipskarton', 4, '0.0125')}${component('Holzfaser', 1, '0.06')}`,
)

test('layers come by their position, two materials side by side become members', () => {
  const { constructions } = readElca(elca(timberFrame), '–')
  const [wall] = constructions
  expect(wall).toMatchObject({
    name: 'Holzrahmenwand',
    description: 'mit <Klammer>',
    typeHint: 'outerWall',
    sourceRef: 'e-1',
  })
  expect(wall?.layers.map(({ material, thickness }) => [material.name, thickness])).toEqual([
    ['Holzfaser', 0.06],
    ['Mineralwolle & Co', 0.2],
    ['OSB', 0.015],
    ['Gipskarton', 0.0125],
  ])
  const { framing, ...layer } = wall?.layers[1] ?? {}
  expect(framing?.material.name).toBe('KVH')
  expect((framing?.width ?? 0) / (framing?.spacing ?? 1)).toBeCloseTo(0.096, 12)
  expect(layer).toMatchObject({ state: 'existing', serviceLife: 30, lost: [{ code: 'framingSpacingAssumed' }] })
})

test('parts without a layer and attributes with a value are told as lost', () => {
  expect(readElca(elca(timberFrame), '–').constructions[0]?.lost).toEqual([
    { code: 'attribute', values: { name: 'U-Wert: 0.21' } },
    { code: 'partWithoutLayer', values: { name: 'Nägel', amount: '1.2 kg' } },
  ])
})

test('a layer of partial extent, delayed or not assessed is told', () => {
  const odd =
    '<component isLayer="true" processConfigName="Folie" layerPosition="1" layerSize="" layerAreaRatio="0.5" layerLength="2" layerWidth="0.5" lifeTimeDelay="10" calcLca="false"/>'
  const [layer] = readElca(elca(element('e', '352', 'Decke', odd)), '–').constructions[0]?.layers ?? []
  expect(layer).not.toHaveProperty('thickness')
  expect(layer?.lost).toEqual([
    { code: 'partialExtent', values: { length: 2, width: 0.5 } },
    { code: 'serviceDelay', values: { years: 10 } },
    { code: 'notAssessed' },
    { code: 'openShare', values: { share: 0.5 } },
  ])
})

test('a composite is the elements it refers to, in their order; windows without layers are told', () => {
  const inner = element('i', '336', 'Innenputz', component('Gipsputz', 1, '0.015'))
  const outer = element('o', '335', 'WDVS', component('EPS', 1, '0.16') + component('Außenputz', 2, '0.01'))
  const wall = element('w', '331', 'Kalksandstein', component('Kalksandstein', 1, '0.175'))
  const window = element('f', '334', 'Fenster', '')
  const composite = `<composite uuid="c" din276Code="330" quantity="120" refUnit="m2"><elementInfo><name>Außenwand komplett</name><description/></elementInfo>
    <elements><referenceToElement position="3" uuid="o"/><referenceToElement position="1" uuid="i"/><referenceToElement position="2" uuid="w"/><referenceToElement position="4" uuid="f"/><referenceToElement position="5" uuid="weg"/></elements></composite>`
  const { constructions } = readElca(elca(inner + outer + wall + window + composite), '–')
  expect(constructions.map(({ name }) => name)).toEqual(['Außenwand komplett'])
  expect(constructions[0]?.layers.map(({ material }) => material.name)).toEqual([
    'Gipsputz',
    'Kalksandstein',
    'EPS',
    'Außenputz',
  ])
  expect(constructions[0]?.lost).toEqual([
    { code: 'quantity', values: { value: 120, unit: 'm2' } },
    { code: 'partWithoutLayer', values: { name: 'Fenster', amount: '' } },
    { code: 'missingElement', values: { id: 'weg' } },
  ])
})

test('a project gives the elements of its variants; the group of DIN 276 and the name give the type', () => {
  const variant = (name: string, elements: string) =>
    `<variant phaseIdent="ENT"><name>${name}</name><location/><construction/><elements>${elements}</elements></variant>`
  const roof = element('r', '361', 'Flachdach Warmdach', component('Stahlbeton', 1, '0.2'))
  const pitched = element('p', '361', 'Sparrendach', component('Zellulose', 1, '0.2'))
  const slab = element('s', '324', 'Bodenplatte', component('Beton', 1, '0.25'))
  const basement = element('k', '351', 'Kellerdecke', component('Beton', 1, '0.2'))
  const soil = element('g', '331', 'Kellerwand', component('Beton', 1, '0.3'))
  const project = `<project processDbUuid="x" lifeTime="50"><projectInfo><name>Kita</name></projectInfo><projectVariants>${variant('A', roof + pitched + slab)}${variant('B', basement + soil)}</projectVariants></project>`
  const file = readElca(elca(project), '–')
  expect(file.project).toBe('Kita')
  expect(file.constructions.map(({ name, typeHint }) => [name, typeHint])).toEqual([
    ['Flachdach Warmdach (A)', 'flatRoof'],
    ['Sparrendach (A)', 'pitchedRoof'],
    ['Bodenplatte (A)', 'groundSlab'],
    ['Kellerdecke (B)', 'basementCeiling'],
    ['Kellerwand (B)', 'outerWallGround'],
  ])
})

/** As energy programs write it: no `siblings`, both materials of a layer at one position, positions from inside. */
const besideEachOther = (ratios: readonly [number, number], sizes: readonly [number, number] = [0.24, 0.24]) =>
  element(
    'd-1',
    '360',
    'Dach über dem Büro',
    `${component('Gipskarton-Platten', 1, '0.0125')}${component('Mineralwolle (MW) 035', 2, '0.03')}${component('OSB-Platten', 3, '0.015')}
     <component isLayer="true" processConfigName="Mineralwolle (MW) 032" layerPosition="4" layerSize="${sizes[0]}" layerAreaRatio="${ratios[0]}"/>
     <component isLayer="true" processConfigName="Konstruktionsholz" layerPosition="4" layerSize="${sizes[1]}" layerAreaRatio="${ratios[1]}"/>
     ${component('DWD-Platte', 5, '0.016')}`,
  )
const layersIn = (text: string) => readElca(text, '–').constructions[0]?.layers ?? []

const conductivities: Readonly<Record<string, number>> = {
  'Gipskarton-Platten': 0.25,
  'Mineralwolle (MW) 035': 0.035,
  'OSB-Platten': 0.13,
  'Mineralwolle (MW) 032': 0.032,
  Konstruktionsholz: 0.13,
  'DWD-Platte': 0.09,
}
const solid = ({ name }: ForeignMaterial) =>
  buildMaterial({ id: name, conductivity: conductivities[name] ?? Number.NaN })
const transmittance = (layers: readonly ForeignLayer[]) =>
  assessPhysics({
    type: 'pitchedRoof',
    layers: layers.toReversed().map(({ material, thickness = Number.NaN, framing }) => ({
      material: solid(material),
      thickness,
      state: 'new' as const,
      ...(framing && { framing: { ...framing, material: solid(framing.material), direction: 'vertical' as const } }),
    })),
  }).thermal.uValue

test('two materials at one position are one layer with members, and U is that of the file', () => {
  const layers = layersIn(elca(besideEachOther([0.808, 0.192])))
  expect(layers).toHaveLength(5)
  expect(layers[3]).toMatchObject({ material: { name: 'Mineralwolle (MW) 032' }, thickness: 0.24 })
  const { material, width = 0, spacing = 1 } = layers[3]?.framing ?? {}
  expect(material?.name).toBe('Konstruktionsholz')
  expect(width / spacing).toBeCloseTo(0.192, 12)
  // the program that wrote such a file says 0.16; as two layers it would be 0.09
  expect(transmittance(layers)).toBeCloseTo(0.158, 3)
  const { framing, ...alone } = layers[3] ?? { material: { name: '', ids: [] }, lost: [] }
  expect(
    transmittance([...layers.slice(0, 3), alone, { ...alone, material: framing?.material ?? alone.material }]),
  ).toBeLessThan(0.1)
})

test('materials at one position whose shares do not fit into a layer stay apart; other thicknesses are told', () => {
  expect(layersIn(elca(besideEachOther([1, 1])))).toHaveLength(6)
  expect(layersIn(elca(besideEachOther([0.8, 0.6])))).toHaveLength(6)
  expect(layersIn(elca(besideEachOther([0.8, 0.2], [0.24, 0.12])))[3]?.lost).toContainEqual({
    code: 'memberThickness',
    values: { name: 'Konstruktionsholz', value: 120 },
  })
})

test('version 2 of the schema for energy programs has layers and other parts apart', () => {
  const layered = `<layerComponents>${component('Innenputz', 1, '0.01')}<siblings>${wool}${stud}</siblings></layerComponents><layerComponents>${component('Beton', 3, '0.2')}</layerComponents>
    <miscComponents><component isLayer="false" processConfigName="Nägel" quantity="10" refUnit="kg"/></miscComponents>`
  const wall = element('w', '330', 'Außenwand Nord', '').replace('<components></components>', layered)
  const plant = element('p', '420', 'Anlage', '').replace('<components></components>', '<layerComponents />')
  const project = `<project><projectInfo><name>Schule</name></projectInfo><projectVariants><variant><name>A</name><elements>${wall}${plant}</elements></variant></projectVariants></project>`
  const file = readElca(elca(project).replace('schemaVersion="1.3"', 'schemaVersion="2"'), '–')
  expect(file).toMatchObject({ project: 'Schule', lost: [{ code: 'elementsWithoutLayers', values: { count: 1 } }] })
  const [found] = file.constructions
  expect(found?.typeHint).toBe('outerWall')
  expect(found?.layers.map(({ material, framing }) => [material.name, framing?.material.name])).toEqual([
    ['Innenputz', undefined],
    ['Mineralwolle & Co', 'KVH'],
    ['Beton', undefined],
  ])
  expect(found?.lost).toContainEqual({ code: 'partWithoutLayer', values: { name: 'Nägel', amount: '10 kg' } })
})
