import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { shippedOpeningTypes } from '#assessment/building/opening-types.ts'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { useFormats } from '#web/lib/format.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { candidatesQuery } from '#web/resources/constructions/list-queries.ts'
import { keysByName } from '../document/cell-kinds.ts'
import type { ProjectDraft, RowList } from '../document/draft.ts'
import { constructionName } from '../schedule/construction-choice.tsx'
import { shippedChoice } from '../schedule/opening-types.ts'
import { libraryChoice } from '../schedule/use-constructions.ts'

/** Names that are looked up in the library; the rest is counted. */
export const MOST_NAMES = 100

/** Something that a name may stand for. */
export type Meaning = {
  readonly value: string
  readonly label: string
  readonly from: 'project' | 'library' | 'shipped'
}

/** What a name that the project does not know is found to be, and what else it may be. */
export type KnownName = {
  readonly name: string
  readonly found: string | undefined
  readonly offered: readonly Meaning[]
}

/** Constructions of the library by code, then name. @returns what is chosen where it is one of them */
export const foundInLibrary = (
  name: string,
  items: readonly Pick<ConstructionListItem, 'ownership' | 'id' | 'code' | 'name'>[],
): string | undefined =>
  keysByName(() => items.map((item) => [libraryChoice(item), { code: item.code ?? undefined, name: item.name }]))(name)

/** A shipped opening type by its name in either language. */
export const foundShipped = keysByName(() =>
  shippedOpeningTypes.flatMap(({ key, names }) =>
    Object.values(names).map((name) => [shippedChoice(key), { name }] as const),
  ),
)

const inProject = (entries: Readonly<Record<string, { readonly name: string; readonly code?: string | undefined }>>) =>
  Object.entries(entries).map(([value, entry]): Meaning => ({ value, label: constructionName(entry), from: 'project' }))

/** What names of a pasted table stand for: constructions of the library, or opening types to begin with. */
export function useKnownNames(
  list: RowList,
  names: readonly string[],
  { constructions, openingTypes }: Pick<ProjectDraft, 'constructions' | 'openingTypes'>,
): readonly KnownName[] {
  const locale = useLocale()
  const formats = useFormats()
  const asked = list === 'elements' ? names : []
  const searched = useQueries({
    // the last, of no name, is what is offered where nothing of the name is found
    queries: [...asked, ...(asked.length > 0 ? [''] : [])].map((text) =>
      candidatesQuery({ text, place: 'standardAndCustom' }, locale),
    ),
    combine: (results) => results.map(({ data, isPlaceholderData }) => (isPlaceholderData ? [] : (data?.items ?? []))),
  })
  return useMemo(() => {
    const latest = searched.at(-1) ?? []
    const own = inProject(list === 'openings' ? openingTypes : constructions)
    return names.map((name, index): KnownName => {
      if (list === 'openings') {
        const shipped = shippedOpeningTypes.map(
          ({ key, names: called }): Meaning => ({ value: shippedChoice(key), label: called[locale], from: 'shipped' }),
        )
        return { name, found: foundShipped(name), offered: [...own, ...shipped] }
      }
      const items = searched[index] ?? []
      const library = (items.length > 0 ? items : latest).map(
        (item): Meaning => ({
          value: libraryChoice(item),
          label: `${constructionName(item)} · ${formats.withUnit('uValue', item.uValue)}`,
          from: 'library',
        }),
      )
      return { name, found: foundInLibrary(name, items), offered: [...own, ...library] }
    })
  }, [list, names, searched, constructions, openingTypes, locale, formats])
}
