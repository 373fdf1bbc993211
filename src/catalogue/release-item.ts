import type { DoubtCode, ProblemCode } from '#vocabulary/datasets.ts'
import type { DeclaredHeader, ModuleFigures } from './oekobaudat-row.ts'

/** Header of a row; `flow` names the reference flow that unit and masses are to be taken from. */
export type ItemHeader = DeclaredHeader & { readonly flow?: string; readonly doubts?: readonly DoubtCode[] }

/** Unit and masses of a flow, which packages hold beside the processes. */
export type FlowFacts = Pick<
  DeclaredHeader,
  'referenceUnit' | 'referenceQuantity' | 'density' | 'arealMass' | 'referenceThickness' | 'biogenicCarbon'
>

/** Why a row cannot be taken; column and what stands there, shortened. */
export type RowProblem = { readonly code: ProblemCode; readonly column?: string; readonly value?: string }

/** One module of a dataset, what cannot be read, or a flow. `line` is that of the file, or the number of the entry. */
export type ReleaseItem =
  | { readonly kind: 'row'; readonly line: number; readonly header: ItemHeader; readonly figures: ModuleFigures }
  | (RowProblem & {
      readonly kind: 'problem'
      readonly line: number
      readonly uuid: string
      readonly version: string
    })
  | { readonly kind: 'flow'; readonly uuid: string; readonly facts: FlowFacts }
