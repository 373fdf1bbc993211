import { atLeast, bookingBound, boundedText, shareText } from '../../results/bounded.ts'
import { leverText } from '../../results/lever-text.ts'
import { type Block, growing, right } from '../blocks.ts'
import { NONE, type ReportSource, TONNE, yearly } from '../report-source.ts'

/** Materials that the table names. */
const MOST = 12

const routes = ['reuse', 'recycling', 'energy', 'landfill', 'treatmentUnspecified', 'unknown'] as const

/** Where the emissions are: as areas, and by material with its mass; and where everything goes in the end. */
export function distributionBlocks(source: ReportSource): Block[] {
  const { kpis, words } = source
  const { t, results, numbers } = words
  const { fixed } = numbers
  const all = kpis.totals.fabricAndItems.gwp
  const materials = kpis.byMaterial.toSorted((one, other) => other.gwp - one.gwp).slice(0, MOST)
  return [
    { kind: 'drawing', title: t('treemap', { total: fixed(all / TONNE, 1) }), drawing: 'treemap' },
    {
      kind: 'table',
      title: t('materials'),
      columns: [growing(t('material')), ...[t('massTonnes'), t('totalTonnes'), t('perYear'), t('share')].map(right)],
      rows: materials.map(({ name, mass, massKnown, gwp }) => [
        name,
        atLeast(massKnown, fixed(mass / TONNE, 2)),
        fixed(gwp / TONNE, 2),
        fixed(yearly(source, gwp), 2),
        all === 0 ? NONE : fixed((gwp / all) * 100, 1),
      ]),
    },
    {
      kind: 'facts',
      title: t('endOfLife'),
      facts: routes
        .filter((route) => kpis.endOfLife[route] > 0)
        .map((route) => [results(`route.${route}`), fixed(kpis.endOfLife[route] / TONNE, 2)] as const),
    },
    ...massShares(source),
  ]
}

/** How much of the mass the figures are whole of, and of how much the end is known. */
function massShares({ kpis: { mass }, words: { t, results, numbers } }: ReportSource): Block[] {
  const { shareWithFullData: full, shareWithEndOfLife: declared } = mass
  const lines = [
    ...(full === null ? [] : [t('fullDataOf', { share: shareText(full, numbers.fixed) })]),
    ...(declared === null ? [] : [results('mass.endOfLifeDeclared', { share: shareText(declared, numbers.fixed) })]),
  ]
  return lines.length === 0 ? [] : [{ kind: 'notes', small: true, lines }]
}

/** What would bring the building most, each measure alone. */
export function leverBlocks(source: ReportSource): Block[] {
  const { levers, kpis, project, words } = source
  const { t, results, numbers } = words
  if (!levers) return []
  if (levers.length === 0) return [{ kind: 'notes', title: t('levers'), lines: [results('levers.none')] }]
  const now = kpis.totals.perAreaYear.gwp
  return [
    {
      kind: 'table',
      title: t('levers'),
      columns: [
        { head: t('leverNumber') },
        growing(t('lever')),
        growing(t('leverScope')),
        ...[t('perYear'), t('building')].map(right),
      ],
      rows: levers.map((lever, index) => {
        const { title, scope } = leverText(
          lever,
          { constructions: project.constructions, level: kpis.qng?.level },
          { t: results, numbers },
        )
        const gain = yearly(source, lever.gwp)
        return [`${index + 1}`, title, scope, numbers.signed(gain, 2), numbers.fixed(now + gain, 2)]
      }),
    },
  ]
}

/** The variants in one table. */
export function variantBlocks({ variants, words }: ReportSource): Block[] {
  if (variants.length < 2) return []
  const { t, numbers, results } = words
  const { fixed, signed } = numbers
  const first = variants[0]?.kpis.totals.perAreaYear.gwp ?? 0
  const per = ({ kpis, project }: (typeof variants)[number], amount: number) =>
    fixed(amount / (project.areas.netRoomArea * kpis.referenceStudyPeriod), 2)
  const operationOf = ({ kpis: { totals, servicesFlatRate: rate } }: (typeof variants)[number]) =>
    totals.total.gwp - totals.fabricAndItems.gwp - (rate?.counted ? rate.total.gwp : 0)
  return [
    {
      kind: 'table',
      title: `${t('variants')}, kg CO₂e/(m²a)`,
      columns: [
        growing(t('variant')),
        { head: t('budget') },
        ...[t('fabric'), t('operationColumn'), t('building'), 'Δ', 'QNG', 'PLUS', 'PREMIUM', 'H′T'].map(right),
      ],
      rows: variants.map((variant) => {
        const { kpis, name } = variant
        const verdict = (level: 'PLUS' | 'PREMIUM') => {
          const fulfilled = kpis.qng?.gwp.verdicts[level].fulfilled
          return fulfilled === undefined
            ? NONE
            : results(fulfilled === null ? 'undecided' : fulfilled ? 'met' : 'missed')
        }
        const { gwp } = kpis.totals.perAreaYear
        return [
          name,
          { drawing: `variant ${variant.key}` },
          per(variant, kpis.totals.fabricAndItems.gwp),
          per(variant, operationOf(variant)),
          boundedText(kpis.bound.gwp, fixed(gwp, 2), results('incomplete')),
          gwp === first ? NONE : signed(gwp - first, 2),
          kpis.qng ? boundedText(bookingBound(kpis, 'gwp'), fixed(kpis.qng.gwp.value, 2), results('incomplete')) : NONE,
          verdict('PLUS'),
          verdict('PREMIUM'),
          kpis.transmission.htPrime === null ? NONE : fixed(kpis.transmission.htPrime, 3),
        ]
      }),
    },
  ]
}
