/** Variants are constructions that share a tag, in either language of those who made it. */
const GROUP = /^(Varianten|Variants) \S/

/** The tag by which a construction belongs to its variants; undefined: it has none. */
export const groupOf = (tags: readonly string[]): string | undefined => tags.find((tag) => GROUP.test(tag))

const LONGEST_TAG = 40

/**
 * The tag of a new group, told apart from others of the same name.
 *
 * @param word - `Varianten` or `Variants`
 */
export const newGroup = (
  word: string,
  { code, name }: { readonly code?: string | undefined; readonly name: string },
  mark: string,
): string => {
  const end = ` ${mark.slice(0, 4)}`
  return `${word} ${(code || name).trim()}`.slice(0, LONGEST_TAG - end.length).trimEnd() + end
}
