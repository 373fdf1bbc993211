import type { DoubtCode, ProblemCode } from '#vocabulary/datasets.ts'
import type { Generation, Indicator } from '#vocabulary/indicators.ts'
import type { DeclaredModule } from '#vocabulary/life-cycle.ts'
import type { DatasetType, ReferenceUnit } from '#vocabulary/materials.ts'
import type { ProductMass } from './product-mass.ts'

/** What every row of a dataset repeats. */
export type DatasetHeader = ProductMass & {
  readonly uuid: string
  readonly version: string
  readonly generation: Generation
  readonly name: { readonly de_DE?: string; readonly en_GB?: string }
  /** From the general to the particular, German. */
  readonly category: readonly string[]
  readonly type: DatasetType
  readonly owner?: string
  readonly url?: string
  readonly location?: string
  readonly referenceYear?: string
  readonly validUntil?: string
  readonly conformity: readonly string[]
  readonly referenceQuantity: number
  readonly referenceUnit: ReferenceUnit
  /** [kg/m] */
  readonly lengthMass?: number
  /** Carbon of biogenic origin in the product [kg C per reference quantity]. */
  readonly biogenicCarbon?: number
}

/** Figures of one module. An indicator that is absent is not declared. */
export type ModuleFigures = {
  readonly module: DeclaredModule
  /** Names one of several alternatives for the same module. */
  readonly scenario?: string
  readonly scenarioDescription?: string
  readonly indicators: Partial<Readonly<Record<Indicator, number>>>
}

/** As `DatasetHeader`, with the unit of the file where no layer is measured in it, and what it follows. */
export type DeclaredHeader = Omit<DatasetHeader, 'referenceUnit' | 'referenceQuantity'> & {
  readonly referenceUnit: string
  readonly referenceQuantity?: number
  /** UUID of the dataset that this one follows. */
  readonly predecessor?: string
}

/** A row as it is stored: its header and the figures of its module. */
export type OekobaudatRow = { readonly header: DatasetHeader; readonly figures: ModuleFigures }

/** Header of a row; `flow` names the reference flow that unit and masses are to be taken from. */
export type ItemHeader = DeclaredHeader & {
  readonly flow?: string
  readonly doubts?: readonly DoubtCode[]
  /** Indicators and modules that the file gives values for and that are not known here, as the file calls them. */
  readonly unread?: readonly string[]
}

/** What a module does that is not known: the whole dataset is refused, or goes without it and names it. */
export type UnknownModules = 'refused' | 'named'

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

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The object without the keys whose value is undefined: absent is not declared. */
export function withoutUndefined<T extends object>(object: T): Present<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Present<T>
}
