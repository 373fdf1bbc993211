import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Marking, useMark } from './marking.ts'
import { type ParetoRow, pareto } from './pareto.ts'
import type { NamedRow } from './project-rows.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

/** Rows that are shown before more is asked for. */
const FIRST = 8
const [WIDTH, HEIGHT] = [380, 72]

/** The cumulated share of the rows over their rank, with the border at 80 %. */
function ParetoLine({ rows }: { rows: readonly ParetoRow[] }) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const known = rows.flatMap(({ cumulated, isMain }) => (cumulated === null ? [] : [{ cumulated, isMain }]))
  const main = known.filter(({ isMain }) => isMain).length
  if (known.length < 2) return null
  const x = (index: number) => (index / known.length) * (WIDTH - 40)
  // beside the border, where it has room
  const isRight = x(main) > WIDTH / 2
  const y = (share: number) => 6 + (1 - share) * (HEIGHT - 20)
  const path = known.map(({ cumulated }, index) => `L${x(index + 1).toFixed(1)} ${y(cumulated).toFixed(1)}`).join('')
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('first.line', { count: main, all: known.length })}
    >
      <rect className={css.mainRows} x={0} y={y(1)} width={x(main)} height={y(0) - y(1)} />
      <path className="inkl" d={`M0 ${y(0)}H${WIDTH - 40}`} />
      <path className="thin" d={`M0 ${y(0.8)}H${WIDTH - 40}`} />
      <path className="tick" d={`M0 ${y(0)}${path}`} />
      <text x={WIDTH} y={y(0.8) + 4} className="x11 xe">
        {fixed(80, 0)} %
      </text>
      <text x={isRight ? x(main) - 4 : x(main) + 4} y={y(0) - 4} className={isRight ? 'x11 k halo xe' : 'x11 k halo'}>
        {t('first.main', { count: main })}
      </text>
    </svg>
  )
}

function Line({
  entry: { row, share, cumulated, isMain },
  number,
  years,
  netRoomArea,
  marking,
  children,
}: {
  entry: ParetoRow
  number: number
  years: number
  netRoomArea: number
  marking: Marking
  /** The way to what could stand in its place. */
  children: ReactNode
}) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const mark = useMark(marking)
  const { kind, total, area } = row.figures
  return (
    <li className={clsx(isMain && css.main)}>
      <span className="dim">{number}</span>
      <span>
        <button type="button" className="plain" {...mark([row.key])}>
          {row.name}
        </button>
        <span className="small">
          {[row.makeup, kind === 'item' ? '' : area === null ? t('first.noArea') : `${fixed(area, 1)}\u00a0m²`]
            .filter((part) => part !== '')
            .join(', ')}
        </span>
        {children}
      </span>
      <span className="num">
        {total ? fixed(total.gwp / (netRoomArea * years), 2) : '–'}
        <span className="small dim">
          {share !== null &&
            cumulated !== null &&
            t('first.share', { share: fixed(share * 100, 0), sum: fixed(cumulated * 100, 0) })}
        </span>
      </span>
    </li>
  )
}

/** What to change first: the rows by what they cause, with what could stand in their place. */
export function ChangeFirst({
  kpis,
  rows,
  netRoomArea,
  marking,
  onAlternatives,
}: {
  kpis: ProjectKpis
  rows: readonly NamedRow[]
  netRoomArea: number
  marking: Marking
  /** Asks what could stand in place of a row; undefined where nothing may be changed. */
  onAlternatives: ((row: NamedRow) => void) | undefined
}) {
  const t = useTexts(resultsTexts)
  const [all, setAll] = useState(false)
  const entries = pareto(rows)
  const shown = all ? entries : entries.slice(0, FIRST)
  if (entries.length === 0) return null
  return (
    <section className={css.section}>
      <div className="sec-h">
        <h3>{t('first.title')}</h3>
        <span className="small dim">kg/(m²a)</span>
      </div>
      <ParetoLine rows={entries} />
      <ol className={css.levers}>
        {shown.map((entry, index) => (
          <Line
            key={entry.row.key}
            entry={entry}
            number={index + 1}
            years={kpis.referenceStudyPeriod}
            netRoomArea={netRoomArea}
            marking={marking}
          >
            {onAlternatives && entry.row.construction !== undefined && (
              <button type="button" className="link small" onClick={() => onAlternatives(entry.row)}>
                {t('first.alternatives')}
                <span className="sr"> {entry.row.name}</span>
              </button>
            )}
          </Line>
        ))}
      </ol>
      {entries.length > FIRST && (
        <Button look="quiet" size="s" aria-expanded={all} onClick={() => setAll(!all)}>
          <Icon name={all ? 'minus' : 'plus'} />
          {all ? t('first.fewer') : t('first.more', { count: entries.length - FIRST })}
        </Button>
      )}
    </section>
  )
}
