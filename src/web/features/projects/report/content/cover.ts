import { releaseName } from '#web/lib/release-name.ts'
import { atLeast, bookingBound } from '../../results/bounded.ts'
import { budgetUnits } from '../../results/budget.ts'
import {
  conformityLimit,
  conformityUnit,
  conformityValue,
  isUnconfirmed,
  standingOf,
} from '../../results/conformity.ts'
import { costSums } from '../../results/cost-sums.ts'
import type { Block } from '../blocks.ts'
import { type ReportSource, summed, TONNE } from '../report-source.ts'

const isFact = (fact: readonly [string, string | undefined]): fact is readonly [string, string] => fact[1] !== undefined

/** What it costs by the reader's own prices, where there are any. */
function costFacts({ kpis: { cost, referenceStudyPeriod }, words: { t, numbers } }: ReportSource) {
  const nameOf = {
    first: t('fact.cost'),
    overStudyPeriod: t('fact.costOverStudyPeriod', { years: String(referenceStudyPeriod) }),
    discounted: t('fact.costDiscounted', { rate: numbers.fixed((cost?.discountRate ?? 0) * 100, 1) }),
  }
  return (cost ? costSums(cost) : []).map(({ name, sum }): readonly [string, string | undefined] => [
    nameOf[name],
    sum ? `${atLeast(sum.bound !== 'lower', numbers.fixed(sum.total, 0))}\u00a0€` : undefined,
  ])
}

function facts(source: ReportSource) {
  const { stored, project, kpis, words } = source
  const { t, projects, numbers } = words
  const { areas } = project
  const { location, phase, use, measure } = stored
  const { fixed } = numbers
  const squareMetres = (value: number | undefined) => (value === undefined ? undefined : `${fixed(value, 1)}\u00a0m²`)
  const { mass, biogenicCarbonStored: grown, totals, transmission } = kpis
  const tonnes = (value: number, decimals: number) => `${fixed(value / TONNE, decimals)}\u00a0t`
  const all: readonly (readonly [string, string | undefined])[] = [
    [t('fact.use'), `${projects(`use.${use}`)}, ${projects(`measure.${measure}`)}`],
    [t('fact.phase'), phase && t(`phase.${phase}`)],
    [
      t('fact.location'),
      [location?.street, location?.postalCode, location?.city].filter(Boolean).join(' ') || undefined,
    ],
    [t('fact.netRoomArea'), squareMetres(areas.netRoomArea)],
    [t('fact.heatedNetRoomArea'), squareMetres(areas.heatedNetRoomArea)],
    [t('fact.grossFloorArea'), squareMetres(areas.grossFloorArea)],
    [t('fact.period'), t('fact.years', { count: kpis.referenceStudyPeriod })],
    [t('fact.release'), releaseName(kpis.release)],
    [t('fact.perYear'), summed(source, 'gwp', `${fixed(totals.perAreaYear.gwp, 1)}\u00a0${budgetUnits.gwp}`)],
    [t('fact.penrt'), summed(source, 'penrt', `${fixed(totals.penrtKwhPerAreaYear, 1)}\u00a0${budgetUnits.penrtKwh}`)],
    [t('fact.total'), summed(source, 'gwp', `${tonnes(totals.total.gwp, 1)} CO₂e`)],
    [t('fact.fabric'), summed(source, 'gwp', `${tonnes(totals.fabricAndItems.gwp, 1)} CO₂e`)],
    [t('fact.htPrime'), transmission.htPrime === null ? undefined : `${fixed(transmission.htPrime, 3)}\u00a0W/(m²K)`],
    [
      t('fact.mass'),
      atLeast(
        kpis.byMaterial.every(({ massKnown }) => massKnown),
        tonnes(mass.installed, 1),
      ),
    ],
    [t('fact.biogenic'), `${atLeast(grown.value !== null, tonnes(grown.value ?? grown.atLeast, 1))} CO₂`],
    ...costFacts(source),
  ]
  return all.filter(isFact)
}

/** How the building stands to each limit that there is a value for. */
function verdicts({ kpis, words: { t, results, numbers } }: ReportSource) {
  return kpis.conformity.flatMap((entry) => {
    const [value, limit] = [conformityValue(entry, numbers, results('incomplete')), conformityLimit(entry, numbers)]
    if (value === undefined || limit === undefined) return []
    const remarks = [
      ...(entry.kind === 'orientation' ? [results('conformity.orientation').replace('.', '')] : []),
      ...(isUnconfirmed(entry) ? [results('unconfirmed')] : []),
    ]
    const said = t('verdict.limit', { limit, value, unit: conformityUnit(entry) }).trim()
    return [{ standing: standingOf(entry), title: entry.title, text: [said, ...remarks].join(', ') }]
  })
}

/** The figure that the report begins with: the value of the seal, or the life cycle where it has no limits. */
function figureOf({ kpis, words: { t, results, numbers } }: ReportSource): Block {
  const booking = kpis.qng?.gwp
  const bound = booking ? bookingBound(kpis, 'gwp') : kpis.bound.gwp
  const text = booking
    ? numbers.against(booking.value, booking.verdicts.PLUS.limit, 1)
    : numbers.fixed(kpis.totals.perAreaYear.gwp, 1)
  return {
    kind: 'figure',
    name: t(booking ? 'figure.qng' : 'figure.lifeCycle'),
    value: atLeast(bound !== 'lower', text),
    unit: bound === 'unknown' ? `${budgetUnits.gwp}, ${results('incomplete')}` : budgetUnits.gwp,
  }
}

/** What the figures do not say. */
function reservations({ kpis: { qng, bound, cost, warnings }, words: { t, results } }: ReportSource): string[] {
  const open = qng ? [...new Set([...qng.gwp.open, ...qng.penrtKwh.open])] : []
  return [
    ...(qng ? [t('method.qng')] : []),
    ...(open.length > 0 ? [`${t('open')}: ${open.map((reason) => results(`open.${reason}`)).join('; ')}.`] : []),
    ...(bound.gwp === null ? [] : [t(bound.gwp === 'lower' ? 'lowerBound' : 'unknownBound')]),
    ...(cost?.first?.bound === 'lower' || cost?.overStudyPeriod?.bound === 'lower' ? [t('costBound')] : []),
    ...warnings.map(({ message }) => message),
  ]
}

/** The first sheet: what it comes to, against what may be; what the building is. */
export function coverBlocks(source: ReportSource): Block[] {
  const { kpis, words } = source
  const { t } = words
  const { qng } = kpis
  const years = String(kpis.referenceStudyPeriod)
  return [
    {
      kind: 'beside',
      left: [
        figureOf(source),
        ...(qng ? [{ kind: 'drawing', drawing: 'budget' } as const] : []),
        { kind: 'verdicts', title: t('verdicts'), lines: verdicts(source) },
      ],
      right: [{ kind: 'facts', facts: facts(source) }],
    },
    { kind: 'notes', title: t('limits'), lines: reservations(source) },
    {
      kind: 'notes',
      title: t('method'),
      small: true,
      lines: [
        t('method.text', { years, release: releaseName(kpis.release), generation: `DIN ${kpis.generation}` }),
        t('method.missing'),
      ],
    },
  ]
}
