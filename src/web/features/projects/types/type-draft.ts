import type { ProjectOpeningType } from '#contract/project-rows.ts'
import { projectLimits } from '#vocabulary/projects.ts'

type Part = ProjectOpeningType['parts'][number]
/** A part while it is written: what it is made of and how much may still be missing. */
export type PartDraft = Omit<Part, 'dataset' | 'quantity'> & {
  readonly id: number
  readonly dataset?: Part['dataset']
  readonly quantity: number | undefined
}

/** An opening type while it is written. */
export type TypeDraft = Pick<ProjectOpeningType, 'kind' | 'name'> & {
  readonly uValue: number | undefined
  readonly gValue: number | undefined
  readonly parts: readonly PartDraft[]
}

/** Unit that a measure is usually told in. */
export const unitOf = { area: 'm2', perimeter: 'm', piece: 'piece' } as const satisfies Record<
  Part['per'],
  Part['unit']
>

let last = 0
/** A part that nothing is known of yet. */
export function newPart(): PartDraft {
  last += 1
  return { id: last, per: 'area', unit: 'm2', quantity: 1 }
}

/** An opening type to write in; a new window where there is none yet. */
export const typeDraft = (type?: ProjectOpeningType): TypeDraft => ({
  kind: type?.kind ?? 'window',
  name: type?.name ?? '',
  uValue: type?.uValue,
  gValue: type?.gValue,
  parts: type ? type.parts.map((part) => ({ ...part, id: newPart().id })) : [newPart()],
})

/** The type as it can be stored; undefined while something of it is missing. */
export function finished({ kind, name, uValue, gValue, parts }: TypeDraft): ProjectOpeningType | undefined {
  const whole = parts.flatMap(({ id: _id, dataset, quantity, ...rest }): Part[] =>
    dataset && quantity !== undefined ? [{ ...rest, dataset, quantity }] : [],
  )
  const isWhole = whole.length === parts.length && whole.length > 0 && whole.length <= projectLimits.openingParts
  if (!isWhole || name.trim() === '' || uValue === undefined) return undefined
  return { kind, name: name.trim(), uValue, ...(gValue !== undefined && { gValue }), parts: whole }
}
