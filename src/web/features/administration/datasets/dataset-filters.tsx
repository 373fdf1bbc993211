import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { datasetCategoryName } from '#vocabulary/dataset-categories.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { datasetTypes } from '#vocabulary/materials.ts'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { datasetFacetsQuery } from '#web/resources/datasets/dataset-queries.ts'
import { administrationTexts, dataTexts } from '../administration-texts.ts'
import type { DatasetsSearch } from './datasets-search.ts'

type Counted = readonly { readonly value: string; readonly count: number }[]

/** Choices that are shown before one asks for more. */
const FEW = 8

const toggled = <V,>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

function Options({
  counted,
  chosen,
  labelOf,
  onToggle,
}: {
  counted: Counted
  chosen: readonly string[]
  labelOf: (value: string) => string
  onToggle: (value: string) => void
}) {
  const t = useTexts(dataTexts)
  const { number } = useFormats()
  const [all, setAll] = useState(false)
  const lost = chosen.filter((one) => !counted.some(({ value }) => value === one)).map((value) => ({ value, count: 0 }))
  const choices = [...counted, ...lost]
  const shown = all ? choices : choices.filter(({ value }, at) => at < FEW || chosen.includes(value))
  return (
    <>
      {shown.map(({ value, count }) => (
        <OptionLine key={value} count={number(count)}>
          <Checkbox checked={chosen.includes(value)} onChange={() => onToggle(value)} />
          {labelOf(value)}
        </OptionLine>
      ))}
      {choices.length > shown.length && (
        <button type="button" className="link small" onClick={() => setAll(true)}>
          {t('moreCategories', { count: choices.length - shown.length })}
        </button>
      )}
    </>
  )
}

const inOrder = (counted: Counted, order: readonly string[]): Counted =>
  order.flatMap((value) => counted.find((one) => one.value === value) ?? [])

/** Choices of category, type, date, declared modules and unit, each with how many datasets it would show. */
export function DatasetFilters({
  search,
  change,
  className,
}: {
  search: DatasetsSearch
  change: (part: Partial<DatasetsSearch>) => void
  className: string
}) {
  const common = useTexts(commonTexts)
  const t = useTexts(administrationTexts)
  const data = useTexts(dataTexts)
  const locale = useLocale()
  const { data: counts } = useQuery(datasetFacetsQuery(search))
  if (!counts) return <form className={className} aria-label={common('filters')} />
  const knownType = (value: string) => datasetTypes.find((one) => one === value)
  const unitNames: Readonly<Record<string, string>> = { m2: 'm²', m3: 'm³', piece: t('unit.piece'), '': data('noUnit') }
  return (
    <form className={className} aria-label={common('filters')} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{data('category')}</legend>
        <Options
          counted={counts.category}
          chosen={search.categories}
          labelOf={(value) => datasetCategoryName(value, locale) || data('noCategory')}
          onToggle={(value) => change({ categories: toggled(search.categories, value) })}
        />
      </fieldset>
      <fieldset>
        <legend>{t('datasetType')}</legend>
        <Options
          counted={inOrder(counts.type, datasetTypes)}
          chosen={search.types}
          labelOf={(value) => t(`type.${knownType(value) ?? 'none'}`)}
          onToggle={(value) => {
            const type = knownType(value)
            if (type) change({ types: toggled(search.types, type) })
          }}
        />
      </fieldset>
      <fieldset>
        <legend>{t('validity')}</legend>
        <Options
          counted={inOrder(counts.validity, ['valid', 'expired'])}
          chosen={search.validity === null ? [] : [search.validity]}
          labelOf={(value) => t(value === 'expired' ? 'validity.expired' : 'validity.valid')}
          onToggle={(value) => {
            const validity = value === 'expired' ? 'expired' : 'valid'
            change({ validity: search.validity === validity ? null : validity })
          }}
        />
      </fieldset>
      <fieldset>
        <legend>{t('modules')}</legend>
        <Options
          counted={inOrder(counts.module, declaredModules)}
          chosen={search.modules}
          labelOf={(value) => value.replace('-', '–')}
          onToggle={(value) => {
            const module = declaredModules.find((one) => one === value)
            if (module) change({ modules: toggled(search.modules, module) })
          }}
        />
      </fieldset>
      <fieldset>
        <legend>{data('unitFilter')}</legend>
        <Options
          counted={counts.unit}
          chosen={search.units}
          labelOf={(value) => unitNames[value] ?? value}
          onToggle={(value) => change({ units: toggled(search.units, value) })}
        />
      </fieldset>
    </form>
  )
}
