import type { ConstructionLayer } from '#contract/constructions.ts'
import type { LayerDraft } from './document.ts'
import type { NumberField } from './number-fields.ts'

/** Numbers of the first and of the second members of a layer. */
export const framingFields = {
  framing: { width: 'framingWidth', spacing: 'framingSpacing', share: 'framingShare' },
  secondFraming: { width: 'secondWidth', spacing: 'secondSpacing', share: 'secondShare' },
} as const satisfies Record<string, Record<'width' | 'spacing' | 'share', NumberField>>
export type MembersOf = keyof typeof framingFields

/** Which members a layer has; second ones only beside first ones. */
export const membersIn = ({ framing, secondFraming }: LayerDraft): readonly MembersOf[] => {
  if (!framing) return []
  return secondFraming ? ['framing', 'secondFraming'] : ['framing']
}

const isIn = (fields: Readonly<Record<string, NumberField>>, field: NumberField) =>
  Object.values(fields).includes(field)

/** Whether a number belongs to members, and the layer does not have them. */
export const isIdleOfMembers = (layer: LayerDraft, field: NumberField): boolean =>
  (['framing', 'secondFraming'] as const).some(
    (which) => isIn(framingFields[which], field) && !membersIn(layer).includes(which),
  )

/** Numbers that the members of a layer must have. */
export const requiredOfMembers = (layer: LayerDraft): readonly NumberField[] =>
  membersIn(layer).flatMap((which) => [framingFields[which].width, framingFields[which].spacing])

const shareOf = ({ numbers }: LayerDraft, which: MembersOf): number => {
  const fields = framingFields[which]
  const { [fields.width]: width = 0, [fields.spacing]: spacing = 1, [fields.share]: share } = numbers
  return share ?? width / spacing
}

export type FramingProblem = {
  readonly field: NumberField
  readonly problem: 'widthNotBelowSpacing' | 'nothingBetween'
}

/** What is wrong with the members of a layer though each of their numbers is one. */
export function framingProblems(layer: LayerDraft): readonly FramingProblem[] {
  const { numbers, texts } = layer
  if (requiredOfMembers(layer).some((field) => texts[field] !== undefined || numbers[field] === undefined)) return []
  const wide = membersIn(layer).flatMap((which): FramingProblem[] => {
    const { width, spacing } = framingFields[which]
    const isWide = (numbers[width] ?? 0) >= (numbers[spacing] ?? 0)
    return isWide ? [{ field: width, problem: 'widthNotBelowSpacing' }] : []
  })
  const isFull = membersIn(layer).length > 1 && shareOf(layer, 'framing') + shareOf(layer, 'secondFraming') >= 1
  return wide.length === 0 && isFull ? [{ field: 'secondWidth', problem: 'nothingBetween' }] : wide
}

const membersOf = ({ numbers }: LayerDraft, which: MembersOf) => {
  const { width, spacing, share } = framingFields[which]
  return {
    width: numbers[width] ?? 0,
    spacing: numbers[spacing] ?? 0,
    ...(numbers[share] !== undefined && { share: numbers[share] }),
  }
}

/** Members as they are sent. */
export function storedMembers(layer: LayerDraft): Pick<ConstructionLayer, 'framing' | 'secondFraming'> {
  const { framing, secondFraming } = layer
  if (!framing) return {}
  const across = { direction: 'horizontal' } as const
  return {
    framing: {
      materialId: framing.materialId ?? '',
      ...membersOf(layer, 'framing'),
      ...(framing.direction === 'horizontal' && across),
      ...(framing.dataset && { dataset: framing.dataset }),
    },
    ...(secondFraming && {
      secondFraming: {
        materialId: secondFraming.materialId ?? '',
        ...membersOf(layer, 'secondFraming'),
        ...(secondFraming.direction === 'horizontal' && across),
      },
    }),
  }
}
