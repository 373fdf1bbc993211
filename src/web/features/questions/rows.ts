import { constructionTypes } from '#vocabulary/constructions.ts'
import { materialCategories } from '#vocabulary/materials.ts'
import type { Quantity } from '#vocabulary/quantities.ts'
import { type QuestionFigure, questionFigures, questionOwners } from '#vocabulary/questions.ts'

/** Rule packs that verdicts are asked of. */
export const packs = ['gegAnnex7', 'gegAnnex1', 'gegAnnex2', 'begEm', 'passiveHouse', 'din4108-2', 'din4108-3'] as const

/** What is chosen from a closed list, and from what. */
export const lists = {
  type: constructionTypes,
  owner: questionOwners,
  category: materialCategories,
  missed: packs,
  met: packs,
} as const
export type ListKind = keyof typeof lists

/** What is named by an id or a short text, several of them: any one holds. */
export const namedKinds = ['material', 'dataset', 'release', 'office'] as const
export type NamedKind = (typeof namedKinds)[number]

/** Days on which something was done. */
export const dayKinds = ['updated', 'created'] as const
export type DayKind = (typeof dayKinds)[number]

export const traitKinds = ['expired', 'framing', 'incomplete'] as const
export type TraitKind = (typeof traitKinds)[number]

/** What a row may ask about, in the order of the choice. */
export const rowKinds = [
  'type',
  'text',
  'tags',
  'material',
  'category',
  ...questionFigures,
  'missed',
  'met',
  'owner',
  'office',
  'dataset',
  'release',
  ...dayKinds,
  ...traitKinds,
] as const
export type RowKind = (typeof rowKinds)[number]

/** A row of the question as it stands on screen. */
export type Row = {
  readonly kind: RowKind
  /** Of figures and days: at most; of everything else: is not. */
  readonly turned: boolean
  /** What is chosen or typed; a number or day as it is on the wire, two where they are ends of a range. */
  readonly values: readonly string[]
}

/** Rows that one question may have; there is room for where it is asked beside them. */
export const MOST_ROWS = 19

/** What figures are written as. */
export const figureQuantities = {
  uValue: 'uValue',
  gwp: 'gwp',
  penrt: 'primaryEnergy',
  thickness: 'thickness',
  mass: 'mass',
} as const satisfies Readonly<Record<QuestionFigure, Quantity>>

export const isFigure = (kind: RowKind): kind is QuestionFigure => questionFigures.some((figure) => figure === kind)
export const isDay = (kind: RowKind): kind is DayKind => dayKinds.some((day) => day === kind)
/** What has bounds: at least, at most, or from one to the other. */
export const isBounded = (kind: RowKind): kind is QuestionFigure | DayKind => isFigure(kind) || isDay(kind)
export const isNamed = (kind: RowKind): kind is NamedKind => namedKinds.some((named) => named === kind)
export const isTrait = (kind: RowKind): kind is TraitKind => traitKinds.some((trait) => trait === kind)
export const isList = (kind: RowKind): kind is ListKind => Object.hasOwn(lists, kind)
