import type { ConstructionLayer } from '#contract/constructions.ts'
import { studsOf } from '#vocabulary/accessories.ts'
import { showsStates } from '#web/drawing/section-layout.ts'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { ABSENT, type Formats } from '#web/lib/format.ts'
import type { Linked } from '#web/resources/links/links.ts'

type Figures = Linked['figures']

const partOf = ({ parts }: Figures, materialId: string | undefined) => parts.find(({ id }) => id === materialId)

/** Name of a material in the language of the reader, its id where it is gone. */
export const nameOfPart = (figures: Figures, materialId: string, { locale }: Pick<Formats, 'locale'>): string => {
  const name = partOf(figures, materialId)?.name
  return name?.[locale] ?? name?.de_DE ?? name?.en_GB ?? materialId
}

/** What is drawn of the layers of a linked construction. */
export function drawnLayers(figures: Figures, layers: readonly ConstructionLayer[], formats: Formats): DrawnLayer[] {
  const hatched = (members: ConstructionLayer['secondFraming']) => {
    const hatch = partOf(figures, members?.materialId)?.hatch
    return members && hatch && { hatch, width: members.width, spacing: members.spacing }
  }
  const drawn = layers.map(
    ({ materialId, thickness, state, framing, secondFraming, taper, accessories = [] }): DrawnLayer => ({
      hatch: partOf(figures, materialId)?.hatch ?? 'air',
      thickness,
      state,
      name: nameOfPart(figures, materialId, formats),
      framing: framing ? hatched(framing) : studsOf(accessories),
      secondFraming: hatched(secondFraming),
      taper,
    }),
  )
  return showsStates(drawn) ? drawn : drawn.map((layer) => ({ ...layer, state: undefined }))
}

/** λ as it counts: the one of the layer, else the material's. */
export const conductivityOf = (
  figures: Figures,
  { materialId, overrides }: ConstructionLayer,
  { figure }: Formats,
): string => {
  const value = overrides?.conductivity ?? partOf(figures, materialId)?.figures.conductivity
  return value === undefined ? ABSENT : figure('conductivity', value)
}

/** Members of a layer in a phrase, such as `KVH 60/625`. */
export const framingText = (
  figures: Figures,
  { framing, secondFraming }: ConstructionLayer,
  formats: Formats,
): string => {
  const members = [framing, secondFraming].filter((one) => one !== undefined)
  if (members.length === 0) return ABSENT
  const { figure } = formats
  return members
    .map(
      (one) =>
        `${nameOfPart(figures, one.materialId, formats)} ${figure('width', one.width)}/${figure('width', one.spacing)}`,
    )
    .join(' + ')
}
