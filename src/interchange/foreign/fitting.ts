import { MAX_LAYERS } from '#vocabulary/constructions.ts'
import type { ForeignConstruction, ForeignLayer, ForeignMaterial, Loss } from './foreign-construction.ts'
import { ForeignFileError } from './foreign-file-error.ts'
import { MAX_CONSTRUCTIONS, MAX_DESCRIPTION, MAX_LOSSES, MAX_MATERIAL_NAME, MAX_NAME } from './limits.ts'

const printable = (text: string) => text.toWellFormed().replaceAll('\u0000', '').trim()

const short = (text: string) => printable(text.slice(0, MAX_MATERIAL_NAME))
const shortMaterial = (material: ForeignMaterial): ForeignMaterial => ({ ...material, name: short(material.name) })

/** What was lost, in texts of a length one reads, and no more of it than one reads. */
function shortLosses(lost: readonly Loss[]): readonly Loss[] {
  const shown = lost.slice(0, MAX_LOSSES).map(({ code, values = {} }): Loss => {
    const entries = Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? short(value) : value,
    ])
    return { code, ...(entries.length > 0 && { values: Object.fromEntries(entries) }) }
  })
  const more = lost.length - shown.length
  return more > 0 ? [...shown, { code: 'moreLost', values: { count: more } }] : shown
}

const shortLayer = (layer: ForeignLayer): ForeignLayer => ({
  ...layer,
  material: shortMaterial(layer.material),
  ...(layer.framing && { framing: { ...layer.framing, material: shortMaterial(layer.framing.material) } }),
  ...(layer.secondFraming && {
    secondFraming: { ...layer.secondFraming, material: shortMaterial(layer.secondFraming.material) },
  }),
  lost: shortLosses(layer.lost),
})

/** A construction within what one may hold here: lengths of its texts and number of its layers; what falls away is told. */
export function fitting(construction: ForeignConstruction, unnamed: string): ForeignConstruction {
  const name = printable(construction.name) || unnamed
  const description = printable(construction.description)
  const cut = name.length > MAX_NAME || description.length > MAX_DESCRIPTION
  const lost: Loss[] = [...construction.lost]
  if (cut) lost.push({ code: 'textCut' })
  if (construction.layers.length > MAX_LAYERS)
    lost.push({ code: 'tooManyLayers', values: { count: construction.layers.length, maximum: MAX_LAYERS } })
  return {
    ...construction,
    name: name.slice(0, MAX_NAME).trim(),
    description: description.slice(0, MAX_DESCRIPTION).trim(),
    layers: construction.layers.slice(0, MAX_LAYERS).map(shortLayer),
    lost: shortLosses(lost),
  }
}

/** Constructions of a file as they are offered. @throws {ForeignFileError} `noConstructions`, `tooManyConstructions` */
export function offered(found: readonly ForeignConstruction[], unnamed: string): readonly ForeignConstruction[] {
  if (found.length === 0) throw new ForeignFileError('noConstructions')
  if (found.length > MAX_CONSTRUCTIONS)
    throw new ForeignFileError('tooManyConstructions', {}, { count: found.length, maximum: MAX_CONSTRUCTIONS })
  return found.map((construction) => fitting(construction, unnamed))
}
