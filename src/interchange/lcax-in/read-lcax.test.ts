import { describe, expect, test } from 'vitest'
import { readLcax } from './read-lcax.ts'

const uuid = '0a1b2c3d-1111-4222-8333-444455556666'
const epd = (id: string, declaredUnit: string, conversions: readonly object[] = []) => ({
  type: 'EPD',
  id,
  name: 'Dataset',
  declaredUnit,
  version: '1',
  conversions,
  impacts: { gwp: { a1a3: 12.5, c3: null } },
})

/** As a program of the 3.x format writes it: assemblies and products in lists, tagged by `type`. */
const project = {
  id: 'p1',
  name: 'Schule am Anger',
  formatVersion: '3.4.3',
  results: { gwp: { a1a3: 99 } },
  assemblies: [
    {
      type: 'assembly',
      id: 'a1',
      name: 'AW-01 Außenwand Holzrahmen',
      description: 'hinterlüftet',
      comment: null,
      quantity: 250,
      unit: 'm2',
      classification: [{ system: 'DIN276', code: '331', name: 'Tragende Außenwände' }],
      products: [
        {
          type: 'product',
          id: 'x',
          name: 'Lärchenschalung',
          quantity: 6 / 250,
          unit: 'm3',
          referenceServiceLife: 40,
          impactData: [epd(uuid, 'm3', [{ value: 660, to: 'kg' }])],
          transport: [{ distance: 120, distanceUnit: 'km' }],
          results: null,
        },
        {
          type: 'product',
          id: 'y',
          name: 'Mineralwolle',
          quantity: 9.25,
          unit: 'kg',
          referenceServiceLife: 50,
          impactData: [epd('intern-7', 'm3', [{ value: 46.25, to: 'kg' }])],
        },
        {
          type: 'product',
          id: 'z',
          name: 'Dampfbremse',
          quantity: 250,
          unit: 'm2',
          referenceServiceLife: 50,
          impactData: [{ type: 'reference', uri: 'https://epd.example/7' }],
        },
        { type: 'reference', uri: 'products/gips.json' },
      ],
    },
    { type: 'reference', uri: 'assemblies/dach.json' },
    { type: 'assembly', id: 'a2', name: 'Aufzug', quantity: 1, unit: 'pcs', products: [] },
  ],
}

test('assemblies become constructions, thickness follows from volume or mass for one m² of the assembly', () => {
  const file = readLcax(JSON.stringify(project), '–')
  expect(file.project).toBe('Schule am Anger')
  expect(file.constructions).toHaveLength(1)
  const [wall] = file.constructions
  expect(wall).toMatchObject({
    name: 'AW-01 Außenwand Holzrahmen',
    typeHint: 'outerWall',
    description: 'hinterlüftet',
    sourceRef: '/assemblies/0',
  })
  const [cladding, wool, foil] = wall?.layers ?? []
  expect(cladding?.thickness).toBeCloseTo(6 / 250, 12)
  expect(cladding).toMatchObject({ material: { ids: [uuid], density: 660 }, serviceLife: 40, transportDistance: 120 })
  expect(wool?.thickness).toBeCloseTo(0.2, 12)
  expect(wool?.material.ids).toEqual([])
  expect(foil).not.toHaveProperty('thickness')
})

test('what the file says and a construction here cannot keep is told where it stands', () => {
  const { constructions, lost } = readLcax(JSON.stringify(project), '–')
  expect(lost).toEqual([
    { code: 'storedResults' },
    { code: 'outsideReference', values: { uri: 'assemblies/dach.json' } },
    { code: 'elementsWithoutLayers', values: { count: 1 } },
  ])
  const [wall] = constructions
  expect(wall?.lost).toEqual([
    { code: 'outsideReference', values: { uri: 'products/gips.json' } },
    { code: 'quantity', values: { value: 250, unit: 'm2' } },
    { code: 'attribute', values: { name: 'Tragende Außenwände' } },
  ])
  expect(wall?.layers.map(({ lost: own }) => own)).toEqual([
    [{ code: 'embeddedFigures', values: { count: 1 } }],
    [{ code: 'embeddedFigures', values: { count: 1 } }],
    [{ code: 'outsideReference', values: { uri: 'https://epd.example/7' } }],
  ])
})

test('the older form with records by id reads the same', () => {
  const {
    assemblies: [wall],
  } = project
  const products = Object.fromEntries((wall?.products ?? []).map((product, index) => [`k${index}`, product]))
  const older = readLcax(JSON.stringify({ ...project, assemblies: { w: { ...wall, products } } }), '–')
  expect(older.constructions[0]?.layers).toEqual(readLcax(JSON.stringify(project), '–').constructions[0]?.layers)
  expect(older.constructions[0]?.sourceRef).toBe('/assemblies/w')
})

test('a single assembly and a list of them are read too', () => {
  const one = {
    id: 'a',
    name: 'Bodenplatte',
    quantity: 1,
    unit: 'm2',
    products: [{ name: 'Beton', quantity: 0.25, unit: 'm3' }],
  }
  for (const given of [one, [one, one]])
    expect(readLcax(JSON.stringify(given), '–').constructions[0]).toMatchObject({
      typeHint: 'groundSlab',
      layers: [{ thickness: 0.25 }],
      lost: [],
    })
})

test('files of this program tell material, thickness, type and order themselves', () => {
  const own = {
    id: 'a',
    name: 'DA-01 Dach',
    quantity: 1,
    unit: 'm2',
    metaData: { constructionType: 'topFloorCeiling', orderOfProducts: 'outside to inside' },
    products: [
      {
        name: 'Zellulose',
        quantity: 1,
        unit: 'm2',
        metaData: { materialId: 'cellulose_blown', thickness: 0.24 },
      },
    ],
  }
  expect(readLcax(JSON.stringify(own), '–').constructions[0]).toMatchObject({
    typeHint: 'topFloorCeiling',
    firstLayer: 'outside',
    layers: [{ thickness: 0.24, material: { ids: ['cellulose_blown'] } }],
  })
})

test('the area of an assembly does not thin its layers: quantities of products are for one m² of it', () => {
  const wall = (quantity: number) =>
    readLcax(
      JSON.stringify({ name: 'Wand', quantity, unit: 'm2', products: [{ name: 'Beton', quantity: 0.25, unit: 'm3' }] }),
      '–',
    ).constructions[0]?.layers[0]?.thickness
  expect([wall(1), wall(50)]).toEqual([0.25, 0.25])
})

describe('what this program wrote', () => {
  const product = (
    constructionLayer: object,
    materials: readonly object[] = [{ id: 'cellulose_blown', name: 'Zellulose' }],
  ) => ({
    name: 'Zellulose / KVH',
    quantity: 1,
    unit: 'm2',
    metaData: { materialId: 'cellulose_blown', thickness: 0.2, constructionLayer, materials },
  })
  const layerOf = (one: object) =>
    readLcax(JSON.stringify({ name: 'W', quantity: 1, unit: 'm2', products: [one] }), '–').constructions[0]?.layers[0]
  const whole = { materialId: 'cellulose_blown', thickness: 0.2, state: 'existing', wastage: 0.1 }

  test('fields of a newer version are lost by name, the rest stays', () => {
    const read = layerOf(product({ ...whole, magnetism: 3, wastage: 7 }))
    expect(read?.whole).toEqual({ materialId: 'cellulose_blown', thickness: 0.2, state: 'existing' })
    expect(read?.lost).toEqual([
      { code: 'attribute', values: { name: 'wastage' } },
      { code: 'attribute', values: { name: 'magnetism' } },
    ])
  })

  test('a layer that is not well formed is told, and so are members that stand in its name alone', () => {
    const read = layerOf(product({ ...whole, thickness: 'thick' }))
    expect(read).toMatchObject({ thickness: 0.2 })
    expect(read?.lost).toEqual([
      { code: 'attribute', values: { name: 'thickness' } },
      { code: 'ownUnread' },
      { code: 'partWithoutLayer', values: { name: 'KVH', amount: '' } },
    ])
  })
})
