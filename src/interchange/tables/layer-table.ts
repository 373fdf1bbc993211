import type { ConstructionLayer } from '#contract/constructions.ts'
import type { ConstructionExport, UsedMaterial } from '#contract/interchange.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { knownFasteners, statedFasteners } from '#vocabulary/fasteners.ts'
import { transportOf } from '#vocabulary/transport.ts'
import { vehicleName } from '#vocabulary/vehicles.ts'
import { type Column, millimetres, type Table, tableOf } from './table.ts'
import type { Words } from './words.ts'

type LayerRow = {
  readonly index: number
  readonly layer: ConstructionLayer
  readonly figures: ConstructionExport['kpis']['layers'][number] | undefined
  readonly name: string
  readonly material: UsedMaterial | undefined
  readonly framing: string
  readonly second: string
  readonly transport: ReturnType<typeof transportOf>
  readonly locale: Locale
}

function layerRows({ construction, kpis, materials, locale }: ConstructionExport): LayerRow[] {
  const find = (id: string) => materials.find((material) => material.id === id)
  const nameOf = (id: string | undefined) => (id === undefined ? '' : (find(id)?.name ?? id))
  return construction.layers.map((layer, index) => ({
    index,
    layer,
    figures: kpis.layers.find((one) => one.layer === index),
    transport: transportOf(layer, construction.settings),
    locale,
    material: find(layer.materialId),
    name: find(layer.materialId)?.name ?? layer.materialId,
    framing: nameOf(layer.framing?.materialId),
    second: nameOf(layer.secondFraming?.materialId),
  }))
}

/** Position, number and edition, and the reason of whoever chose something else. */
const lifeBasis = (life: NonNullable<LayerRow['figures']>['serviceLife']): string =>
  life === null
    ? ''
    : [life.positionName ?? life.reason, life.code, life.edition, life.given].filter(Boolean).join(', ')

/** μ of a layer, its own before that of its material; none where an sd value counts in its place. */
const factorOf = ({ overrides }: LayerRow['layer'], ofMaterial: number | undefined): number | null =>
  overrides?.sd === undefined ? (overrides?.vapourResistanceFactor ?? ofMaterial ?? null) : null

/** Fasteners of a layer by their figures; empty where there are none. */
const fastenersOf = ({ layer }: LayerRow) => {
  const stated = statedFasteners(layer)
  const known = stated && knownFasteners(stated)
  return known && !('missing' in known) ? known : undefined
}

/** What corrects U of a layer. */
const correctionColumns = (word: Words['word']): Column<LayerRow>[] => {
  const section = (row: LayerRow) => {
    const known = fastenersOf(row)
    return known && 'area' in known ? known : undefined
  }
  const chi = (row: LayerRow) => {
    const known = fastenersOf(row)
    return known && 'pointTransmittance' in known ? known.pointTransmittance : ''
  }
  return [
    [word('taperShape'), ({ layer }) => layer.taper?.shape ?? ''],
    [`${word('taperRise')} [mm]`, ({ layer }) => millimetres(layer.taper?.rise)],
    [`${word('taperIntermediate')} [mm]`, ({ layer }) => millimetres(layer.taper?.intermediate)],
    [word('fastenerSystem'), ({ layer }) => layer.fasteners?.system ?? ''],
    [`${word('fastenersPerArea')} [1/m²]`, (row) => fastenersOf(row)?.perArea ?? ''],
    [`${word('pointTransmittance')} [W/K]`, chi],
    [`${word('fastenerSection')} [m²]`, (row) => section(row)?.area ?? ''],
    [`${word('fastenerConductivity')} [W/(m·K)]`, (row) => section(row)?.conductivity ?? ''],
    [`${word('fastenerFactor')} [1]`, ({ layer }) => layer.fasteners?.factor ?? ''],
    [`${word('fastenerLength')} [mm]`, ({ layer }) => millimetres(layer.fasteners?.length)],
    [word('airGaps'), ({ layer }) => layer.airGaps ?? ''],
    [`${word('rainBelow')} [mm/d]`, ({ layer }) => layer.rainBelow ?? ''],
    [word('cavity'), ({ layer }) => layer.airCavity ?? ''],
    [`${word('openings')} [mm²/m]`, ({ layer }) => layer.openings ?? ''],
    [`${word('emissivityOuter')} [1]`, ({ layer }) => layer.emissivities?.outer ?? ''],
    [`${word('emissivityInner')} [1]`, ({ layer }) => layer.emissivities?.inner ?? ''],
  ]
}

const isBrought = ({ figures }: LayerRow) => figures?.datasets.some(({ part }) => part === 'transport') === true

/** What brings a layer to the site, as far as that counts. */
const transportColumns = (word: Words['word']): Column<LayerRow>[] => [
  [`${word('transportDistance')} [km]`, (row) => (isBrought(row) ? row.transport?.distance : undefined) ?? ''],
  [
    word('transportVehicle'),
    (row) => (isBrought(row) && row.transport?.vehicle ? vehicleName(row.transport.vehicle, row.locale) : ''),
  ],
]

function layerColumns({ word, stateName, yesNo }: Words): Column<LayerRow>[] {
  return [
    [word('layer'), ({ index }) => index + 1],
    [word('material'), ({ name }) => name],
    [word('materialId'), ({ layer }) => layer.materialId],
    [word('state'), ({ layer }) => stateName(layer.state ?? 'new')],
    [`${word('thickness')} [mm]`, ({ layer }) => millimetres(layer.thickness)],
    [word('framing'), ({ framing }) => framing],
    [`${word('memberWidth')} [mm]`, ({ layer }) => millimetres(layer.framing?.width)],
    [`${word('memberSpacing')} [mm]`, ({ layer }) => millimetres(layer.framing?.spacing)],
    [`${word('memberShare')} [1]`, ({ layer }) => layer.framing?.share ?? ''],
    [word('secondMembers'), ({ second }) => second],
    [`${word('memberWidth')} 2 [mm]`, ({ layer }) => millimetres(layer.secondFraming?.width)],
    [`${word('memberSpacing')} 2 [mm]`, ({ layer }) => millimetres(layer.secondFraming?.spacing)],
    [`${word('secondShare')} [1]`, ({ layer }) => layer.secondFraming?.share ?? ''],
    ...correctionColumns(word),
    [
      `${word('conductivity')} [W/(m·K)]`,
      ({ layer, material }) => layer.overrides?.conductivity ?? material?.conductivity ?? null,
    ],
    [`${word('density')} [kg/m³]`, ({ layer, material }) => layer.overrides?.density ?? material?.density ?? null],
    [
      `${word('specificHeatCapacity')} [J/(kg·K)]`,
      ({ layer, material }) => layer.overrides?.specificHeatCapacity ?? material?.specificHeatCapacity ?? null,
    ],
    [`${word('muDry')} [1]`, ({ layer, material }) => factorOf(layer, material?.vapourResistanceFactor?.dry)],
    [`${word('muWet')} [1]`, ({ layer, material }) => factorOf(layer, material?.vapourResistanceFactor?.wet)],
    [`${word('waterAbsorption')} [kg/(m²·h^0.5)]`, ({ layer }) => layer.overrides?.waterAbsorption ?? ''],
    [`${word('serviceLife')} [a]`, ({ figures }) => figures?.serviceLife?.years ?? null],
    [word('serviceLifeBasis'), ({ figures }) => lifeBasis(figures?.serviceLife ?? null)],
    [`${word('resistance')} [m²·K/W]`, (row) => row.figures?.resistance ?? null],
    [word('counted'), (row) => yesNo(row.figures?.counted ?? null)],
    [`${word('sd')} [m]`, (row) => row.figures?.sd ?? null],
    [`${word('mass')} [kg/m²]`, (row) => row.figures?.mass ?? null],
    [`${word('remainingServiceLife')} [a]`, ({ layer }) => layer.remainingServiceLife ?? ''],
    [word('endOfLife'), ({ layer }) => layer.endOfLifeScenario ?? ''],
    [`${word('wastage')} [1]`, ({ layer }) => layer.wastage ?? ''],
    ...transportColumns(word),
    [word('replacements'), (row) => row.figures?.replacements ?? null],
    [`${word('gwp')} [kg CO₂e/m²]`, (row) => row.figures?.gwp ?? null],
    [`${word('penrt')} [MJ/m²]`, (row) => row.figures?.penrt ?? null],
    [`${word('pert')} [MJ/m²]`, (row) => row.figures?.pert ?? null],
    [word('balanceComplete'), (row) => yesNo(row.figures?.complete ?? null)],
  ]
}

/** What the layers are made of, those of framed ones with their members. */
export const layerNames = (given: ConstructionExport): readonly string[] =>
  layerRows(given).map(({ name, framing }) => (framing === '' ? name : `${name} / ${framing}`))

/** The layers, outside first: material, members, corrections of U, values used, transport, figures. */
export const layerTable = (given: ConstructionExport, words: Words): Table =>
  tableOf(words.word('layers'), layerColumns(words), layerRows(given))
