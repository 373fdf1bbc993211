import { openingTypeOf, shippedOpeningTypes } from '#assessment/building/opening-types.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { ProjectDraft } from '../document/draft.ts'
import type { Edit } from '../document/edits.ts'

const SHIPPED = 'shipped:'

/** A shipped type as something to choose. */
export const shippedChoice = (key: string) => `${SHIPPED}${key}`

/**
 * The key in the project of an opening type that was chosen, and the edit that takes it over where it is not there yet.
 *
 * @returns undefined where nothing of that name is shipped
 */
export function takenType(
  choice: string,
  openingTypes: ProjectDraft['openingTypes'],
  locale: Locale,
): { readonly key: string; readonly takeOver: Edit | null } | undefined {
  if (!choice.startsWith(SHIPPED)) return { key: choice, takeOver: null }
  const shipped = shippedOpeningTypes.find(({ key }) => shippedChoice(key) === choice)
  if (!shipped) return undefined
  const { key } = shipped
  if (Object.hasOwn(openingTypes, key)) return { key, takeOver: null }
  const entry = openingTypeOf(shipped, locale)
  return { key, takeOver: (draft) => ({ ...draft, openingTypes: { ...draft.openingTypes, [key]: entry } }) }
}
