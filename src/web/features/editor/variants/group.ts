import type { Construction } from '#contract/constructions.ts'
import { groupOf } from '#vocabulary/variant-groups.ts'

type Owned = Pick<Construction, 'ownership' | 'permission' | 'owner'>

/** The office that a construction belongs to; undefined: a person's. */
export const officeOf = ({ owner }: Pick<Owned, 'owner'>): string | undefined =>
  owner.kind === 'office' ? owner.id : undefined

/** Variants are constructions of one's own, or of an office in which one may change them; of another's one makes a copy. */
export const mayGroup = (construction: Owned): boolean =>
  construction.ownership === 'custom' &&
  (construction.permission === 'owner' || (construction.permission === 'edit' && officeOf(construction) !== undefined))

/** Whether it belongs to a group, as its own tags tell, whatever else belongs to it. */
export const isGrouped = (construction: Construction): boolean =>
  mayGroup(construction) && groupOf(construction.tags) !== undefined

const LONGEST_NAME = 120

const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place))
const LETTER = / \(([A-Z])\)$/

/**
 * The letter of each variant: that behind its name, else the first that no other has.
 *
 * @param names - the oldest first, which keeps its letter where two have the same
 */
export function lettersOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  const take = (letter: string | undefined) => {
    if (letter === undefined || taken.has(letter)) return undefined
    taken.add(letter)
    return letter
  }
  const named = names.map((name) => take(LETTER.exec(name)?.[1]))
  return named.map((letter) => letter ?? take(freeLetters(taken)[0]) ?? '')
}

/** Letters that no variant has, the first free one first. */
export const freeLetters = (taken: ReadonlySet<string>): readonly string[] =>
  letters.filter((letter) => !taken.has(letter))

/** The name of a variant: that of the one it is made from with another letter behind. */
export const nameOfVariant = (name: string, letter: string): string => {
  const end = ` (${letter})`
  return name.replace(LETTER, '').slice(0, LONGEST_NAME - end.length) + end
}
