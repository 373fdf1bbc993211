import type { QueryClient } from '@tanstack/react-query'
import type { Material } from '#contract/materials.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { materialSearchQuery } from '#web/resources/materials/material-queries.ts'
import { defined, emptyLayer, type LayerDraft } from './document.ts'
import { readNumber } from './number-fields.ts'
import { type PastedLayer, pastedLayers } from './pasted-layers.ts'

const BEST_HITS = 5

/** The material that a pasted name means: the one of that very name, else the best hit; null: none, or not reachable. */
const meant = async (
  client: QueryClient,
  name: string,
  release: string | null,
  locale: Locale,
): Promise<Material | null> => {
  const hits = await client.fetchQuery(materialSearchQuery(name, release, locale, BEST_HITS)).catch(() => [])
  const same = hits.find((hit) => hit.name.toLowerCase() === name.toLowerCase())
  return same ?? hits[0] ?? null
}

type Found = ReadonlyMap<string, Material | null>

const thicknessOf = ({ thickness }: PastedLayer, material: Material | null): Pick<LayerDraft, 'numbers' | 'texts'> => {
  if (typeof thickness !== 'string') {
    return { numbers: defined({ thickness: thickness ?? material?.defaultThickness ?? undefined }), texts: {} }
  }
  const reading = readNumber('thickness', thickness)
  return 'value' in reading
    ? { numbers: { thickness: reading.value }, texts: {} }
    : { numbers: {}, texts: { thickness } }
}

const framingDraft = (framing: PastedLayer['framing'], found: Found): LayerDraft['framing'] =>
  framing && { materialId: found.get(framing.name)?.id ?? null, direction: 'vertical' }

const draftOf = (row: PastedLayer, found: Found): LayerDraft => {
  const material = found.get(row.name) ?? null
  const { numbers, texts } = thicknessOf(row, material)
  const { width: framingWidth, spacing: framingSpacing } = row.framing ?? {}
  return {
    ...emptyLayer(randomKey()),
    materialId: material?.id ?? null,
    materialText: material ? '' : row.name,
    numbers: { ...numbers, ...defined({ framingWidth, framingSpacing }) },
    texts,
    framing: framingDraft(row.framing, found),
  }
}

/** A row of text with what it was understood as. */
export type UnderstoodLayer = {
  readonly row: PastedLayer
  readonly layer: LayerDraft
  /** Null: no material of that name. */
  readonly material: Material | null
  readonly framingMaterial: Material | null
}

/** What text says, row by row, with materials found by name; a name that is none stays as text. Empty: no layers in it. */
export const understoodLayers = async (
  client: QueryClient,
  text: string,
  release: string | null,
  locale: Locale,
): Promise<readonly UnderstoodLayer[]> => {
  const rows = pastedLayers(text)
  const names = [...new Set(rows.flatMap(({ name, framing }) => (framing?.name ? [name, framing.name] : [name])))]
  const found = await Promise.all(
    names.map(async (name) => [name, await meant(client, name, release, locale)] as const),
  )
  const byName = new Map(found)
  return rows.map((row) => ({
    row,
    layer: draftOf(row, byName),
    material: byName.get(row.name) ?? null,
    framingMaterial: byName.get(row.framing?.name ?? '') ?? null,
  }))
}

/** The layers that a text says, ready to be inserted. */
export const layersFromText = async (...asked: Parameters<typeof understoodLayers>): Promise<readonly LayerDraft[]> =>
  (await understoodLayers(...asked)).map(({ layer }) => layer)
