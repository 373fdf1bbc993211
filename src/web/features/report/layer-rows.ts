import type { ConstructionLayer } from '#contract/constructions.ts'
import type { MaterialDetail } from '#contract/materials.ts'
import { accessoryOf, studsOf } from '#vocabulary/accessories.ts'
import { type FigureStatus, type Hatch, isClassValue } from '#vocabulary/materials.ts'
import { showsStates } from '#web/drawing/section-layout.ts'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { accessoryLabel } from '#web/lib/accessory-label.ts'
import { ABSENT, type Quantity } from '#web/lib/format.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { correctionText } from './correction-text.ts'
import type { Words } from './words.ts'

type LayerFigures = Reported['kpis']['layers'][number]

/** A layer as the report lists it, all as text. */
export type LayerRow = {
  readonly number: string
  readonly hatch: Hatch
  readonly name: string
  readonly thickness: string
  readonly conductivity: string
  readonly density: string
  readonly vapourResistanceFactor: string
  readonly resistance: string
  readonly serviceLife: string
  readonly gwp: string
}

/** Marks a value that the user has set in place of the catalogue's. */
export const OWN_VALUE = '*'
/** Marks a class value, which is to be checked against the product's declaration. */
export const CLASS_VALUE = '°'

const framingText = (
  { framing, secondFraming }: ConstructionLayer,
  materials: Reported['materials'],
  { formats: { figure } }: Words,
): string =>
  [framing, secondFraming]
    .map((members) => {
      if (!members) return ''
      const { materialId, width, spacing, share } = members
      const name = materials.get(materialId)?.name ?? materialId
      const stated = share === undefined ? '' : ` (${figure('percentage', share)}\u00a0%)`
      return ` + ${name} ${figure('width', width)} / ${figure('width', spacing)} mm${stated}`
    })
    .join('')

/** What is built in, own amounts and class values marked. */
const builtInText = ({ accessories = [] }: ConstructionLayer, { formats }: Words): string =>
  accessories
    .map((one) => {
      const classed = isClassValue(accessoryOf(one.accessoryId).status) ? CLASS_VALUE : ''
      return ` + ${accessoryLabel(one, formats)}${one.amount === undefined ? classed : OWN_VALUE}`
    })
    .join('')

/** What is drawn of the layers. */
export const drawnLayers = ({ construction: { layers }, materials }: Reported): DrawnLayer[] => {
  const hatched = (members: ConstructionLayer['secondFraming']) => {
    const member = members && materials.get(members.materialId)
    return member && { hatch: member.hatch, width: members.width, spacing: members.spacing }
  }
  const drawn = layers.map((layer): DrawnLayer => {
    const { materialId, thickness, state, framing, secondFraming, taper, accessories = [] } = layer
    const material = materials.get(materialId)
    return {
      hatch: material?.hatch ?? 'air',
      thickness,
      state,
      name: material?.name ?? materialId,
      framing: framing ? hatched(framing) : studsOf(accessories),
      secondFraming: hatched(secondFraming),
      taper,
    }
  })
  return showsStates(drawn) ? drawn : drawn.map((layer) => ({ ...layer, state: undefined }))
}

type Overridable = 'conductivity' | 'density'

/** A value of the layer: the user's own, marked, else the catalogue's. */
const chosen = (
  own: number | undefined,
  stored: number | null | undefined,
  status: FigureStatus | undefined,
  write: (value: number) => string,
): string => {
  if (own !== undefined) return `${write(own)}${OWN_VALUE}`
  if (stored === null || stored === undefined) return ABSENT
  return `${write(stored)}${isClassValue(status) ? CLASS_VALUE : ''}`
}

/** μ of the material, dry and wet where they differ. */
function factorText({ vapourResistanceFactor, statuses }: MaterialDetail, { formats: { figure } }: Words): string {
  if (!vapourResistanceFactor) return ABSENT
  const { dry, wet } = vapourResistanceFactor
  const parts = (dry === wet ? [dry] : [dry, wet]).map((value) => figure('vapourResistanceFactor', value))
  return `${parts.join('/')}${isClassValue(statuses.vapourResistanceFactor) ? CLASS_VALUE : ''}`
}

/** The sd value that is declared, else μ; the user's own where there is one. */
function vapourText(
  { sd, vapourResistanceFactor: own }: NonNullable<ConstructionLayer['overrides']>,
  material: MaterialDetail | undefined,
  words: Words,
): string {
  const { figure } = words.formats
  const write = (value: number) => `sd ${figure('sd', value)}\u00a0m`
  if (sd !== undefined) return `${write(sd)}${OWN_VALUE}`
  if (own !== undefined) return `${figure('vapourResistanceFactor', own)}${OWN_VALUE}`
  if (!material) return ABSENT
  return material.sd === null
    ? factorText(material, words)
    : chosen(undefined, material.sd, material.statuses.sd, write)
}

/** What is known of the material, each value the user's own where there is one. */
function materialCells({ overrides = {} }: ConstructionLayer, material: MaterialDetail | undefined, words: Words) {
  const { figure } = words.formats
  const cell = (field: Overridable, quantity: Quantity, stored: number | null | undefined) =>
    chosen(overrides[field], stored, material?.statuses[field], (value) => figure(quantity, value))
  return {
    conductivity: cell('conductivity', 'conductivity', material?.conductivity),
    density: cell('density', 'density', material?.density),
    vapourResistanceFactor: vapourText(overrides, material, words),
  }
}

/** Years of the layer: at least so many, or as somebody said, marked. */
function lifeText(life: LayerFigures['serviceLife'] | undefined, { formats: { figure } }: Words): string {
  if (!life) return ABSENT
  const isSaid = life.basis === 'own' || life.basis === 'chosen'
  return `${life.open ? '≥ ' : ''}${figure('years', life.years)}${isSaid ? OWN_VALUE : ''}`
}

const stateText = ({ state = 'new' }: ConstructionLayer, { common }: Words): string =>
  state === 'new' ? '' : ` (${common(`state.${state}`)})`

/** What was computed for the layer. */
function computedCells(figures: LayerFigures | undefined, words: Words) {
  const { figure } = words.formats
  const gwp = figure('gwp', figures?.gwp)
  return {
    serviceLife: lifeText(figures?.serviceLife, words),
    resistance: figures?.counted === false ? ABSENT : figure('resistance', figures?.resistance),
    gwp: gwp === ABSENT || figures?.complete !== false ? gwp : `≥ ${gwp}`,
  }
}

function layerRow(layer: ConstructionLayer, index: number, { kpis, materials }: Reported, words: Words): LayerRow {
  const { figure } = words.formats
  const material = materials.get(layer.materialId)
  const figures = kpis.layers.find((one) => one.layer === index)
  const name = material?.name ?? layer.materialId
  return {
    number: String(index + 1),
    hatch: material?.hatch ?? 'air',
    name: `${name}${framingText(layer, materials, words)}${builtInText(layer, words)}${correctionText(layer, words)}${stateText(layer, words)}`,
    thickness: figure('thickness', layer.thickness),
    ...materialCells(layer, material, words),
    ...computedCells(figures, words),
  }
}

const everywhere = ['name', 'conductivity', 'density', 'vapourResistanceFactor', 'serviceLife'] as const
const isMarked = (rows: readonly LayerRow[], mark: string, columns: readonly (keyof LayerRow)[] = everywhere) =>
  rows.some((row) => columns.some((column) => row[column].includes(mark)))

/** What the marks in the rows mean, as far as they occur. */
export const markNotes = (rows: readonly LayerRow[], { t, common }: Words): string[] => [
  ...(isMarked(rows, OWN_VALUE, ['conductivity', 'density', 'vapourResistanceFactor']) ? [t('overriddenNote')] : []),
  ...(isMarked(rows, OWN_VALUE, ['serviceLife']) ? [t('saidLifeNote')] : []),
  ...(isMarked(rows, OWN_VALUE, ['name']) ? [t('ownAmountNote')] : []),
  ...(isMarked(rows, CLASS_VALUE) ? [`${CLASS_VALUE} ${common('classValue')}`] : []),
]

/** The layers as a table, outside first. */
export const layerRows = (reported: Reported, words: Words): LayerRow[] =>
  reported.construction.layers.map((layer, index) => layerRow(layer, index, reported, words))
