import type { ProjectOpeningType } from '#contract/project-rows.ts'
import type { ProjectDraft } from './draft.ts'
import type { Edit } from './edits.ts'

/** A key that no opening type of the project has yet. */
export function nextTypeKey({ openingTypes }: Pick<ProjectDraft, 'openingTypes'>): string {
  for (let number = Object.keys(openingTypes).length + 1; ; number += 1)
    if (!Object.hasOwn(openingTypes, `T${number}`)) return `T${number}`
}

/** Puts an opening type into the project, in the place of the one with the same key. */
export const setOpeningType =
  (key: string, type: ProjectOpeningType): Edit =>
  (draft) => ({ ...draft, openingTypes: { ...draft.openingTypes, [key]: type } })

/** Takes an opening type out; none that rows are of. */
export const removeOpeningType =
  (key: string): Edit =>
  (draft) => {
    if (usesOfType(draft, key) > 0) return draft
    const { [key]: _gone, ...openingTypes } = draft.openingTypes
    return { ...draft, openingTypes }
  }

/** How many rows are of an opening type, in the base or in any variant. */
export function usesOfType({ openings, variants }: Pick<ProjectDraft, 'openings' | 'variants'>, key: string): number {
  const rows = new Set(openings.flatMap(({ id, type }) => (type === key ? [id] : [])))
  for (const variant of variants)
    for (const [id, own] of Object.entries(variant.openings ?? {})) if (own.type === key) rows.add(id)
  return rows.size
}
