import { useState } from 'react'
import { costGroupLabel } from '#vocabulary/cost-groups.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { budgetLevels } from '../results/budget.ts'
import { resultsTexts } from '../results/results-texts.ts'
import { useNumbers } from '../results/use-numbers.ts'
import css from './compare.module.css'
import { CompareHead } from './compare-head.tsx'
import { compareTexts } from './compare-texts.ts'
import { bestOf, bodyFigures, buildingFigures, type ComparedFigure, stageFigures } from './compared-figures.ts'
import { areOfOneProject, type ComparedVariant } from './compared-variant.ts'
import { differingLines } from './differing.ts'
import { FigureCell } from './figure-cell.tsx'

const marks = ['A', 'B', 'C', 'D', 'E']
/** Rows that differ, before all are asked for. */
const FIRST = 12

const isStage = (key: ComparedFigure['key']): key is Extract<ComparedFigure['key'], `stage.${string}`> =>
  key.startsWith('stage.')

function Group({ name, columns }: { name: string; columns: number }) {
  return (
    <tr className={css.group}>
      <th scope="rowgroup" colSpan={columns + 1}>
        {name}
      </th>
    </tr>
  )
}

function Figure({ figure, variants }: { figure: ComparedFigure; variants: readonly ComparedVariant[] }) {
  const t = useTexts(compareTexts)
  const results = useTexts(resultsTexts)
  const values = variants.map(figure.of)
  if (values.every((value) => value === null)) return null
  const best = bestOf(figure, variants)
  return (
    <tr>
      <th scope="row">
        <span className="nowrap">{isStage(figure.key) ? results(figure.key) : t(`figure.${figure.key}`)}</span>
        <wbr />
        <span className="unit">
          <UnitText unit={figure.unit} />
        </span>
      </th>
      {variants.map((variant, index) => (
        <td key={variant.key} data-c={variant.name}>
          <FigureCell
            value={values[index] ?? null}
            values={values}
            reference={index === 0 ? undefined : (values[0] ?? null)}
            decimals={figure.decimals}
            bound={figure.bound?.(variant.kpis)}
            best={best.includes(variant.key)}
          />
        </td>
      ))}
    </tr>
  )
}

/** Which levels of the seal each column reaches, and by how much. */
function Verdicts({ variants }: { variants: readonly ComparedVariant[] }) {
  const t = useTexts(compareTexts)
  const results = useTexts(resultsTexts)
  const { signed } = useNumbers()
  if (variants.every(({ kpis }) => kpis.qng === null)) return null
  return (
    <tr>
      <th scope="row">{t('verdicts')}</th>
      {variants.map(({ key, name, kpis: { qng } }) => (
        <td key={key} data-c={name}>
          {qng ? (
            <ul className={css.verdicts}>
              {budgetLevels.toReversed().map((level) => {
                const { fulfilled, limit } = qng.gwp.verdicts[level]
                const [icon, look, word] =
                  fulfilled === null
                    ? (['info', 'dim', 'undecided'] as const)
                    : fulfilled
                      ? (['check', 'ok', 'met'] as const)
                      : (['close', 'bad', 'missed'] as const)
                return (
                  <li key={level}>
                    <Icon name={icon} className={look} />
                    <span>
                      <span className="sr">{results(word)}: </span>
                      {level} <span className="small dim">{signed(qng.gwp.value - limit, 1)}</span>
                    </span>
                  </li>
                )
              })}
            </ul>
          ) : (
            <span className="dim">{t('notApplicable')}</span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** The columns with all their figures, and the rows in which they differ. */
export function CompareTable({
  variants,
  onRemove,
}: {
  variants: readonly ComparedVariant[]
  onRemove: (key: string) => void
}) {
  const t = useTexts(compareTexts)
  const locale = useLocale()
  const [all, setAll] = useState(false)
  const lines = differingLines(variants, (costGroup) => costGroupLabel(costGroup, locale))
  const shown = all ? lines : lines.slice(0, FIRST)
  const columns = variants.length
  return (
    <>
      <table className={css.table}>
        <caption className="sr">{t('caption', { count: columns, name: variants[0]?.name ?? '' })}</caption>
        <colgroup>
          <col className={css.labels} />
          {variants.map(({ key }) => (
            <col key={key} />
          ))}
        </colgroup>
        <CompareHead variants={variants} lines={lines} marks={marks} onRemove={onRemove} />
        <tbody>
          <Group name={t('group.building')} columns={columns} />
          {buildingFigures.map((figure) => (
            <Figure key={figure.key} figure={figure} variants={variants} />
          ))}
          <Verdicts variants={variants} />
        </tbody>
        <tbody>
          <Group name={t(areOfOneProject(variants) ? 'group.rows' : 'group.costGroups')} columns={columns} />
          {shown.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <span className="unit">kg/(m²a)</span>
              </th>
              {variants.map((variant, index) => (
                <td key={variant.key} data-c={variant.name}>
                  <FigureCell
                    value={values[index] ?? null}
                    values={values}
                    reference={index === 0 ? undefined : (values[0] ?? null)}
                    decimals={2}
                    best={false}
                  />
                </td>
              ))}
            </tr>
          ))}
          {lines.length === 0 && (
            <tr>
              <th scope="row" colSpan={columns + 1} className="dim">
                {t('allAlike')}
              </th>
            </tr>
          )}
        </tbody>
        <tbody>
          <Group name={t('group.stages')} columns={columns} />
          {stageFigures(variants).map((figure) => (
            <Figure key={figure.key} figure={figure} variants={variants} />
          ))}
        </tbody>
        <tbody>
          <Group name={t('group.body')} columns={columns} />
          {bodyFigures.map((figure) => (
            <Figure key={figure.key} figure={figure} variants={variants} />
          ))}
        </tbody>
      </table>
      {lines.length > FIRST && !all && (
        <Button look="quiet" size="s" icon="plus" onClick={() => setAll(true)}>
          {t('group.more', { count: lines.length - FIRST })}
        </Button>
      )}
    </>
  )
}
