import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { ConstructionListItem } from '#contract/constructions.ts'
import type { Ownership } from '#vocabulary/constructions.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { constructionQuery } from '#web/resources/constructions/construction-queries.ts'
import { candidatesQuery } from '#web/resources/constructions/list-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'
import type { Edit } from '../document/edits.ts'
import { projectTexts } from '../projects-texts.ts'
import type { Choice, Choices } from '../sheet/sheet-types.ts'

const LIBRARY = 'library:'
const named = ({ code, name }: { readonly code?: string | null | undefined; readonly name: string }) =>
  [code, name].filter(Boolean).join(' ')

const nextKey = (constructions: ProjectDraft['constructions']): string => {
  for (let number = Object.keys(constructions).length + 1; ; number += 1)
    if (!Object.hasOwn(constructions, `A${number}`)) return `A${number}`
}

/** Takes a construction over by value; the same version of one is taken once. */
export const takeOver =
  (key: string, snapshot: ProjectDraft['constructions'][string]): Edit =>
  (draft) => ({ ...draft, constructions: { ...draft.constructions, [key]: snapshot } })

/** Constructions to choose for an element: first those of the project, then the library. */
export function useConstructions(latest: () => ProjectDraft, edit: (edit: Edit) => void) {
  const t = useTexts(projectTexts)
  const formats = useFormats()
  const locale = useLocale()
  const client = useQueryClient()
  const reasonOf = useReason()
  const read = useRef(latest)
  read.current = latest

  const useChoices = useCallback(
    (text: string): Choices => {
      const { data } = useQuery(candidatesQuery({ text, place: 'standardAndCustom' }, locale))
      const wanted = text.trim().toLowerCase()
      const own = Object.entries(read.current().constructions)
        .filter(([key, snapshot]) => `${key} ${named(snapshot)}`.toLowerCase().includes(wanted))
        .map(([key, snapshot]): Choice => ({ value: key, label: named(snapshot), hint: t('inProject') }))
      const library = (data?.items ?? []).map(
        (item: ConstructionListItem): Choice => ({
          value: `${LIBRARY}${item.ownership}:${item.id}`,
          label: named(item),
          hint: formats.withUnit('uValue', item.uValue),
        }),
      )
      return { found: [...own, ...library] }
    },
    [t, formats, locale],
  )

  /** Key of what was chosen; of the library it is taken over first. Undefined where that was not possible. */
  const keyOf = useCallback(
    async (value: string): Promise<string | undefined> => {
      if (!value.startsWith(LIBRARY)) return value
      const [ownership, id = ''] = value.slice(LIBRARY.length).split(':')
      try {
        const { construction } = await client.fetchQuery(constructionQuery(ownership as Ownership, id, locale))
        const { constructions } = read.current()
        const { version, type, name, code, layers } = construction
        const there = Object.entries(constructions).find(
          ([, { origin }]) => origin?.id === id && origin.version === version,
        )
        if (there) return there[0]
        if (Object.keys(constructions).length >= projectLimits.constructions) return undefined
        const key = nextKey(constructions)
        const origin = { id, ownership: construction.ownership, version }
        edit(takeOver(key, { type, name, ...(code && { code }), layers, origin }))
        return key
      } catch (error) {
        showToast({ text: reasonOf(error as Error), failed: true })
        return undefined
      }
    },
    [client, locale, edit, reasonOf],
  )
  return { useChoices, keyOf }
}
