import { stageName } from '#web/charts/stage-looks.ts'
import { budgetLevels } from '../../results/budget.ts'
import { rowKeyOf } from '../../results/project-rows.ts'
import { type Block, growing, right } from '../blocks.ts'
import { NONE, type ReportSource } from '../report-source.ts'

/** How the seal counts the building, with what is open and what lies outside. */
export function bookingBlocks({ kpis: { qng, warnings }, words }: ReportSource): Block[] {
  const { results: t, numbers } = words
  const { fixed, against } = numbers
  if (!qng) {
    const why = warnings.filter(({ code }) => code === 'qngNotApplicable' || code === 'qngValueNotKnown')
    return [{ kind: 'notes', title: t('booking.title'), lines: why.map(({ message }) => message) }]
  }
  const both = [qng.gwp, qng.penrtKwh] as const
  const line = (name: string, of: (booking: (typeof both)[number]) => number) => [
    name,
    ...both.map((booking) => fixed(of(booking), 2)),
  ]
  const open = [...new Set(both.flatMap((booking) => booking.open))]
  const { outsideModules, outsideCostGroups } = qng
  return [
    {
      kind: 'table',
      title: t('booking.title'),
      columns: [growing(t('booking.counted')), right('GWP kg CO₂e/(m²a)'), right('PENRT kWh/(m²a)')],
      rows: [
        ...qng.gwp.byModule.map(({ module }, index) =>
          line(`${t('part.fabric')} ${stageName(module)}`, ({ byModule }) => byModule[index]?.value ?? 0),
        ),
        line(`${t('part.services')}, ${t('unconfirmed')}`, ({ servicesFlatRate }) => servicesFlatRate),
        line(`${t('part.regulated')} B6`, ({ regulated }) => regulated),
        line(`${t('part.user')} B6`, ({ userElectricity }) => userElectricity),
        line(t('booking.value'), ({ value }) => value),
        ...budgetLevels.toReversed().map((level) => [
          `QNG-${level}`,
          ...both.map(({ value, verdicts }) => {
            const { limit, fulfilled } = verdicts[level]
            const word = fulfilled === null ? 'undecided' : fulfilled ? 'met' : 'missed'
            return `${against(value, limit, 2)} ${value <= limit ? '≤' : '>'} ${fixed(limit, 0)}, ${t(word)}`
          }),
        ]),
      ],
    },
    {
      kind: 'notes',
      small: true,
      lines: [
        t('booking.formula'),
        ...open.map((reason) => `${t(`open.${reason}`)}.`),
        t('booking.outside', { gwp: fixed(outsideModules.gwp, 0), penrt: fixed(outsideModules.penrt, 0) }),
        ...(outsideCostGroups.length > 0
          ? [t('booking.groups', { count: outsideCostGroups.length, rows: outsideCostGroups.join(', ') })]
          : []),
        t('booking.unconfirmed'),
      ],
    },
  ]
}

/** The envelope row by row, its heat loss and that of the reference building. */
export function envelopeBlocks({ kpis: { transmission }, rows, words }: ReportSource): Block[] {
  const { t, numbers } = words
  const { lines, envelopeArea, deltaU, ht, htPrime, htPrimeReference } = transmission
  if (lines.length === 0) return [{ kind: 'notes', title: t('envelope'), lines: [t('noEnvelope')] }]
  const write = (value: number | null, decimals: number) => (value === null ? NONE : numbers.fixed(value, decimals))
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  const sum = (name: string, value: string, area = '') => [name, area, '', '', value, '']
  return [
    {
      kind: 'table',
      title: t('envelope'),
      columns: [growing(t('name')), ...[t('area'), t('uValue'), t('fx'), t('fxUA'), t('uReference')].map(right)],
      rows: [
        ...lines.map((line) => [
          names.get(rowKeyOf(line)) ?? line.id,
          write(line.area, 1),
          write(line.uValue, 3),
          write(line.fx, 2),
          write(line.fxUA, 2),
          write(line.uReference, 2),
        ]),
        sum(t('thermalBridges', { delta: write(deltaU, 2) }), write(deltaU * envelopeArea, 2), write(envelopeArea, 1)),
        sum(t('ht'), write(ht, 2)),
        sum(t('htPrime'), write(htPrime, 3)),
        sum(t('htPrimeReference'), write(htPrimeReference, 3)),
      ],
      sums: 2,
    },
  ]
}
