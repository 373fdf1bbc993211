import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '#web/components/notice.tsx'
import { SelectAll } from '#web/components/select-all.tsx'
import { MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import type { BulkChange, PreviewedChange } from '#web/resources/constructions/bulk-changes.ts'
import { ChangeActions, isOfVariants } from './change-actions.tsx'
import { apart, PreviewRow, previewColumns } from './preview-row.tsx'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

const failsThen = ({ flips }: PreviewedChange) => flips.some(({ after }) => after === false)

/** The office that a change moves to, as one of the reader's; undefined for other changes. */
function useTarget(change: BulkChange) {
  const isMove = change.do === 'moveToOffice'
  const { data } = useQuery({ ...officesQuery, enabled: isMove })
  return isMove ? data?.find(({ id }) => id === change.office) : undefined
}

/** What is chosen, in sum: projects that are concerned, and climate change on average. */
function Foot({ rows, chosen }: { rows: readonly PreviewedChange[]; chosen: ReadonlySet<string> }) {
  const t = useTexts(questionsTexts)
  const { figure, difference, number } = useFormats()
  const those = rows.filter(({ id }) => chosen.has(id))
  const known = those.filter((row) => apart(row) !== null)
  const concerned = new Set(those.flatMap(({ projects }) => projects)).size
  return (
    <tfoot>
      <tr>
        <td />
        <td colSpan={4}>
          {t('chosenOf', { chosen: number(chosen.size), all: number(rows.length) })}
          {concerned > 0 && `, ${t('projectsConcerned', { count: concerned })}`}
        </td>
        <td className="num">
          <span className="dim">{figure('gwp', mean(known.map(({ before }) => before?.gwp ?? 0)))}</span>
          {known.some((row) => apart(row) !== 0) &&
            ` → ${figure('gwp', mean(known.map(({ after }) => after?.gwp ?? 0)))}`}
        </td>
        <td />
        <td className="num">{difference('gwp', mean(known.map((row) => apart(row) ?? 0)))}</td>
        <td className="small dim">{t('meanPerArea')}</td>
      </tr>
    </tfoot>
  )
}

/** What a change would do to each; those that would miss a limit are not chosen at first. */
export function ChangePreview({
  rows,
  total,
  change,
  busy,
  onChange,
  onClose,
}: {
  rows: readonly PreviewedChange[]
  /** Constructions that the query finds; one change is of the first 1,000 at most. */
  total: number
  change: BulkChange
  busy: boolean
  onChange: (items: { id: string; version: number }[], change: BulkChange) => void
  onClose: () => void
}) {
  const t = useTexts(questionsTexts)
  const { number } = useFormats()
  const isFiling = isOfVariants(change)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        rows
          .filter((row) => row.refused === null && !failsThen(row))
          .slice(0, isFiling ? MOST_COMPARED : rows.length)
          .map(({ id }) => id),
      ),
  )
  const office = useTarget(change)
  const changeable = rows.filter(({ refused }) => refused === null)
  const thickest = Math.max(
    0.1,
    ...rows.flatMap(({ before, after }) => [before?.thickness ?? 0, after?.thickness ?? 0]),
  )
  const those = rows.filter(({ id }) => chosen.has(id))
  const toggle = (id: string) =>
    setChosen((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <section className={css.preview} aria-label={t('previewTitle')}>
      <div className="row between">
        <h2>{t('previewTitle')}</h2>
        <span className="small dim">{t('previewHint')}</span>
      </div>
      {total > rows.length && (
        <Notice kind="warning">{t('firstOf', { shown: number(rows.length), total: number(total) })}</Notice>
      )}
      {office && <p>{t('seenByOffice', { office: office.name, count: office.members })}</p>}
      {isFiling && <p>{t('fewVariants', { most: number(MOST_COMPARED) })}</p>}
      <div className={css.previewRows}>
        <table className="table">
          <caption className="sr">{t('previewTitle')}</caption>
          <thead>
            <tr>
              <th>
                <SelectAll
                  label={t('chooseAll')}
                  count={chosen.size}
                  all={changeable.length}
                  onChange={(all) => setChosen(new Set(all ? changeable.map(({ id }) => id) : []))}
                />
              </th>
              <th scope="col">{t('stripThen')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('alteration')}</th>
              {previewColumns.map((column) => (
                <th key={column} scope="col" className="num">
                  {t(`kind.${column}`)} <span className="unit">{quantities[column].unit}</span>
                </th>
              ))}
              <th scope="col" className="num">
                {t('gwpDifference')}
              </th>
              <th scope="col">{t('verdicts')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PreviewRow
                key={row.id}
                row={row}
                change={change}
                office={office?.name}
                thickest={thickest}
                isChosen={chosen.has(row.id)}
                onToggle={() => toggle(row.id)}
              />
            ))}
          </tbody>
          <Foot rows={rows} chosen={chosen} />
        </table>
      </div>
      <ChangeActions change={change} chosen={those} busy={busy} onChange={onChange} onClose={onClose} />
    </section>
  )
}
