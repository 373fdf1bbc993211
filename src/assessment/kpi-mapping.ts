import { datasetName } from '#catalogue/attribution.ts'
import type { KeyPerformanceIndicators, Warning } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Assessment } from '#engine/assessment.ts'
import type { ServiceLife } from '#engine/lca/service-life/service-lives.ts'
import { accessoryOf, isReinforcement, needsReinforcement, usualReinforcement } from '#vocabulary/accessories.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { toConformity, toUsedSettings } from './conformity-mapping.ts'
import { toCost } from './cost-mapping.ts'
import type { Assessable } from './engine-construction.ts'
import { isExpired } from './expiry.ts'
import { toMoisture } from './moisture-mapping.ts'
import type { ReleaseExpiry } from './release-expiry.ts'
import { partsOf, type Resolved, type ResolvedLayer, type ToldPart } from './resolved.ts'
import { toWarning } from './texts/warnings.ts'
import type { Words } from './texts/words.ts'
import { versionsOf } from './versions.ts'

type LayerFigures = KeyPerformanceIndicators['layers'][number]
type Shown = {
  readonly words: Words
  /** ISO date, which tells what has expired. */
  readonly today: string
}

type DatasetFigures = LayerFigures['datasets'][number]

function toDatasets(
  { own, members, secondMembers, accessories = [], transport }: ResolvedLayer,
  { words: { locale }, today }: Shown,
): DatasetFigures[] {
  const datasets: DatasetFigures[] = []
  const add = (part: Pick<DatasetFigures, 'part' | 'accessory'>, { dataset, replaced }: ToldPart) => {
    if (!dataset) return
    const { uuid, version, validUntil } = dataset
    const name = datasetName(dataset, locale)
    datasets.push({ ...part, uuid, version, name, replaced, expired: isExpired(validUntil, today) })
  }
  add({ part: 'material' }, own)
  if (members) add({ part: 'framing' }, members)
  if (secondMembers) add({ part: 'secondFraming' }, secondMembers)
  for (const [accessory, one] of accessories.entries()) add({ part: 'accessory', accessory }, one)
  if (transport?.part) add({ part: 'transport' }, transport.part)
  return datasets
}

const toServiceLife = (
  { years, isOpen, basis, rule, place, edition, code }: ServiceLife,
  { words: { placements, places }, given }: Shown & { readonly given: string | undefined },
): NonNullable<LayerFigures['serviceLife']> => ({
  years,
  open: isOpen,
  basis,
  rule,
  reason: placements[rule],
  position: place,
  positionName: place && (places[place] ?? place),
  edition,
  code,
  given: basis === 'own' || basis === 'chosen' ? (given ?? null) : null,
})

const toLayers = (
  { layers }: Assessment,
  resolved: Resolved,
  { given, ...shown }: Shown & Pick<Asked, 'given'>,
): LayerFigures[] =>
  layers.map(({ layer, resistance, counted, mass, sd, complete, gwp, penrt, pert, ...life }) => ({
    layer,
    resistance,
    counted,
    mass,
    sd,
    replacements: life.replacements,
    serviceLife:
      life.serviceLife &&
      toServiceLife(life.serviceLife, {
        ...shown,
        given: given.layers[layer]?.serviceLifeReason,
      }),
    enclosed: life.enclosed,
    biogenicBalance: life.biogenicBalance,
    complete,
    gwp,
    penrt,
    pert,
    datasets: resolved.layers[layer] ? toDatasets(resolved.layers[layer], shown) : [],
  }))

/** One for the whole release, with the way to a newer one. */
const releaseWarning = ({ release, since, newer = '' }: ReleaseExpiry, { words }: Shown): Warning =>
  toWarning({ code: 'releaseExpired', values: { release, since, newer } }, words)

/** One for the whole construction: how many datasets have expired, each once, and since when. */
function expiryWarning({ layers }: Resolved, { words, today }: Shown): Warning[] {
  const expired = new Map<string, string>()
  for (const { dataset: own } of layers.flatMap(partsOf))
    for (const dataset of [own, own?.endOfLife])
      if (dataset?.validUntil !== undefined && isExpired(dataset.validUntil, today))
        expired.set(dataset.uuid, dataset.validUntil)
  if (expired.size === 0) return []
  const since = [...expired.values()].reduce((first, one) => (one < first ? one : first))
  return [toWarning({ code: 'datasetExpired', values: { count: expired.size, since } }, words)]
}

/** New concrete that is counted without its reinforcement. */
const reinforcementWarnings = (type: ConstructionType, layers: readonly ConstructionLayer[], { words }: Shown) =>
  layers.flatMap(({ materialId, state = 'new', accessories = [] }, index): Warning[] => {
    if (state !== 'new' || !needsReinforcement(materialId) || accessories.some(isReinforcement)) return []
    const usual = accessoryOf(usualReinforcement(type)).amount?.typical ?? 0
    return [toWarning({ code: 'reinforcementMissing', path: `/layers/${index}`, values: { usual } }, words)]
  })

type Asked = {
  readonly trace?: KeyPerformanceIndicators['trace']
  /** What was assessed. */
  readonly given: Pick<Assessable, 'type' | 'layers'>
  /** That the cost follows from. */
  readonly prices?: Prices | undefined
  /** Where nothing in the release holds any more. */
  readonly releaseExpiry: ReleaseExpiry | undefined
}

/** An assessment as the interface shows it: figures unrounded, messages in words. */
export const toKpis = (
  assessment: Assessment,
  resolved: Resolved,
  { trace, given, releaseExpiry, prices, ...shown }: Shown & Asked,
): KeyPerformanceIndicators => ({
  constructionType: given.type,
  thermal: assessment.thermal,
  geometry: assessment.geometry,
  moisture: toMoisture(assessment, shown.words),
  summer: assessment.summer,
  lifeCycle: {
    ...assessment.lifeCycle,
    modules: [...assessment.lifeCycle.modules],
    releaseExpired: releaseExpiry !== undefined,
  },
  ...(assessment.cost && prices && { cost: toCost(assessment.cost, prices, resolved) }),
  layers: toLayers(assessment, resolved, { ...shown, given }),
  versions: versionsOf(resolved, { today: shown.today, releaseExpiry, prices }),
  conformity: toConformity(assessment, shown),
  settings: toUsedSettings(
    assessment,
    given.layers.map(({ state = 'new' }) => state),
    shown,
  ),
  warnings: [
    ...assessment.warnings.map((warning) => toWarning(warning, shown.words)),
    ...reinforcementWarnings(given.type, given.layers, shown),
    ...(releaseExpiry ? [releaseWarning(releaseExpiry, shown)] : expiryWarning(resolved, shown)),
  ],
  ...(trace && { trace }),
})
