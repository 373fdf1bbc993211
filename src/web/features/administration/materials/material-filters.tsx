import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Material } from '#contract/materials.ts'
import { type DeclaredModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { type Hatch, type MaterialCategory, materialCategories } from '#vocabulary/materials.ts'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { categoriesQuery } from '#web/resources/materials/material-queries.ts'
import { administrationTexts } from '../administration-texts.ts'
import {
  type ConductivityRange,
  countsOf,
  type FilterGroup,
  filtered,
  type MaterialsSearch,
  typeChoices,
} from './materials-search.ts'
import { todayIso, validities } from './validity.ts'

/** How each category is drawn in the list of filters. */
const swatches: Readonly<Record<MaterialCategory, Hatch>> = {
  concrete: 'reinforcedConcrete',
  masonry: 'brick',
  mortar: 'plaster',
  plaster: 'plaster',
  screed: 'screed',
  board: 'gypsumBoard',
  wood: 'timber',
  woodPanel: 'woodPanel',
  insulation: 'mineralWool',
  fill: 'gravel',
  membrane: 'waterproofing',
  roofing: 'tile',
  facade: 'tile',
  metal: 'metal',
  flooring: 'woodPanel',
  coating: 'plaster',
  glass: 'glass',
  air: 'air',
}

const toggled = <V,>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

function Option({
  label,
  count,
  checked,
  onChange,
  children,
}: {
  label: string
  count: number
  checked: boolean
  onChange: () => void
  children?: ReactNode
}) {
  const { number } = useFormats()
  return (
    <OptionLine count={number(count)}>
      <Checkbox checked={checked} onChange={onChange} />
      {children}
      {label}
    </OptionLine>
  )
}

/** Choices of category, kind of dataset, validity and declared modules, each with how many it would show. */
export function MaterialFilters({
  materials,
  search,
  change,
  range,
  className,
}: {
  materials: readonly Material[]
  search: MaterialsSearch
  change: (part: Partial<MaterialsSearch>) => void
  range: ConductivityRange | null
  className: string
}) {
  const common = useTexts(commonTexts)
  const t = useTexts(administrationTexts)
  const { data: categories = [] } = useQuery(categoriesQuery(useLocale()))
  const today = todayIso()
  const counted = (group: FilterGroup) =>
    countsOf(filtered(materials, search, { today, range, ...(group !== 'modules' && { except: group }) }), group, today)
  const counts = {
    categories: counted('categories'),
    types: counted('types'),
    validities: counted('validities'),
    modules: counted('modules'),
  }
  const options = <G extends FilterGroup>(
    group: G,
    choices: readonly MaterialsSearch[G][number][],
    labelOf: (choice: MaterialsSearch[G][number]) => string,
  ) =>
    choices
      .filter((choice) => counts[group].has(choice) || (search[group] as readonly string[]).includes(choice))
      .map((choice) => (
        <Option
          key={choice}
          label={labelOf(choice)}
          count={counts[group].get(choice) ?? 0}
          checked={(search[group] as readonly string[]).includes(choice)}
          onChange={() => change({ [group]: toggled(search[group] as readonly string[], choice) })}
        >
          {group === 'categories' && (
            <HatchSwatch hatch={swatches[choice as MaterialCategory]} width={20} height={14} />
          )}
        </Option>
      ))
  const nameOf = (category: MaterialCategory) => categories.find((one) => one.category === category)?.name ?? category
  const groups = [
    [t('category'), options('categories', materialCategories, nameOf)],
    [t('datasetType'), options('types', typeChoices, (type) => t(`type.${type}`))],
    [t('validity'), options('validities', validities, (validity) => t(`validity.${validity}`))],
    [t('modules'), options('modules', lifeCycleModules as readonly DeclaredModule[], (module) => module)],
  ] as const
  return (
    <form className={className} aria-label={common('filters')} onSubmit={(event) => event.preventDefault()}>
      {groups.map(
        ([legend, choices]) =>
          choices.length > 0 && (
            <fieldset key={legend}>
              <legend>{legend}</legend>
              {choices}
            </fieldset>
          ),
      )}
    </form>
  )
}
