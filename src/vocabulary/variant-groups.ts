import type { Locale, Ownership, Permission } from './constructions.ts'

/** Variants are constructions that share a tag, which begins with the word for them in the language of whoever made it. */
export const groupWords: Readonly<Record<Locale, string>> = { de_DE: 'Varianten', en_GB: 'Variants' }
const GROUP = new RegExp(`^(${Object.values(groupWords).join('|')}) \\S`)

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

/** Variants are constructions of one's own, or of an office in which one may change them; of another's one makes a copy. */
export const mayJoinGroup = (
  ownership: Ownership,
  permission: Permission | null,
  ownedBy: 'person' | 'office',
): boolean => ownership === 'custom' && (permission === 'owner' || (permission === 'edit' && ownedBy === 'office'))

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

type Named = {
  readonly name: string
  readonly translations?: Readonly<Record<string, { readonly name: string }>> | undefined
}

/** A construction as a variant of itself: with its letter behind the name in each language. */
export function asVariant<Content extends Named>(content: Content, letter: string): Content {
  const translated = Object.entries(content.translations ?? {}).map(([language, text]) => [
    language,
    { ...text, name: nameOfVariant(text.name, letter) },
  ])
  return { ...content, name: nameOfVariant(content.name, letter), translations: Object.fromEntries(translated) }
}
