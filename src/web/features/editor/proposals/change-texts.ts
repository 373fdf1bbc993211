import type { OptimisationProposal } from '#contract/optimisation.ts'
import type { Formats } from '#web/lib/format.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { proposalTexts } from './proposal-texts.ts'

type Change = OptimisationProposal['changes'][number]

type Words = {
  readonly t: TextsIn<typeof proposalTexts>
  readonly formats: Formats
  /** Name of a material; its id where nobody knows it. */
  readonly nameOf: (id: string) => string
}

/** `60/625` of what a framing is called by: material, then width and spacing in m. */
const framingSize = (text: unknown, { figure }: Formats) => {
  const [, width = '', spacing = ''] = / ([\d.]+)\/([\d.]+)$/.exec(String(text)) ?? []
  return `${figure('width', Number(width))}/${figure('width', Number(spacing))}`
}

function ofLayer(changes: readonly Change[], layer: AssessmentRequest['layers'][number], words: Words): string[] {
  const { t, formats, nameOf } = words
  const of = (kind: Change['kind']) => changes.find((one) => one.kind === kind && one.from !== null)
  const [material, thickness, framing] = [of('material'), of('thickness'), of('framing')]
  const before = formats.figure('thickness', layer.thickness)
  const after = formats.figure('thickness', thickness ? Number(thickness.to) : layer.thickness)
  const name = nameOf(layer.materialId)
  const main = material
    ? [t('change.material', { from: name, before, to: nameOf(String(material.to)), after })]
    : thickness
      ? [t('change.thickness', { name, before, after })]
      : []
  return framing
    ? [
        ...main,
        t('change.framing', { before: framingSize(framing.from, formats), after: framingSize(framing.to, formats) }),
      ]
    : main
}

/** What a proposal changes, a line for each layer from outside to inside. */
export function changeTexts(
  { changes }: Pick<OptimisationProposal, 'changes'>,
  layers: AssessmentRequest['layers'],
  words: Words,
): string[] {
  const { t, formats, nameOf } = words
  const places = [...new Set(changes.map(({ layer }) => layer))]
  return places.flatMap((place) => {
    const here = changes.filter(({ layer }) => layer === place)
    const layer = layers[place]
    const removed = here.some(({ kind }) => kind === 'removed')
    const additions = here.flatMap((change, index) => {
      if (change.kind !== 'added') return []
      const thickness = formats.figure('thickness', Number(here[index + 1]?.to))
      return [t('change.added', { name: nameOf(String(change.to)), thickness })]
    })
    const own = !layer
      ? []
      : removed
        ? [t('change.removed', { name: nameOf(layer.materialId) })]
        : ofLayer(here, layer, words)
    return [...own, ...additions]
  })
}
