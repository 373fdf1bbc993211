import { clsx } from 'clsx'
import { Fragment } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { resultsTexts } from '../results/results-texts.ts'
import type { Block, Cell, TableBlock } from './blocks.ts'
import css from './project-report.module.css'
import { ReportDrawing } from './report-drawing.tsx'

/** Numbers, versions, UUIDs and drawings are never broken. */
const isShort = (cell: Cell) => typeof cell !== 'string' || !cell.includes(' ')

type Drawing = Omit<Parameters<typeof ReportDrawing>[0], 'name'>
/** Which of its lines are shown; all where absent. */
type Lines = { readonly from: number; readonly to: number }

function CellView({ cell, drawing }: { cell: Cell; drawing: Drawing }) {
  return typeof cell === 'string' ? cell : <ReportDrawing name={cell.drawing} {...drawing} />
}

function TableView({ block, lines: { from, to }, drawing }: { block: TableBlock; lines: Lines; drawing: Drawing }) {
  const { title, columns, rows, sums = 0, small } = block
  const growing = columns.filter(({ grows }) => grows).length
  const width = `${100 / Math.max(1, growing)}%`
  return (
    <table className={clsx(css.table, small && css.smallTable)}>
      {title !== undefined && <caption>{title}</caption>}
      <thead>
        <tr>
          {columns.map(({ head, right, grows }, index) =>
            head === '' ? (
              <td key={`${index} ${head}`} style={grows ? { width } : undefined} />
            ) : (
              <th
                key={`${index} ${head}`}
                scope="col"
                className={right ? 'num' : undefined}
                style={grows ? { width } : undefined}
              >
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.slice(from, to).map((cells, index) => (
          <tr key={from + index} data-line className={from + index >= rows.length - sums ? css.sum : undefined}>
            {cells.map((cell, column) => (
              <td
                key={columns[column]?.head ?? column}
                className={columns[column]?.right ? 'num' : isShort(cell) ? css.narrow : undefined}
              >
                <CellView cell={cell} drawing={drawing} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const signs = {
  met: { icon: 'check', look: 'ok' },
  missed: { icon: 'close', look: 'bad' },
  undecided: { icon: 'info', look: 'dim' },
} as const

function VerdictsView({ block }: { block: Extract<Block, { kind: 'verdicts' }> }) {
  const t = useTexts(resultsTexts)
  if (block.lines.length === 0) return null
  return (
    <>
      <h3>{block.title}</h3>
      <ul className={css.verdicts}>
        {block.lines.map(({ standing, title, text }) => (
          <li key={title}>
            <Icon name={signs[standing].icon} className={signs[standing].look} />
            <span>
              <b>{title}</b> <span className="dim">{text}</span>, {t(standing)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const allLines: Lines = { from: 0, to: Number.POSITIVE_INFINITY }

/** A block of the report as it stands on a sheet. */
export function BlockView({ block, lines = allLines, drawing }: { block: Block; lines?: Lines; drawing: Drawing }) {
  switch (block.kind) {
    case 'table':
      return <TableView block={block} lines={lines} drawing={drawing} />
    case 'figure':
      return (
        <p className={css.figure}>
          <span className="sr">{block.name} </span>
          <span className="big">{block.value}</span> <span className="dim">{block.unit}</span>
          <span className={css.figureName} aria-hidden="true">
            {block.name}
          </span>
        </p>
      )
    case 'facts':
      return (
        <>
          {block.title !== undefined && <h3>{block.title}</h3>}
          <dl className="kv s">
            {block.facts.map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      )
    case 'notes':
      return (
        <>
          {block.title !== undefined && lines.from === 0 && <h3 data-head>{block.title}</h3>}
          {block.lines.slice(lines.from, lines.to).map((line, index) => (
            <p key={`${lines.from + index} ${line}`} data-line className={block.small ? css.smallPrint : undefined}>
              {line}
            </p>
          ))}
        </>
      )
    case 'verdicts':
      return <VerdictsView block={block} />
    case 'drawing':
      return (
        <>
          {block.title !== undefined && <h3>{block.title}</h3>}
          <ReportDrawing name={block.drawing} {...drawing} />
        </>
      )
    case 'beside':
      return (
        <div className={css.beside}>
          {[block.left, block.right].map((side, index) => (
            <div key={index === 0 ? 'left' : 'right'}>
              {side.map((one, at) => (
                <div key={`${at} ${one.kind}`} className={css.block}>
                  <BlockView block={one} drawing={drawing} />
                </div>
              ))}
            </div>
          ))}
        </div>
      )
  }
}
