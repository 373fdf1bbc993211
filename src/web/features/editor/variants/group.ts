import type { Construction } from '#contract/constructions.ts'

/** Variants are constructions that share a tag, in either language of those who made it. */
const GROUP = /^(Varianten|Variants) \S/

/** The tag by which a construction belongs to its variants; undefined: it has none. */
export const groupOf = (tags: readonly string[]): string | undefined => tags.find((tag) => GROUP.test(tag))

/** Variants are constructions of one's own; of another's one makes a copy. */
export const isOwn = ({ ownership, permission }: Pick<Construction, 'ownership' | 'permission'>): boolean =>
  ownership === 'custom' && permission === 'owner'

/** Whether it belongs to a group, as its own tags tell, whatever else belongs to it. */
export const isGrouped = (construction: Construction): boolean =>
  isOwn(construction) && groupOf(construction.tags) !== undefined

const LONGEST_TAG = 40
const LONGEST_NAME = 120

/**
 * The tag of a new group, told apart from others of the same name.
 *
 * @param word - `Varianten` or `Variants`
 */
export const newGroup = (word: string, { code, name }: Pick<Construction, 'code' | 'name'>, mark: string): string => {
  const end = ` ${mark.slice(0, 4)}`
  return `${word} ${(code || name).trim()}`.slice(0, LONGEST_TAG - end.length).trimEnd() + end
}

/** The letter of the variant in a place, from 0. */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place)

/** The name of a variant: that of the one it is made from with another letter behind. */
export const nameOfVariant = (name: string, letter: string): string => {
  const end = ` (${letter})`
  return name.replace(/ \([A-Z]\)$/, '').slice(0, LONGEST_NAME - end.length) + end
}
