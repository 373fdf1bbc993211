import { MAX_IMPORTED } from '#contract/imports.ts'
import type { ForeignConstruction, ForeignFile, ForeignLayer } from '#interchange/foreign/foreign-construction.ts'
import { type LayerOrder, layerOrder } from '#interchange/foreign/layer-order.ts'
import { bounds, isWithin } from '#vocabulary/bounds.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'

/** What the user decides about one construction of a file. */
export type ImportItem = {
  readonly key: string
  readonly source: ForeignConstruction
  readonly chosen: boolean
  readonly name: string
  readonly type: ConstructionType
  /** Against the order that was found. */
  readonly reversed: boolean
  /** Typed thicknesses in mm by index of the layer in the file. */
  readonly thicknesses: Readonly<Record<number, string>>
  /** Indices of layers in the file that are left out. */
  readonly leftOut: readonly number[]
}

/** The items of a file as they are offered first: as many are chosen as may be brought at once. */
export const itemsOf = ({ constructions }: ForeignFile): readonly ImportItem[] =>
  constructions.map((source, index) => ({
    key: `${index}`,
    source,
    chosen: index < MAX_IMPORTED,
    name: source.name,
    type: source.typeHint ?? 'outerWall',
    reversed: false,
    thicknesses: {},
    leftOut: [],
  }))

/** A thickness typed in mm, in either decimal mark [m]; undefined where it is none or not allowed. */
export function typedThickness(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.')
  const value = /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) / 1000 : Number.NaN
  return isWithin(bounds.thickness, value) ? value : undefined
}

/** A layer as it will be taken over, with its place in the file. */
export type PlannedLayer = {
  readonly index: number
  readonly layer: ForeignLayer
  readonly thickness: number | undefined
}

const fromFile = ({ thickness }: ForeignLayer) =>
  thickness !== undefined && isWithin(bounds.thickness, thickness) ? thickness : undefined

/** Whether the file tells no thickness of a layer, so that the user must, or leave it out. */
export const needsThickness = (layer: ForeignLayer): boolean => fromFile(layer) === undefined

export const orderOf = ({ source, type }: ImportItem): LayerOrder => layerOrder(source, type)

/** The layers as they will be taken over, outside first. */
export function plannedLayers(item: ImportItem): readonly PlannedLayer[] {
  const layers = item.source.layers.flatMap((layer, index): PlannedLayer[] =>
    item.leftOut.includes(index)
      ? []
      : [{ index, layer, thickness: fromFile(layer) ?? typedThickness(item.thicknesses[index] ?? '') }],
  )
  return orderOf(item).outsideFirst === item.reversed ? layers.toReversed() : layers
}

/** Changes the items with these keys. */
export const changed = (
  items: readonly ImportItem[],
  keys: readonly string[],
  change: (item: ImportItem) => Partial<ImportItem>,
): readonly ImportItem[] => items.map((item) => (keys.includes(item.key) ? { ...item, ...change(item) } : item))
