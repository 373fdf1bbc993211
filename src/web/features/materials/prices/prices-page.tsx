import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import type { OwnPrice } from '#contract/prices.ts'
import { accessoryOf, isAccessoryId } from '#vocabulary/accessories.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { folded } from '#vocabulary/folded.ts'
import { Button } from '#web/components/button.tsx'
import { Confirm } from '#web/components/confirm.tsx'
import { ListFrame, ListTools } from '#web/components/list-frame.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { DataTabs } from '#web/datasets/data-tabs.tsx'
import { addressCodec, oneOf, optionalText, pageNumber, text } from '#web/lib/address.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { useTitle } from '#web/lib/title.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { materialQuery } from '#web/resources/materials/material-queries.ts'
import { deletePrice } from '#web/resources/materials/price-mutations.ts'
import { pricesQuery } from '#web/resources/materials/price-queries.ts'
import { materialsTexts } from '../materials-texts.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { PriceActions } from './price-actions.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { type NamedPrice, PriceTable } from './price-table.tsx'
import { priceTexts } from './price-texts.ts'
import css from './prices.module.css'

await Promise.all([priceTexts.load(), materialsTexts.load()])

const pageSizes = [25, 50, 100] as const
const codec = addressCodec({
  query: text('q'),
  /** Material whose price is in the dialog; `new` for one that is to be chosen. */
  of: optionalText('of'),
  page: pageNumber,
  size: oneOf('size', pageSizes, { usual: pageSizes[0] }),
})
const NEW = 'new'

const nameIn = (locale: Locale, { de_DE, en_GB }: OwnPrice['name']) =>
  (locale === 'de_DE' ? (de_DE ?? en_GB) : (en_GB ?? de_DE)) ?? ''

/** Prices that hold every typed word in name, id or note, by name; those of materials that are gone come last. */
function shownPrices(prices: readonly OwnPrice[], query: string, locale: Locale): readonly NamedPrice[] {
  const words = folded(query).split(' ')
  return prices
    .map((price): NamedPrice => ({ ...price, shown: nameIn(locale, price.name) }))
    .filter(({ shown, materialId, note = '' }) => {
      const all = folded(`${shown} ${materialId} ${note}`)
      return words.every((word) => all.includes(word))
    })
    .toSorted((one, other) =>
      (one.shown === '') === (other.shown === '')
        ? one.shown.localeCompare(other.shown, locale.slice(0, 2))
        : Number(one.shown === '') - Number(other.shown === ''),
    )
}

/** The dialog that the address names, once the name of its material is known. */
function Asked({ of, prices, onClose }: { of: string; prices: readonly OwnPrice[]; onClose: () => void }) {
  const locale = useLocale()
  const own = prices.find(({ materialId }) => materialId === of)
  const known = own ? nameIn(locale, own.name) : isAccessoryId(of) ? accessoryOf(of).name[locale] : ''
  const isOpen = of === NEW
  const asked = useQuery({ ...materialQuery(of, null, locale), enabled: !isOpen && known === '', retry: false })
  const name = known === '' ? asked.data?.name : known
  if (isOpen || asked.isError) return <PriceDialog material={null} prices={prices} onClose={onClose} />
  return name === undefined ? null : <PriceDialog material={{ id: of, name }} prices={prices} onClose={onClose} />
}

/** The user's own prices: listed, added, changed, taken in from a list and away as one. */
function PricesPage() {
  const t = useTexts(priceTexts)
  const locale = useLocale()
  const { number } = useFormats()
  const address = useAddress(codec)
  const { search, change } = address
  const { query, of, page, size } = search
  const asked = useQuery(pricesQuery)
  const [deleting, setDeleting] = useState<NamedPrice | null>(null)
  const [settingRate, setSettingRate] = useState(false)
  const remove = useMutation({
    ...deletePrice,
    onSuccess: () => showToast({ text: t('deleted'), icon: 'bin' }),
    onError: useFailureToast((reason) => t('saveFailed', { reason })),
  })
  const { data } = asked
  const found = useMemo(() => shownPrices(data?.prices ?? [], query, locale), [data, query, locale])
  const ask = (materialId: string | null) => change({ of: materialId }, { replace: true, samePage: true })
  const rate = data?.discountRate ?? null
  useTitle(t('title'))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head row between wrap">
        <h1>{t('title')}</h1>
        <PriceActions count={data?.prices.length ?? 0} onAdd={() => ask(NEW)} />
      </div>
      <DataTabs />
      <p className={clsx('dim', css.intro)}>{t('intro')}</p>
      <ListTools
        label={t('search')}
        query={query}
        onQuery={(next) => change({ query: next }, { replace: true })}
        count={data ? t('count', { count: found.length }) : ''}
      >
        <Button disabled={!data} onClick={() => setSettingRate(true)}>
          {rate === null ? t('noRate') : t('rateOf', { rate: number(rate * 100) })}
        </Button>
      </ListTools>
      <ListFrame
        asked={asked}
        total={data && found.length}
        empty={
          query === ''
            ? { text: t('none'), hint: t('noneHint') }
            : { text: t('noneFound', { text: query }), onReset: () => change({ query: '' }) }
        }
        sizes={pageSizes}
        address={address}
      >
        <PriceTable
          prices={found.slice((page - 1) * size, page * size)}
          busy={asked.isFetching}
          hrefOf={(id) => `?${codec.write({ ...search, of: id }).toString()}`}
          onDelete={setDeleting}
        />
      </ListFrame>
      {of !== null && data && <Asked key={of} of={of} prices={data.prices} onClose={() => ask(null)} />}
      {settingRate && <DiscountDialog rate={rate} onClose={() => setSettingRate(false)} />}
      {deleting && (
        <Confirm
          title={t('deleteTitle', { name: deleting.shown || deleting.materialId })}
          text={t('deleteText')}
          action={t('delete')}
          onConfirm={() => remove.mutate(deleting.materialId)}
          onClose={() => setDeleting(null)}
        />
      )}
    </main>
  )
}

export { PricesPage as Component }
