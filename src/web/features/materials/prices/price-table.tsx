import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { OwnPrice } from '#contract/prices.ts'
import { writtenPriceUnits } from '#vocabulary/prices.ts'
import { Button } from '#web/components/button.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { priceTexts } from './price-texts.ts'
import css from './prices.module.css'

/** A price with the name of its material in the language on screen; empty where the material is gone. */
export type NamedPrice = OwnPrice & { readonly shown: string }

/**
 * Prices as a table.
 *
 * @param hrefOf - the dialog of a price
 */
export function PriceTable({
  prices,
  busy,
  hrefOf,
  onDelete,
}: {
  prices: readonly NamedPrice[]
  busy: boolean
  hrefOf: (materialId: string) => string
  onDelete: (price: NamedPrice) => void
}) {
  const t = useTexts(priceTexts)
  const locale = useLocale()
  const { number, date, figure } = useFormats()
  return (
    <table className={clsx('table adt', css.prices)} aria-busy={busy}>
      <caption className="sr">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('material')}</th>
          <th scope="col" className="num">
            {t('price')}
          </th>
          <th scope="col">
            <span className="sr">{t('per')}</span>
          </th>
          <th scope="col" className="num">
            {t('on')}
          </th>
          <th scope="col">{t('note')}</th>
          <th scope="col">
            <span className="sr">{t('action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <tr key={price.materialId}>
            <td>
              {price.shown === '' ? (
                <span className="dim">{t('gone', { id: price.materialId })}</span>
              ) : (
                <Link className="nm" to={hrefOf(price.materialId)} preventScrollReset>
                  {price.shown}
                </Link>
              )}
            </td>
            <td className="num" data-l={t('price')}>
              {number(price.amount, 2)}
            </td>
            <td className="unit">
              {writtenPriceUnits[price.per][locale === 'de_DE' ? 0 : 1]}
              {price.thickness !== undefined &&
                ` ${t('ofThickness', { thickness: figure('thickness', price.thickness) })}`}
            </td>
            <td className="num" data-l={t('on')}>
              {date(price.on)}
            </td>
            <td className={clsx('small', css.note)}>{price.note}</td>
            <td className="num">
              <Button
                look="quiet"
                size="s"
                icon="bin"
                aria-label={t('deleteOf', { name: price.shown || price.materialId })}
                title={t('delete')}
                onClick={() => onDelete(price)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
