import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { PriceImport } from '#contract/prices.ts'
import { writtenPriceUnits } from '#vocabulary/prices.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { takePriceList } from '#web/resources/materials/price-mutations.ts'
import { priceTexts } from './price-texts.ts'
import css from './prices.module.css'

/** A list that was read, and what the service understands of it. */
export type ReadList = { readonly name: string; readonly csv: string; readonly told: PriceImport }

/** Rows of a list that are shown; the rest is counted. */
const SHOWN = 200

function Refused({ told: { refused, refusedCount, unreadColumns } }: { told: PriceImport }) {
  const t = useTexts(priceTexts)
  return (
    <>
      {refusedCount > 0 && (
        <section>
          <h3>{t('refused', { count: refusedCount })}</h3>
          <ul className={css.lines}>
            {refused.slice(0, SHOWN).map(({ line, reason, column, value }) => (
              <li key={`${line} ${column}`}>
                <b>{t('line', { line })}</b> {t(`refused.${reason}`, { column: t(`column.${column}`) })}
                {value !== '' && <span className="dim"> {t('value', { value })}</span>}
              </li>
            ))}
          </ul>
          {refusedCount > SHOWN && <p className="dim">{t('more', { count: refusedCount - SHOWN })}</p>}
        </section>
      )}
      {unreadColumns.length > 0 && <p className="dim">{t('unread', { names: unreadColumns.join(', ') })}</p>}
    </>
  )
}

function Understood({ told: { understood } }: { told: PriceImport }) {
  const t = useTexts(priceTexts)
  const locale = useLocale()
  const { number, date, figure } = useFormats()
  if (understood.length === 0) return <p>{t('nothingUnderstood')}</p>
  return (
    <section>
      <h3>{t('understood', { count: understood.length })}</h3>
      <table className={clsx('table', css.preview)}>
        <thead>
          <tr>
            <th scope="col">{t('material')}</th>
            <th scope="col" className="num">
              {t('price')}
            </th>
            <th scope="col" className="num">
              {t('on')}
            </th>
          </tr>
        </thead>
        <tbody>
          {understood.slice(0, SHOWN).map(({ materialId, name, amount, per, thickness, on, replaces }) => (
            <tr key={materialId}>
              <td>
                {name[locale] ?? name.de_DE ?? name.en_GB}
                {replaces && <span className="small dim"> {t('replacesOne')}</span>}
              </td>
              <td className="num">
                {number(amount, 2)}&nbsp;
                <span className="unit">
                  {writtenPriceUnits[per][locale === 'de_DE' ? 0 : 1]}
                  {thickness !== undefined && ` ${t('ofThickness', { thickness: figure('thickness', thickness) })}`}
                </span>
              </td>
              <td className="num">{date(on)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {understood.length > SHOWN && <p className="dim">{t('more', { count: understood.length - SHOWN })}</p>}
    </section>
  )
}

/** What was understood of a price list, before any of it is taken. */
export function ListPreview({ list: { name, csv, told }, onClose }: { list: ReadList; onClose: () => void }) {
  const t = useTexts(priceTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const take = useMutation({
    ...takePriceList,
    onSuccess: ({ understood }) => {
      showToast({ text: t('taken', { count: understood.length }) })
      onClose()
    },
  })
  const count = told.understood.length
  return (
    <Dialog
      className={css.wide}
      title={t('list')}
      subtitle={name}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          {count > 0 && (
            <Button look="primary" disabled={take.isPending} onClick={() => take.mutate(csv)}>
              {t('take', { count })}
            </Button>
          )}
        </>
      }
    >
      <Refused told={told} />
      <Understood told={told} />
      {take.error && <Notice kind="error">{t('saveFailed', { reason: reasonOf(take.error) })}</Notice>}
    </Dialog>
  )
}
