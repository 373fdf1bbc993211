import type { Locale } from '#vocabulary/constructions.ts'
import { type QuestionFigure, questionFigures } from '#vocabulary/questions.ts'
import { type DayKind, dayKinds, lists, packs, type RowKind, traitKinds } from '../rows.ts'
import { stemOf, stemsOf, type Token } from './tokens.ts'
import { type Names, sentenceWords } from './words.ts'

/** What words mean. */
export type Meaning =
  | {
      readonly as: 'filler' | 'or' | 'without' | 'least' | 'most' | 'between' | 'to' | 'met' | 'missed' | 'text' | 'tag'
    }
  | { readonly as: 'figure'; readonly kind: QuestionFigure }
  | { readonly as: 'day'; readonly kind: DayKind }
  | { readonly as: 'named'; readonly kind: 'dataset' | 'release' }
  | { readonly as: 'trait'; readonly kind: RowKind }
  | { readonly as: 'value'; readonly kind: RowKind; readonly value: string }
  | { readonly as: 'pack'; readonly value: string }

type Entry = { readonly stems: readonly string[]; readonly meaning: Meaning }

/** All that a language says, longest phrases first. */
export type Lexicon = {
  readonly entries: readonly Entry[]
  readonly materials: readonly Known[]
  readonly offices: Names['offices']
}
type Known = { readonly id: string; readonly name: string; readonly stems: readonly string[] }

const named = (phrases: readonly string[], meaning: Meaning): Entry[] =>
  phrases.map((phrase) => ({ stems: stemsOf(phrase), meaning }))

/** The words of a language with what is named on screen in it. */
export function lexiconOf(locale: Locale, { categories, packs: packNames, materials, offices }: Names): Lexicon {
  const words = sentenceWords[locale]
  const ofList = <Value extends string>(
    kind: RowKind,
    values: readonly Value[],
    phrasesOf: (value: Value) => readonly string[],
  ) => values.flatMap((value) => named(phrasesOf(value), { as: 'value', kind, value }))
  const entries = [
    ...named(words.missed, { as: 'missed' }),
    ...named(words.met, { as: 'met' }),
    ...named(words.without, { as: 'without' }),
    ...named([words.or], { as: 'or' }),
    ...named(words.least, { as: 'least' }),
    ...named(words.most, { as: 'most' }),
    ...named(words.between, { as: 'between' }),
    ...named([words.text], { as: 'text' }),
    ...named(words.tag, { as: 'tag' }),
    ...questionFigures.flatMap((kind) => named(words.figures[kind], { as: 'figure', kind })),
    ...dayKinds.flatMap((kind) => named(words.days[kind], { as: 'day', kind })),
    ...(['dataset', 'release'] as const).flatMap((kind) => named(words.named[kind], { as: 'named', kind })),
    ...ofList('type', lists.type, (type) => words.types[type]),
    ...ofList('owner', lists.owner, (owner) => words.owners[owner]),
    ...traitKinds.flatMap((kind) => named(words.traits[kind], { as: 'trait', kind })),
    ...packs.flatMap((pack) => named([packNames[pack] ?? pack], { as: 'pack', value: pack })),
    ...categories.flatMap(({ category, name }) => named([name], { as: 'value', kind: 'category', value: category })),
    ...named([words.to], { as: 'to' }),
    ...named(words.fillers, { as: 'filler' }),
  ]
  return {
    entries: entries.toSorted((one, other) => other.stems.length - one.stems.length),
    offices,
    materials: materials.map(({ id, name }) => ({ id, name, stems: stemsOf(name.replaceAll(/[()/]/g, ' ')) })),
  }
}

/** The longest phrase that the tokens begin with, and how many of them it takes. */
export function meaningAt({ entries }: Lexicon, tokens: readonly Token[]) {
  const stems = tokens.map(({ text, quoted }) => (quoted ? null : stemOf(text)))
  const found = entries.find((entry) => entry.stems.every((stem, index) => stems[index] === stem))
  return found && { meaning: found.meaning, length: found.stems.length }
}

/** Materials that a row may name. */
const MOST = 20
const LONGEST = 4

/** Materials whose names have the words that the tokens begin with, by as many of them as there are such materials. */
export function materialsAt({ materials }: Lexicon, tokens: readonly Token[]) {
  const [first] = tokens
  if (first?.quoted) {
    const found = materials.filter(({ name }) => name === first.text)
    return found.length > 0 ? { ids: found.map(({ id }) => id), length: 1 } : undefined
  }
  let best: { ids: string[]; length: number } | undefined
  for (let length = 1; length <= Math.min(LONGEST, tokens.length); length += 1) {
    const asked = tokens.slice(0, length)
    if (asked.some(({ text, quoted }) => quoted || text === ',')) break
    const stems = asked.map(({ text }) => stemOf(text))
    const found = materials.filter((known) =>
      stems.every(
        (stem) => stem.length > 1 && known.stems.some((one) => one.split('-').some((part) => part.startsWith(stem))),
      ),
    )
    if (found.length === 0) break
    best = { ids: found.slice(0, MOST).map(({ id }) => id), length }
  }
  return best
}
