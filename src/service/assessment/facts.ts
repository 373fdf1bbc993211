import { createHash } from 'node:crypto'
import { partsOf, type Resolved } from '#assessment/resolved.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Assessment } from '#engine/assessment.ts'
import { rulePacks } from '#engine/conformity/asked-rules.ts'
import { type ConstructionType, constructionTypes } from '#vocabulary/constructions.ts'
import { materialCategories } from '#vocabulary/materials.ts'

/** What questions ask of a construction besides its columns. */
export const factKinds = ['type', 'material', 'category', 'dataset', 'release', 'framing', 'met', 'missed'] as const
export type FactKind = (typeof factKinds)[number]

/**
 * A fact as it is stored: 64 bits of SHA-256 as a signed number, so that an index holds it in eight bytes. Two facts that
 * share one are not to be expected among fewer than billions.
 */
export const factOf = (kind: FactKind, value: string): string =>
  createHash('sha256').update(`${kind} ${value}`).digest().readBigInt64BE().toString()

/** What many constructions have in common and many questions ask for: facts that stand in one number, a bit each. */
const asTraits: readonly (readonly [FactKind, string])[] = [
  ['framing', ''],
  ...materialCategories.map((category) => ['category', category] as const),
  ...[...rulePacks.map(({ id }) => id), 'geg'].flatMap((pack) => [['met', pack] as const, ['missed', pack] as const]),
  ...constructionTypes.map((type) => ['type', type] as const),
]
const bits = new Map(asTraits.map(([kind, value], index) => [factOf(kind, value), 1n << BigInt(index)]))

/** The bit of a fact among the traits; undefined where it stands among the facts alone. */
export const traitOf = (fact: string): bigint | undefined => bits.get(fact)

/** The traits among these facts, as they are stored. */
export const traitsOf = (facts: readonly string[]): string =>
  facts.reduce((traits, fact) => traits | (bits.get(fact) ?? 0n), 0n).toString()

/** Another one whenever other facts or traits are kept: stored ones of another version are computed again. */
export const FACTS_VERSION = `4.${factOf('release', JSON.stringify(asTraits)).slice(-6)}`

/** Which bit of what is stored of a construction stands for which material of the catalogue, and what traits mean. */
export type Marks = {
  /** Of materials and traits: bits that were written by another one mean something else. A whole number of 32 bits. */
  readonly version: number
  /** Undefined for what is not in the catalogue. */
  readonly bitOf: (materialId: string) => number | undefined
  /** The bits of these materials, from the lowest of the first byte. */
  readonly of: (materialIds: readonly string[]) => Buffer
}

const BYTE = 8

/** Marks for the materials of a catalogue. */
export function marksFor({ materials }: Pick<Catalogue, 'materials'>): Marks {
  const ids = [...materials.keys()].toSorted()
  const places = new Map(ids.map((id, index) => [id, index]))
  return {
    version: createHash('sha256')
      .update(JSON.stringify([ids, asTraits]))
      .digest()
      .readInt32BE(),
    bitOf: (materialId) => places.get(materialId),
    of(materialIds) {
      const marks = Buffer.alloc(Math.ceil(ids.length / BYTE))
      for (const id of materialIds) {
        const bit = places.get(id)
        if (bit !== undefined) marks.writeUInt8(marks.readUInt8(bit >> 3) | (1 << (bit & 7)), bit >> 3)
      }
      return marks
    },
  }
}

/** The last day of a year, month or date. */
function lastDay(validUntil: string): string[] {
  const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(validUntil)
  if (!match) return []
  const [, year, month = '12', day] = match
  if (day !== undefined) return [`${year}-${month}-${day}`]
  return [new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)]
}

/** Verdicts on requirements, and on packs of them: one missed misses its pack, which is met where every one of it is. */
function verdictsIn(conformity: Assessment['conformity']): string[] {
  const told = (name: string, fulfilled: boolean | null) =>
    fulfilled === null ? [] : [factOf(fulfilled ? 'met' : 'missed', name)]
  const packs = [...Map.groupBy(conformity, ({ pack }) => pack)].flatMap(([pack, rules]) => {
    const isMissed = rules.some(({ fulfilled }) => fulfilled === false)
    return told(pack, isMissed ? false : rules.every(({ fulfilled }) => fulfilled) || null)
  })
  return [...conformity.flatMap(({ requirement, fulfilled }) => told(requirement, fulfilled)), ...packs]
}

/** What is known of a construction for questions, with the last day on which all of its datasets hold. */
export type Facts = {
  /** From `factOf`, each once. */
  readonly facts: readonly string[]
  /** From `traitsOf` of these. */
  readonly traits: string
  /** The materials of the catalogue among them, and by which marks. */
  readonly materialMarks: Buffer
  readonly marksVersion: number
  /** ISO date; null where no dataset says. */
  readonly dataUntil: string | null
}

/** Facts of the assessment of a construction of a type; verdicts are those of the day on which it was made. */
export function factsOf(
  { conformity }: Pick<Assessment, 'conformity'>,
  { type, layers, release }: Resolved & { readonly type: ConstructionType },
  { catalogue: { materials }, marks }: { readonly catalogue: Pick<Catalogue, 'materials'>; readonly marks: Marks },
): Facts {
  const parts = layers.flatMap(partsOf)
  const datasets = parts.flatMap(({ dataset }) =>
    dataset ? [dataset, ...(dataset.endOfLife ? [dataset.endOfLife] : [])] : [],
  )
  const facts = [
    factOf('type', type),
    factOf('release', release.id),
    ...parts.map(({ materialId }) => factOf('material', materialId)),
    ...parts.flatMap(({ materialId }) => {
      const category = materials.get(materialId)?.category
      return category === undefined ? [] : [factOf('category', category)]
    }),
    ...datasets.map(({ uuid }) => factOf('dataset', uuid)),
    ...(layers.some(({ members }) => members) ? [factOf('framing', '')] : []),
    ...verdictsIn(conformity),
  ]
  const [dataUntil = null] = datasets
    .flatMap(({ validUntil }) => (validUntil === undefined ? [] : lastDay(validUntil)))
    .toSorted()
  return {
    facts: [...new Set(facts)],
    traits: traitsOf(facts),
    materialMarks: marks.of(parts.map(({ materialId }) => materialId)),
    marksVersion: marks.version,
    dataUntil,
  }
}
