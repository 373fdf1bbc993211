import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ConstructionListItem } from '#contract/constructions.ts'
import type { Ownership } from '#vocabulary/constructions.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { constructionQuery } from '#web/resources/constructions/construction-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'
import type { Edit } from '../document/edits.ts'
import { projectTexts } from '../projects-texts.ts'

const LIBRARY = 'library:'

/** A construction of the library as something to choose. */
export const libraryChoice = ({ ownership, id }: Pick<ConstructionListItem, 'ownership' | 'id'>) =>
  `${LIBRARY}${ownership}:${id}`

const nextKey = (constructions: ProjectDraft['constructions']): string => {
  for (let number = Object.keys(constructions).length + 1; ; number += 1)
    if (!Object.hasOwn(constructions, `A${number}`)) return `A${number}`
}

/** Takes a construction over by value; the same version of one is taken once. */
export const takeOver =
  (key: string, snapshot: ProjectDraft['constructions'][string]): Edit =>
  (draft) => ({ ...draft, constructions: { ...draft.constructions, [key]: snapshot } })

/** Finds the key of a chosen construction; one of the library is taken over first. Undefined where that is not possible. */
export function useConstructionKey(
  latest: () => ProjectDraft,
  edit: (edit: Edit) => void,
): (value: string) => Promise<string | undefined> {
  const t = useTexts(projectTexts)
  const locale = useLocale()
  const client = useQueryClient()
  const reasonOf = useReason()
  return useCallback(
    async (value) => {
      if (!value.startsWith(LIBRARY)) return value
      const [ownership, id = ''] = value.slice(LIBRARY.length).split(':')
      try {
        const { construction } = await client.fetchQuery(constructionQuery(ownership as Ownership, id, locale))
        const { constructions } = latest()
        const { version, type, name, code, layers } = construction
        const there = Object.entries(constructions).find(
          ([, { origin }]) => origin?.id === id && origin.version === version,
        )
        if (there) return there[0]
        if (Object.keys(constructions).length >= projectLimits.constructions) {
          showToast({ text: t('tooManyConstructions', { most: projectLimits.constructions }), failed: true })
          return undefined
        }
        const key = nextKey(constructions)
        const origin = { id, ownership: construction.ownership, version }
        edit(takeOver(key, { type, name, ...(code && { code }), layers, origin }))
        return key
      } catch (error) {
        showToast({ text: reasonOf(error as Error), failed: true })
        return undefined
      }
    },
    [client, locale, latest, edit, reasonOf, t],
  )
}
