import { pastedLayers } from './pasted-layers.ts'

export type TypedLayer = {
  /** What a material is searched by. */
  readonly name: string
  /** [m] */
  readonly thickness?: number
  /** It names framing or further layers, which a choice of a material alone would lose. */
  readonly isMore: boolean
}

/** What is typed where a material is asked for: its name, or a layer in words such as `200 Zellulose` or `Putz 1,5 cm`. */
export function typedLayer(text: string): TypedLayer {
  const rows = pastedLayers(text)
  const [row] = rows
  const isNumbered = /^\s*[\d.,]+\s*(mm|cm|m)?\s+\p{L}/iu.test(text) || /\p{L}.*\s[\d.,]+\s*(mm|cm|m)\s*$/iu.test(text)
  if (!row || !(isNumbered || row.framing || rows.length > 1)) return { name: text, isMore: false }
  return {
    name: row.name,
    ...(typeof row.thickness === 'number' && { thickness: row.thickness }),
    isMore: row.framing !== null || rows.length > 1,
  }
}
