import type { Material } from '#contract/materials.ts'
import type { Formats } from '#web/lib/format.ts'
import type { LayerDraft } from '../document/document.ts'

/** `Konstruktionsvollholz (KVH)` is `KVH`; a name without an abbreviation is left out where there is no room. */
const abbreviation = (name: string | undefined): string => /\b\p{Lu}{2,5}\b/u.exec(name ?? '')?.[0] ?? ''

/** Members of a layer in short: `KVH 60/200, e = 625` is width / depth and spacing in mm. */
export const framingLabel = (layer: LayerDraft, material: Material | undefined, { figure }: Formats): string => {
  const { framingWidth, framingSpacing, thickness } = layer.numbers
  const section = `${figure('width', framingWidth)}/${figure('thickness', thickness)}`
  return [abbreviation(material?.name), `${section}, e\u00a0=\u00a0${figure('width', framingSpacing)}`]
    .filter(Boolean)
    .join(' ')
}
