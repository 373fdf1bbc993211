import type { ProjectItem } from '#contract/project-rows.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Element, ElementDraft, ItemDraft, Opening, OpeningDraft, ProjectDraft, Variant } from './draft.ts'

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

const isSized = ({ width, height, area }: OpeningDraft) =>
  width !== undefined && height !== undefined ? area === undefined : area !== undefined

/** Area of the openings in each element [m²], as far as it is known. */
function hostedAreas(openings: readonly OpeningDraft[]): ReadonlyMap<string, number> {
  const hosted = new Map<string, number>()
  for (const { host, width, height, area, count = 1 } of openings) {
    if (host === undefined) continue
    const own = width !== undefined && height !== undefined ? width * height * count : (area ?? 0)
    hosted.set(host, (hosted.get(host) ?? 0) + own)
  }
  return hosted
}

const lacksReason = ({ fx, fxReason }: { fx?: number | undefined; fxReason?: string | undefined }) =>
  fx !== undefined && fxReason === undefined

/** What an element lacks. @param hosted - area of the openings in it [m²] */
export function elementProblems(row: ElementDraft, hosted: number): readonly RowProblem[] {
  const { construction, area, areaIs, count = 1 } = row
  const isFilled = areaIs === 'gross' && typeof area === 'number' && area * count <= hosted
  return [
    ...(construction === undefined ? (['noConstruction'] as const) : []),
    ...(isFilled ? (['openingsLarger'] as const) : []),
    ...(lacksReason(row) ? (['noReason'] as const) : []),
  ]
}

/** What an opening lacks. */
export const openingProblems = (row: OpeningDraft): readonly RowProblem[] => [
  ...(row.type === undefined ? (['noType'] as const) : []),
  ...(isSized(row) ? [] : (['noSize'] as const)),
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

/** Areas of openings by element, and what each row of the draft lacks. */
export function problemsOf({ elements, openings, items }: Pick<ProjectDraft, 'elements' | 'openings' | 'items'>) {
  const hosted = hostedAreas(openings)
  const elementsLacking = new Map(elements.map((row) => [row.id, elementProblems(row, hosted.get(row.id) ?? 0)]))
  const openingsLacking = new Map(openings.map((row) => [row.id, openingProblems(row)]))
  const itemsLacking = new Map(items.map((row) => [row.id, itemProblems(row)]))
  return { elements: elementsLacking, openings: openingsLacking, items: itemsLacking }
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

const ofRows = <Overrides extends Readonly<Record<string, unknown>>>(
  overrides: Overrides | undefined,
  ids: ReadonlySet<string>,
): Overrides => Object.fromEntries(Object.entries(overrides ?? {}).filter(([id]) => ids.has(id))) as Overrides

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
  const lacking = problemsOf(draft)
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
  const variants = draft.variants.map(
    (variant): Variant => ({
      ...variant,
      elements: ofRows(variant.elements, ids.elements),
      openings: ofRows(variant.openings, ids.openings),
      items: ofRows(variant.items, ids.items),
    }),
  )
  return { document: { ...rest, elements, openings, items, variants }, waiting }
}
