import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type ComparedFigure, comparedFigure, isLowerBound } from '#contract/compared-figures.ts'
import { scopeName } from '#vocabulary/life-cycle.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './comparison.module.css'
import { ComparisonHead } from './comparison-head.tsx'
import { comparisonTexts } from './comparison-texts.ts'
import { CondensationCell, ConformityCell, FigureCell } from './figure-cells.tsx'
import { bestOnScreen, type FigureRow, groupsOf } from './figure-rows.ts'
import type { ChangeComparison } from './use-comparison.ts'
import type { View } from './view.ts'

type RowProps = { readonly view: View }

/** The name of a row, symbols as the standards write them. */
function RowName({ figure }: { figure: ComparedFigure }) {
  const t = useTexts(comparisonTexts)
  const symbols: Partial<Record<ComparedFigure, ReactNode>> = {
    fRsi: (
      <>
        <i>f</i>
        <sub>Rsi</sub>
      </>
    ),
    decrement: <i>f</i>,
  }
  return (
    <>
      {t(`row.${figure}`)} {symbols[figure]}
    </>
  )
}

function Figures({ row, view }: RowProps & { row: FigureRow }) {
  const { figure } = useFormats()
  const { columns, search, comparison } = view
  const values = columns.map(({ item }) => comparedFigure(item.kpis, row.figure))
  if (values.every((value) => value === null)) return null
  const baseline = columns.find(({ isBaseline }) => isBaseline)?.item
  const written = columns.map(({ item }) => ({
    id: item.id,
    text: figure(row.quantity, comparedFigure(item.kpis, row.figure)),
  }))
  const best = new Set(row.ranked ? bestOnScreen(written, comparison.best[row.figure]) : [])
  return (
    <tr>
      <th scope="row">
        <RowName figure={row.figure} />
        <span className="unit">
          <UnitText unit={quantities[row.quantity].unit} />
        </span>
      </th>
      {columns.map(({ item, drawn, made, isUnequal, mark, isBaseline }) => (
        <td key={item.id} data-c={mark} className={isUnequal ? css.unequal : undefined}>
          <FigureCell
            drawn={made ? comparedFigure(drawn.kpis, row.figure) : undefined}
            row={row}
            item={item}
            values={values}
            baseline={isBaseline ? undefined : baseline ? comparedFigure(baseline.kpis, row.figure) : null}
            baselineComplete={!baseline || !isLowerBound(baseline.kpis, row.figure)}
            difference={
              comparison.differences.find(({ id }) => id === item.id)?.figures[row.figure] ?? {
                absolute: null,
                relative: null,
              }
            }
            mode={search.differences}
            best={best.has(item.id)}
          />
        </td>
      ))}
    </tr>
  )
}

function Verdicts({ row, view: { columns } }: RowProps & { row: 'conformity' | 'condensation' }) {
  const t = useTexts(comparisonTexts)
  return (
    <tr>
      <th scope="row">
        {t(`row.${row}`)}
        {row === 'condensation' && <span className="unit">{t('condensationNorm')}</span>}
      </th>
      {columns.map(({ item, mark }) => (
        <td key={item.id} data-c={mark}>
          {row === 'conformity' ? (
            <ConformityCell conformity={item.kpis.conformity} />
          ) : (
            <CondensationCell item={item} />
          )}
        </td>
      ))}
    </tr>
  )
}

/** The head of a group of rows; the first names, above figures that were made equal, which are as drawn. */
function GroupHead({ name, isFirst, view: { columns } }: RowProps & { name: string; isFirst: boolean }) {
  const t = useTexts(comparisonTexts)
  const isNamed = isFirst && columns.some(({ made }) => made)
  return (
    <tr className={css.group}>
      <th scope="rowgroup" colSpan={isNamed ? 1 : columns.length + 1}>
        {name}
      </th>
      {isNamed &&
        columns.map(({ item, made }) => (
          <td key={item.id} className={css.bases} aria-hidden="true">
            {made && (
              <div className={clsx(css.value, css.both)}>
                <span className={css.drawn}>{t('equal.today')}</span>
                <i className={css.valueBar} />
                <span className={css.figureText}>{t('equal.same')}</span>
              </div>
            )}
          </td>
        ))}
    </tr>
  )
}

/** The constructions as columns: sections in one scale, then the figures by group. */
export function ComparisonTable({ view, change }: { view: View; change: ChangeComparison }) {
  const t = useTexts(comparisonTexts)
  const { columns } = view
  const baseline = columns.find(({ isBaseline }) => isBaseline)
  const scope = scopeName(columns[0]?.item.kpis.lifeCycle.modules ?? [])
  const years = columns[0]?.item.kpis.lifeCycle.referenceStudyPeriod ?? 0
  return (
    <table className={css.table}>
      <caption className="sr">{t('caption', { count: columns.length, baseline: baseline?.name ?? '' })}</caption>
      <colgroup>
        <col className={css.labelColumn} />
        {columns.map(({ item }) => (
          <col key={item.id} />
        ))}
      </colgroup>
      <ComparisonHead view={view} change={change} />
      {groupsOf(columns.map(({ item }) => item)).map(({ group, rows }, index) => (
        <tbody key={group}>
          <GroupHead
            name={group === 'lifeCycle' ? t('group.lifeCycle', { years, scope }) : t(`group.${group}`)}
            isFirst={index === 0}
            view={view}
          />
          {rows.map((row) =>
            typeof row === 'string' ? (
              <Verdicts key={row} row={row} view={view} />
            ) : (
              <Figures key={row.figure} row={row} view={view} />
            ),
          )}
        </tbody>
      ))}
    </table>
  )
}
