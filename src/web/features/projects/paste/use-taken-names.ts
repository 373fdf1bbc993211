import { useCallback } from 'react'
import { useLocale } from '#web/lib/i18n/locale.ts'
import type { ProjectDraft, RowList } from '../document/draft.ts'
import type { Edit } from '../document/edits.ts'
import { takenType } from '../schedule/opening-types.ts'
import { type Taken, useTakenConstruction } from '../schedule/use-constructions.ts'

/** What was chosen for names, by their keys in the project, and the edits that take it over first. */
export type TakenNames = { readonly keys: ReadonlyMap<string, string>; readonly edits: readonly Edit[] }

/** Takes over what names of a pasted table stand for, one after the other, so that each gets a key of its own. */
export function useTakenNames(list: RowList, latest: () => ProjectDraft) {
  const locale = useLocale()
  const construction = useTakenConstruction()
  return useCallback(
    async (choices: readonly string[]): Promise<TakenNames> => {
      const keys = new Map<string, string>()
      const edits: Edit[] = []
      let now = latest()
      for (const choice of choices) {
        const before = now
        const taken: Taken | undefined =
          list === 'openings'
            ? takenType(choice, before.openingTypes, locale)
            : await construction(choice, () => before.constructions)
        if (!taken) continue
        keys.set(choice, taken.key)
        if (!taken.takeOver) continue
        edits.push(taken.takeOver)
        now = taken.takeOver(now)
      }
      return { keys, edits }
    },
    [list, latest, locale, construction],
  )
}
