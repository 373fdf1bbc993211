import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { accessoryOf, layerAccessoryIds } from '#vocabulary/accessories.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { folded } from '#vocabulary/folded.ts'
import { Icon } from '#web/components/icon.tsx'
import { MaterialCombobox, useComboboxText } from '#web/components/material-combobox.tsx'
import { useDebounced } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { materialSearchQuery } from '#web/resources/materials/material-queries.ts'
import { priceTexts } from './price-texts.ts'
import css from './prices.module.css'

/** What may have a price: a material, or what is built into one. */
export type Priceable = { readonly id: string; readonly name: string; readonly builtIn?: true }

const DEBOUNCE = 120

/** What is built in, by the words that were typed. */
function builtInFor(text: string, locale: Locale): readonly Priceable[] {
  const words = folded(text).split(' ')
  return layerAccessoryIds.flatMap((id) => {
    const name = accessoryOf(id).name[locale]
    return words.every((word) => folded(name).includes(word)) ? [{ id, name, builtIn: true as const }] : []
  })
}

/** A field that finds a material, or what is built in. */
export function PricedMaterialField({
  value,
  error,
  hint,
  onChoose,
}: {
  value: string
  error: string | undefined
  hint: string
  onChoose: (chosen: Priceable) => void
}) {
  const t = useTexts(priceTexts)
  const id = useId()
  const locale = useLocale()
  const text = useComboboxText()
  const { typed, open } = text
  const query = useDebounced((typed ?? '').trim(), DEBOUNCE)
  const found = useQuery({
    ...materialSearchQuery(query, null, locale),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const hits = useMemo(
    () => (open ? [...(found.data ?? []), ...builtInFor(query, locale)] : []),
    [open, found.data, query, locale],
  )
  const status = () => {
    if (hits.length > 0) return t('hits', { count: hits.length })
    if (found.isError) return t('searchFailed')
    return found.isFetching ? t('searching') : t('noHits', { text: query })
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t('material')}</label>
      <MaterialCombobox<Priceable>
        text={text}
        id={id}
        label={t('material')}
        value={value}
        hits={hits}
        renderOption={({ name, builtIn }) => (
          <>
            <span className="grow">{name}</span>
            {builtIn && <span className="small dim">{t('builtIn')}</span>}
          </>
        )}
        onChoose={onChoose}
        status={status()}
        list={t('materials')}
        columns={[]}
        className={{ root: css.combobox, hits: css.hits, head: css.hitsHead }}
        invalid={error !== undefined}
        input={{ placeholder: t('searchMaterial') }}
      />
      {error === undefined ? (
        <p className="hint">{hint}</p>
      ) : (
        <p className="hint bad" role="alert">
          <Icon name="error" />
          {error}
        </p>
      )}
    </div>
  )
}
