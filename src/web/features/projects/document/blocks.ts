import type { ProjectDraft, Variant } from './draft.ts'
import type { Edit } from './edits.ts'
import { isBase, variantOf } from './variant-rows.ts'

/** What a variant may have whole of its own. */
export const blockNames = ['areas', 'thermalBridges', 'primaryEnergy', 'services', 'operation'] as const
export type BlockName = (typeof blockNames)[number]
export type Blocks = Pick<Variant, BlockName>

/** What a building uses in a year, where that is told. */
export type Operation = NonNullable<Blocks['operation']>

/** A block as a variant has it. */
export const blockOf = <Name extends BlockName>(draft: ProjectDraft, variant: string, name: Name): Blocks[Name] =>
  variantOf(draft, variant)?.[name] ?? draft[name]

/** Whether a variant has a block of its own. */
export const isOwnBlock = (draft: ProjectDraft, variant: string, name: BlockName): boolean =>
  variantOf(draft, variant)?.[name] !== undefined

const withBlock = <Of extends object>(of: Of, name: BlockName, value: Blocks[BlockName]): Of => {
  const { [name]: _before, ...rest } = of as Of & Blocks
  return (value === undefined ? rest : { ...rest, [name]: value }) as Of
}

/** Replaces a block, in a variant as its own. @param value - undefined: as in the base; of the base, not told */
export const changeBlock =
  <Name extends BlockName>(variant: string, name: Name, value: Blocks[Name]): Edit =>
  (draft) =>
    isBase(variant)
      ? withBlock(draft, name, value)
      : {
          ...draft,
          variants: draft.variants.map((one) => (one.id === variant ? withBlock(one, name, value) : one)),
        }
