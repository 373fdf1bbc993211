import type { ConstructionLayer } from '#contract/constructions.ts'
import { editableLayer, type LayerDraft } from '../../document/document.ts'
import { storedLayer } from '../../document/stored-layers.ts'

/** A layer of the source that is another one, new, or gone. */
export type LayerDifference = {
  /** Place among the layers of the source as they were taken: of the layer itself, or that a new one comes before. */
  readonly at: number
  readonly before: ConstructionLayer | null
  readonly after: ConstructionLayer | null
}

/** The same for layers that say the same, whatever order their fields are in. */
const keyOf = (layer: ConstructionLayer): string => {
  const ordered = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(ordered)
      : value !== null && typeof value === 'object'
        ? Object.entries(value)
            .filter(([, one]) => one !== undefined)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, one]) => [name, ordered(one)])
        : value
  return JSON.stringify(ordered(storedLayer(editableLayer(layer, ''))))
}

/** Lengths of the longest common subsequences of what is left of both from each place on. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? []
      row[j] =
        one[i] === other[j] ? (lengths[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

/** Places of layers that stayed in both, in their order; the ends stand behind the last. */
function stayed(one: readonly string[], other: readonly string[]): readonly (readonly [number, number])[] {
  const lengths = commonLengths(one, other)
  const places: (readonly [number, number])[] = []
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) {
      places.push([i, j])
      i += 1
      j += 1
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i += 1
    else j += 1
  }
  return [...places, [one.length, other.length]]
}

/** What has changed between the layers of a source: those between two that stayed are paired in their order. */
export function layerDifferences(
  taken: readonly ConstructionLayer[],
  now: readonly ConstructionLayer[],
): LayerDifference[] {
  const found: LayerDifference[] = []
  let [from, to] = [0, 0]
  for (const [i, j] of stayed(taken.map(keyOf), now.map(keyOf))) {
    const [gone, come] = [taken.slice(from, i), now.slice(to, j)]
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1)
      found.push({ at: Math.min(from + index, i), before: gone[index] ?? null, after: come[index] ?? null })
    from = i + 1
    to = j + 1
  }
  return found
}

/** How a difference stands to a document: what can be done, or why nothing is. */
export type Standing =
  | { readonly can: 'replace' | 'delete'; readonly key: string }
  | { readonly can: 'insert'; readonly at: number }
  | { readonly can: 'nothing'; readonly because: 'taken' | 'other' }

const nothing = (because: 'taken' | 'other'): Standing => ({ can: 'nothing', because })

/** The draft nearest to a place that says the same as a layer. */
function draftOf(layer: ConstructionLayer, at: number, drafts: readonly LayerDraft[]): LayerDraft | undefined {
  const key = keyOf(layer)
  return drafts
    .map((draft, index) => ({ draft, away: Math.abs(index - at) }))
    .filter(({ draft }) => draft.materialId !== null && keyOf(storedLayer(draft)) === key)
    .toSorted((one, other) => one.away - other.away)[0]?.draft
}

/** How a difference of the source stands to the layers that are edited. */
export function standingOf({ at, before, after }: LayerDifference, drafts: readonly LayerDraft[]): Standing {
  const held = before && draftOf(before, at, drafts)
  if (held) return { can: after ? 'replace' : 'delete', key: held.key }
  if (before) return nothing(!after || draftOf(after, at, drafts) ? 'taken' : 'other')
  if (!after || draftOf(after, at, drafts)) return nothing('taken')
  return { can: 'insert', at: Math.min(at, drafts.length) }
}
