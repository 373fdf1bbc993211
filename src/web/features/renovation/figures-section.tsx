import { clsx } from 'clsx'
import type { Conformity } from '#contract/assessment.ts'
import { absoluteText, differenceTo, relativeText } from '#web/charts/difference.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Segments } from '#web/components/segments.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { isOfHeat } from '#web/lib/verdict.ts'
import { type Row, rowsOf } from './figure-rows.ts'
import type { Heating } from './heating.ts'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'
import type { Variant } from './variant.ts'

const shortTitle = (title: string): string => /^(?:passive house|[\p{L}\d]+)/iu.exec(title)?.[0] ?? title

function Verdicts({ conformity }: { conformity: readonly Conformity[] }) {
  const t = useTexts(renovationTexts)
  return conformity
    .filter((rule) => isOfHeat(rule) && rule.fulfilled !== null)
    .map(({ requirement, title, fulfilled }) => (
      <span key={requirement} className="nowrap" title={title}>
        <Icon name={fulfilled ? 'check' : 'close'} className={fulfilled ? 'ok inline' : 'bad inline'} />
        <span className="sr">{t(fulfilled ? 'met' : 'missed')} </span>
        {shortTitle(title)}{' '}
      </span>
    ))
}

function FigureRow({ row, outside }: { row: Row; outside: string }) {
  const t = useTexts(renovationTexts)
  const formats = useFormats()
  const { key, quantity, unit, before, after, relative } = row
  const [missedBefore, missedAfter] = row.missed
  const difference = differenceTo(before, after)
  return (
    <tr>
      <th scope="row">
        {key === 'surface' ? t('row.surface', { outside }) : t(`row.${key}`)}{' '}
        {key === 'fRsi' && (
          <>
            <i>f</i>
            <sub>Rsi</sub>{' '}
          </>
        )}
        <span className="unit nowrap">
          <UnitText unit={unit} />
        </span>
      </th>
      <td className={clsx('num', missedBefore ? 'bad' : 'dim')}>
        {missedBefore && <span className="sr">{t('missed')} </span>}
        {formats.figure(quantity, before)}
      </td>
      <td className={clsx('num', missedAfter && 'bad')}>
        {missedAfter && <span className="sr">{t('missed')} </span>}
        <b>{formats.figure(quantity, after)}</b>
      </td>
      <td className="num">
        {relative ? relativeText(difference, before, quantity, formats) : absoluteText(difference, quantity, formats)}
        {!relative && difference.absolute !== null && unit !== '' && (
          <> {unit === '°C' ? 'K' : <UnitText unit={unit} />}</>
        )}
      </td>
    </tr>
  )
}

/** U before and after, and what changes with it. */
export function FiguresSection({
  variant,
  variants,
  heating,
  onShow,
}: {
  variant: Variant
  variants: readonly Variant[]
  heating: Heating | null
  onShow: (id: string) => void
}) {
  const t = useTexts(renovationTexts)
  const formats = useFormats()
  const { before, after } = variant.assessed
  const change = differenceTo(before.thermal.uValue, after.thermal.uValue)
  const rows = rowsOf(variant, heating, t('perYear'))
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('figures')}</h2>
        {variants.length > 1 && (
          <Segments
            label={t('variant')}
            value={variant.construction.id}
            segments={variants.map(({ construction, mark }) => ({ value: construction.id, label: mark }))}
            onChange={onShow}
          />
        )}
      </div>
      <p className={clsx('small dim', css.uValues)}>
        {t('uValue')}, {quantities.uValue.unit}
      </p>
      <p className={css.beforeAfter}>
        <span className={css.before} data-u-value="before">
          {formats.figure('uValueRated', before.thermal.uValue)}
        </span>
        <svg width="40" height="16" aria-hidden="true">
          <path className="inkl" d="M0 8H37M31 2l6 6l-6 6" style={{ strokeWidth: 1.6 }} />
        </svg>
        <span className="sr">{t('afterwards')}</span>
        <span className={css.after} data-u-value="after">
          {formats.figure('uValueRated', after.thermal.uValue)}
        </span>
      </p>
      <p className={clsx('dim', css.verdicts)} data-paper="verdicts">
        {change.relative !== null && (
          <span>{t('transmission', { change: relativeText(change, before.thermal.uValue, 'uValue', formats) })}</span>
        )}{' '}
        <Verdicts conformity={after.conformity} />
      </p>
      <table className="rt2">
        <caption className="sr">{t('figures')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" className="num">
              {t('beforeColumn')}
            </th>
            <th scope="col" className="num">
              {t('afterColumn')}
            </th>
            <th scope="col" className="num">
              {t('change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FigureRow
              key={row.key}
              row={row}
              outside={formats.withUnit('temperature', before.thermal.climate.outsideTemperature)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
