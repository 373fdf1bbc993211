import type { DeclaredHeader, ModuleFigures } from './oekobaudat-row.ts'

/** What is odd about a dataset that is taken all the same. */
export const doubtCodes = ['nameMissing', 'quantityUnknown', 'unitUnknown', 'densityUnbelievable'] as const
export type DoubtCode = (typeof doubtCodes)[number]

/** Why a dataset is left out. */
export const problemCodes = [
  'valueMissing',
  'unreadable',
  'cellsMissing',
  'tooManyCells',
  'moduleTwice',
  'mixedGenerations',
  'noModules',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** Header of a row; `flow` names the reference flow that unit and masses are to be taken from. */
export type ItemHeader = DeclaredHeader & { readonly flow?: string; readonly doubts?: readonly DoubtCode[] }

/** Unit and masses of a flow, which packages hold beside the processes. */
export type FlowFacts = Pick<
  DeclaredHeader,
  'referenceUnit' | 'referenceQuantity' | 'density' | 'arealMass' | 'referenceThickness' | 'biogenicCarbon'
>

/** One module of a dataset, what cannot be read, or a flow. `line` is that of the file, or the number of the entry. */
export type ReleaseItem =
  | { readonly kind: 'row'; readonly line: number; readonly header: ItemHeader; readonly figures: ModuleFigures }
  | {
      readonly kind: 'problem'
      readonly line: number
      readonly uuid: string
      readonly version: string
      readonly code: ProblemCode
      /** Column and what stands there, shortened. */
      readonly column?: string
      readonly value?: string
    }
  | { readonly kind: 'flow'; readonly uuid: string; readonly facts: FlowFacts }
