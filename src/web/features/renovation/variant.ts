import type { Construction, ConstructionLayer } from '#contract/constructions.ts'
import { studsOf } from '#vocabulary/accessories.ts'
import { mainClimateIndicator } from '#vocabulary/indicators.ts'
import { stateOf } from '#vocabulary/renovation.ts'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import type { WorksAssessment } from '#web/resources/assessment/assessment-queries.ts'
import type { Element } from './heating.ts'
import { expensesOf, knowsPrimaryEnergy, worksComplete, worksOnly } from './measure.ts'
import type { Course } from './payback.ts'

/** A renovation with all that is shown of it. */
export type Variant = {
  readonly construction: Construction
  readonly assessed: WorksAssessment
  /** The office's mark, else the name. */
  readonly mark: string
  /** For emissions over time [kg CO₂e/m²]; null where U is not known. */
  readonly course: Course | null
  /** For non-renewable primary energy over time [kWh/m²]; null where it is not known. */
  readonly primaryCourse: Course | null
  readonly works: ReturnType<typeof worksOnly>
  /** False: data is missing for layers of the works. */
  readonly complete: boolean
}

/** Thermal resistance without the surfaces, before and after the works [m²K/W]; nothing where U is not known. */
export const resistancesOf = ({ before, after }: WorksAssessment): Element => {
  const bare = ({ thermal: { rTotal, rsi, rse } }: WorksAssessment['before']) =>
    rTotal === null ? 0 : rTotal - (rsi ?? 0) - (rse ?? 0)
  return { before: bare(before), after: bare(after) }
}

/** Service life of a layer [a] that its replacements were counted with; null where not known. */
export const serviceLifeOf = (index: number, { after }: WorksAssessment): number | null =>
  after.layers.find(({ layer }) => layer === index)?.serviceLife?.years ?? null

/** The material's name, that of its members after a slash; the id stands for one that is gone. */
export const layerName = ({ materialId, framing }: ConstructionLayer, { materials }: WorksAssessment): string =>
  [materialId, ...(framing ? [framing.materialId] : [])].map((id) => materials.get(id)?.name ?? id).join(' / ')

/** A layer as it is drawn. */
export function drawnLayer(layer: ConstructionLayer, { materials }: WorksAssessment) {
  const hatchOf = (id: string) => materials.get(id)?.hatch ?? 'air'
  const { framing, accessories = [] } = layer
  return {
    hatch: hatchOf(layer.materialId),
    thickness: layer.thickness,
    state: stateOf(layer),
    framing: framing
      ? { hatch: hatchOf(framing.materialId), width: framing.width, spacing: framing.spacing }
      : studsOf(accessories),
  } satisfies DrawnLayer
}

/** Puts together what is shown of a renovation. */
export function variantOf(construction: Construction, assessed: WorksAssessment): Variant {
  const { layers } = construction
  const { before, after, indicators } = assessed
  const [u0, u1] = [before.thermal.uValue, after.thermal.uValue]
  const works = worksOnly(indicators, layers)
  const known = works.some(
    ({ module, indicators: figures }) =>
      module === 'total' && Object.keys(figures).includes(mainClimateIndicator[after.lifeCycle.generation]),
  )
  const timed = {
    indicators,
    kpis: after,
    layers,
    serviceLives: layers.map((_, index) => serviceLifeOf(index, assessed)),
  }
  const courseOf = (quantity: 'gwp' | 'penrt', isKnown: boolean): Course | null =>
    u0 === null || u1 === null || !isKnown ? null : { before: u0, after: u1, expenses: expensesOf(timed, quantity) }
  return {
    construction,
    assessed,
    mark: construction.code ?? construction.name,
    course: courseOf('gwp', known),
    primaryCourse: courseOf('penrt', knowsPrimaryEnergy(indicators, layers)),
    works,
    complete: worksComplete(after, layers),
  }
}
