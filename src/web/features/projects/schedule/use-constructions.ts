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

/** What was chosen, by its key in the project, and the edit that takes it over where it is not there yet. */
export type Taken = { readonly key: string; readonly takeOver: Edit | null }

type Constructions = ProjectDraft['constructions']

/** Finds what was chosen among constructions; undefined, with a toast, where one of the library cannot be had. */
export function useTakenConstruction(): (
  value: string,
  constructionsNow: () => Constructions,
) => Promise<Taken | undefined> {
  const t = useTexts(projectTexts)
  const locale = useLocale()
  const client = useQueryClient()
  const reasonOf = useReason()
  return useCallback(
    async (value, constructionsNow) => {
      if (!value.startsWith(LIBRARY)) return { key: value, takeOver: null }
      const [ownership, id = ''] = value.slice(LIBRARY.length).split(':')
      try {
        const { construction } = await client.fetchQuery(constructionQuery(ownership as Ownership, id, locale))
        const constructions = constructionsNow()
        const { version, type, name, code, layers } = construction
        const there = Object.entries(constructions).find(
          ([, { origin }]) => origin?.id === id && origin.version === version,
        )
        if (there) return { key: there[0], takeOver: null }
        if (Object.keys(constructions).length >= projectLimits.constructions) {
          showToast({ text: t('tooManyConstructions', { most: projectLimits.constructions }), failed: true })
          return undefined
        }
        const key = nextKey(constructions)
        const origin = { id, ownership: construction.ownership, version }
        return { key, takeOver: takeOver(key, { type, name, ...(code && { code }), layers, origin }) }
      } catch (error) {
        showToast({ text: reasonOf(error as Error), failed: true })
        return undefined
      }
    },
    [client, locale, reasonOf, t],
  )
}

/** Finds the key of a chosen construction; one of the library is taken over first. Undefined where that is not possible. */
export function useConstructionKey(
  latest: () => ProjectDraft,
  edit: (edit: Edit) => void,
): (value: string) => Promise<string | undefined> {
  const find = useTakenConstruction()
  return useCallback(
    async (value) => {
      const taken = await find(value, () => latest().constructions)
      if (taken?.takeOver) edit(taken.takeOver)
      return taken?.key
    },
    [find, latest, edit],
  )
}
