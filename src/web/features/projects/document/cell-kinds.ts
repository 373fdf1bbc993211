import type { BoundedFigure } from '#vocabulary/bounds.ts'
import { type NumberRead, readCell } from './typed-number.ts'

/** Words of a closed list, in every language that people paste. */
export type Words<Value extends string> = Readonly<Record<Value, readonly string[]>>

/** What may stand in the cells of a column. */
export type CellKind =
  | {
      readonly kind: 'number'
      readonly figure: BoundedFigure
      readonly isWhole?: boolean
      /** Words that stand for numbers. */
      readonly named?: Readonly<Record<string, number>>
      /** An empty cell is no value at all where this is left out. */
      readonly blank?: null
    }
  | { readonly kind: 'words'; readonly words: Words<string> }
  /** Something that is called by a name. */
  | { readonly kind: 'named'; readonly find: (text: string) => string | undefined }
  | { readonly kind: 'text'; readonly longest: number; readonly pattern?: RegExp }

/** A text as a value of its column; undefined clears the field. */
export type ValueRead = { readonly value: unknown } | { readonly refused: NumberRead | null }

export const folded = (text: string): string => text.trim().toLowerCase()

const understood = (value: unknown): ValueRead => (value === undefined ? { refused: null } : { value })

const wordIn = (words: Words<string>, text: string) =>
  Object.keys(words).find(
    (value) => folded(value) === folded(text) || words[value]?.some((word) => folded(word) === folded(text)),
  )

/** What a text in a cell means. */
export function readAs(column: CellKind, text: string): ValueRead {
  const bare = text.trim()
  if (column.kind === 'number') {
    const named = column.named?.[folded(bare)]
    if (named !== undefined) return { value: named }
    const read = readCell(bare, column.figure, column.isWhole)
    return 'value' in read ? { value: read.value ?? column.blank } : { refused: read }
  }
  if (bare === '') return { value: undefined }
  if (column.kind === 'words') return understood(wordIn(column.words, bare))
  if (column.kind === 'named') return understood(column.find(bare))
  const { longest, pattern } = column
  return understood(bare.length <= longest && (!pattern || pattern.test(bare)) ? bare : undefined)
}

type Named = { readonly code?: string | undefined; readonly name?: string | undefined }

/** Finds the key of one of many by its code, then its name, then both, then the key; they are put in order once. */
export function keysByName(
  all: () => Iterable<readonly [key: string, named: Named]>,
): (text: string) => string | undefined {
  let index: Map<string, string> | undefined
  const build = () => {
    const entries = [...all()]
    const ways: readonly ((key: string, named: Named) => string | undefined)[] = [
      (_, { code }) => code,
      (_, { name }) => name,
      (_, { code, name }) => [code, name].filter(Boolean).join(' '),
      (key) => key,
    ]
    const found = new Map<string, string>()
    for (const way of ways)
      for (const [key, named] of entries) {
        const name = folded(way(key, named) ?? '')
        if (name !== '' && !found.has(name)) found.set(name, key)
      }
    return found
  }
  return (text) => {
    index ??= build()
    return index.get(folded(text))
  }
}
