import type { ProjectItem } from '#contract/project-rows.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { areasHosted, isFilled, isMeasuredOnce } from '#vocabulary/varied-rows.ts'
import type { Element, ElementDraft, ItemDraft, Opening, OpeningDraft, ProjectDraft, RowList } from './draft.ts'
import { storableVariants, withoutFlatUse } from './storable-variants.ts'
import { variedRows } from './variant-rows.ts'

/** What a row still lacks to be stored, or what keeps a field of it out. */
export type RowProblem =
  | 'noConstruction'
  | 'noType'
  | 'noSize'
  | 'noDataset'
  | 'noQuantity'
  | 'noCostGroup'
  | 'noName'
  | 'noReason'
  | 'openingsLarger'

const lacksReason = ({ fx, fxReason }: { fx?: number | undefined; fxReason?: string | undefined }) =>
  fx !== undefined && fxReason === undefined

/** The same for every row that lacks nothing, as most do. */
export const noProblems: readonly RowProblem[] = []

/** What an element lacks. @param hosted - area of the openings in it [m²] */
export function elementProblems(row: ElementDraft, hosted: number): readonly RowProblem[] {
  const [isBare, isFull, isUnfounded] = [row.construction === undefined, isFilled(row, hosted), lacksReason(row)]
  if (!isBare && !isFull && !isUnfounded) return noProblems
  return [
    ...(isBare ? (['noConstruction'] as const) : []),
    ...(isFull ? (['openingsLarger'] as const) : []),
    ...(isUnfounded ? (['noReason'] as const) : []),
  ]
}

/** What an opening lacks. */
export const openingProblems = (row: OpeningDraft): readonly RowProblem[] => [
  ...(row.type === undefined ? (['noType'] as const) : []),
  ...(isMeasuredOnce(row) ? [] : (['noSize'] as const)),
  ...(lacksReason(row) ? (['noReason'] as const) : []),
]

/** What an item lacks. */
export const itemProblems = ({ name, dataset, quantity, unit, costGroup }: ItemDraft): readonly RowProblem[] => [
  ...(name === undefined ? (['noName'] as const) : []),
  ...(dataset === undefined ? (['noDataset'] as const) : []),
  ...(quantity === undefined || unit === undefined ? (['noQuantity'] as const) : []),
  ...(costGroup === undefined ? (['noCostGroup'] as const) : []),
]

const keepsOut: readonly RowProblem[] = [
  'noConstruction',
  'noType',
  'noSize',
  'noDataset',
  'noQuantity',
  'noCostGroup',
  'noName',
]
const isKeptOut = (problems: readonly RowProblem[]) => problems.some((problem) => keepsOut.includes(problem))

type Rows = Pick<ProjectDraft, RowList>

/** The rows that a variant has, as it has them. */
function rowsIn(draft: ProjectDraft, variant: string): Rows {
  const rowsOf = <List extends RowList>(list: List) =>
    variedRows(draft, list, variant).flatMap(({ row, excluded }) => (excluded ? [] : [row]))
  return { elements: rowsOf('elements'), openings: rowsOf('openings'), items: rowsOf('items') }
}

const lackingOf = ({ elements, openings, items }: Rows, hosted: ReadonlyMap<string, number>) => ({
  elements: new Map(elements.map((row) => [row.id, elementProblems(row, hosted.get(row.id) ?? 0)])),
  openings: new Map(openings.map((row) => [row.id, openingProblems(row)])),
  items: new Map(items.map((row) => [row.id, itemProblems(row)])),
})

/** What each row of a variant lacks; those that it leaves out lack nothing. */
export function problemsOf(draft: ProjectDraft, variant: string) {
  const rows = rowsIn(draft, variant)
  return lackingOf(rows, areasHosted(rows.openings))
}

type Stored = { readonly isFilled: boolean; readonly element: Element }
const stored = new WeakMap<ElementDraft, Stored>()

/** The same object for the same row, so that of a thousand those are told again that have changed. */
function storableElement(row: ElementDraft, problems: readonly RowProblem[]): Element {
  const isFilled = problems.includes('openingsLarger')
  const known = stored.get(row)
  if (known?.isFilled === isFilled) return known.element
  const element = elementOf(row, problems)
  stored.set(row, { isFilled, element })
  return element
}

function elementOf(row: ElementDraft, problems: readonly RowProblem[]): Element {
  const { fx, fxReason, ...rest } = row
  const factor = problems.includes('noReason') || fx === undefined ? {} : { fx, fxReason }
  const area = problems.includes('openingsLarger') ? null : (row.area ?? null)
  return { ...rest, ...factor, area } as Element
}

function storableOpening({ fx, fxReason, host, ...rest }: OpeningDraft, hosts: ReadonlySet<string>): Opening {
  return {
    ...rest,
    ...(fx !== undefined && fxReason !== undefined && { fx, fxReason }),
    ...(host !== undefined && hosts.has(host) && { host }),
  } as Opening
}

type Storable = { readonly document: ProjectDocument; readonly waiting: number }

const made = new WeakMap<ProjectDraft, Storable>()

/**
 * The project as it can be stored: rows that lack what the service needs are left out, with what variants say of them.
 *
 * @returns with how many rows were left out; the same object for the same draft
 */
export function storable(draft: ProjectDraft): Storable {
  const known = made.get(draft) ?? storableOf(draft)
  made.set(draft, known)
  return known
}

function storableOf(draft: ProjectDraft): Storable {
  const { faults: _faults, ...rest } = draft
  // the openings of other variants leave the areas of the base as they are
  const lacking = lackingOf(
    draft,
    areasHosted(draft.openings.filter(({ only }) => !only || only.includes(BASE_VARIANT))),
  )
  const elements = draft.elements.flatMap((row) => {
    const problems = lacking.elements.get(row.id) ?? []
    return isKeptOut(problems) ? [] : [storableElement(row, problems)]
  })
  const hosts = new Set(elements.map(({ id }) => id))
  const openings = draft.openings
    .filter(({ id }) => !isKeptOut(lacking.openings.get(id) ?? []))
    .map((row) => storableOpening(row, hosts))
  const items = draft.items.filter(({ id }) => !isKeptOut(lacking.items.get(id) ?? [])) as ProjectItem[]
  const ids = {
    elements: hosts,
    openings: new Set(openings.map(({ id }) => id)),
    items: new Set(items.map(({ id }) => id)),
  }
  const waiting =
    draft.elements.length +
    draft.openings.length +
    draft.items.length -
    elements.length -
    openings.length -
    items.length
  const document = { ...rest, elements, openings, items }
  return {
    document: { ...withoutFlatUse(document, draft.use), variants: storableVariants(draft, document, ids) },
    waiting,
  }
}
