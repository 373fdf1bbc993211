import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Checkbox } from '#web/components/option.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { PreviewedChange } from '#web/resources/constructions/bulk-changes.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

const columns = ['uValue', 'gwp', 'thickness'] as const

/** Room for a section [px]. */
const STRIP = { width: 120, height: 26 } as const

/** Before and after, in grey and black. */
function Pair({ of, row }: { of: (typeof columns)[number]; row: PreviewedChange }) {
  const { figure } = useFormats()
  const [before, after] = [figure(of, row.before?.[of]), figure(of, row.after?.[of])]
  return (
    <td className="num">
      <span className="dim">{before}</span>
      {row.after && ` → ${after}`}
    </td>
  )
}

/** What becomes of the limits, or why nothing is changed. */
function Verdict({ row }: { row: PreviewedChange }) {
  const t = useTexts(questionsTexts)
  if (row.refused !== null)
    return (
      <span className="row dim">
        <Icon name="lock" />
        {t(`refused.${row.refused}`)}
      </span>
    )
  if (row.flips.length === 0) return <span className="dim">{t('sameVerdicts')}</span>
  return row.flips.map(({ requirement, title, after }) => (
    <span key={requirement} className={after === false ? 'row bad' : after ? 'row ok' : 'row dim'}>
      <Icon name={after === false ? 'error' : after ? 'check' : 'info'} />
      {title}: {t(after === false ? 'missedNow' : after ? 'metNow' : 'openNow')}
    </span>
  ))
}

/** How much GWP a change makes of one construction; null where either is not known. */
const apart = ({ before, after }: PreviewedChange): number | null =>
  typeof before?.gwp === 'number' && typeof after?.gwp === 'number' ? after.gwp - before.gwp : null

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

const failsThen = ({ flips }: PreviewedChange) => flips.some(({ after }) => after === false)

/** What a change would do to each; those that would miss a limit are not chosen at first. */
export function ChangePreview({
  rows,
  busy,
  onChange,
  onClose,
}: {
  rows: readonly PreviewedChange[]
  busy: boolean
  onChange: (items: { id: string; version: number }[]) => void
  onClose: () => void
}) {
  const t = useTexts(questionsTexts)
  const [chosen, setChosen] = useState(
    () => new Set(rows.filter((row) => row.refused === null && !failsThen(row)).map(({ id }) => id)),
  )
  const { figure, difference, number } = useFormats()
  const thickest = Math.max(
    0.1,
    ...rows.flatMap(({ before, after }) => [before?.thickness ?? 0, after?.thickness ?? 0]),
  )
  const known = rows.filter((row) => chosen.has(row.id) && apart(row) !== null)
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
      <div className={css.previewRows}>
        <table className="table">
          <caption className="sr">{t('previewTitle')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('choice')}</span>
              </th>
              <th scope="col">{t('stripThen')}</th>
              <th scope="col">{t('name')}</th>
              {columns.map((column) => (
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
              <tr key={row.id}>
                <td>
                  <Checkbox
                    aria-label={t('chooseOne', { name: row.name })}
                    checked={chosen.has(row.id)}
                    disabled={row.refused !== null}
                    onChange={() => toggle(row.id)}
                  />
                </td>
                <td>
                  <SectionStrip
                    layers={row.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))}
                    scale={(STRIP.width - 2) / thickest}
                    height={STRIP.height}
                    width={STRIP.width}
                    seed={row.id}
                  />
                </td>
                <td className={css.name}>
                  {row.code !== null && <span className="dim">{row.code} </span>}
                  {row.name}
                </td>
                {columns.map((column) => (
                  <Pair key={column} of={column} row={row} />
                ))}
                <td className="num">{difference('gwp', apart(row))}</td>
                <td className="small">
                  <Verdict row={row} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <td colSpan={3}>{t('chosenOf', { chosen: number(chosen.size), all: number(rows.length) })}</td>
              <td className="num">
                <span className="dim">{figure('gwp', mean(known.map(({ before }) => before?.gwp ?? 0)))}</span>
                {known.length > 0 && ` → ${figure('gwp', mean(known.map(({ after }) => after?.gwp ?? 0)))}`}
              </td>
              <td />
              <td className="num">{difference('gwp', mean(known.map((row) => apart(row) ?? 0)))}</td>
              <td className="small dim">{t('meanPerArea')}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className={clsx('row', css.previewActions)}>
        <span className="dim grow">{t('wholeOrNothing')}</span>
        <Button onClick={onClose}>{t('closePreview')}</Button>
        <Button
          look="primary"
          disabled={busy || chosen.size === 0}
          onClick={() => onChange(rows.flatMap(({ id, version }) => (chosen.has(id) ? [{ id, version }] : [])))}
        >
          {t('changeThese', { count: chosen.size })}
        </Button>
      </div>
    </section>
  )
}
