import type { Project } from '#contract/projects.ts'
import { type ComparedList, changesIn, type FileChanges, ownElements } from '#interchange/projects-in/file-changes.ts'
import type { Proposal } from './project-to-make.ts'

type Element = Project['elements'][number]
type Opening = Project['openings'][number]
type Item = Project['items'][number]

/** Which changes of a list are taken: ids of proposed rows that are added, of own rows that change, and that go. */
export type TakenRows = {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly gone: readonly string[]
}
export type Taken = Readonly<Record<ComparedList, TakenRows>>

const ofList = ({ added, changed }: FileChanges[ComparedList]): TakenRows => ({
  added,
  changed: changed.map(({ row }) => row),
  gone: [],
})

/** What is there now and in the file is taken; what the file no longer has stays until somebody says otherwise. */
export const takenAtFirst = ({ elements, openings, items }: FileChanges): Taken => ({
  elements: ofList(elements),
  openings: ofList(openings),
  items: ofList(items),
})

/** A name of its own in a list: the first free number after its letter. */
function freeId(letter: string, used: Set<string>): string {
  for (let number = used.size + 1; ; number += 1) {
    const id = `${letter}${number}`
    if (used.has(id)) continue
    used.add(id)
    return id
  }
}

/**
 * A library of the project with the entries that added rows are of; the same one is taken once.
 *
 * @param keys - of the proposed entries that are wanted
 * @param sameness - tells entries from each other
 * @returns also the keys in the project by those proposed
 */
function withEntries<Entry>(
  own: Readonly<Record<string, Entry>>,
  proposed: Readonly<Record<string, Entry>>,
  { keys, letter, sameness }: { keys: readonly string[]; letter: string; sameness: (entry: Entry) => unknown },
) {
  const nameOf = (entry: Entry) => JSON.stringify(sameness(entry))
  const known = new Map(Object.entries(own).map(([key, entry]) => [nameOf(entry), key]))
  const used = new Set(Object.keys(own))
  const all: Record<string, Entry> = { ...own }
  const keyOf = new Map<string, string>()
  for (const wanted of keys) {
    const entry = proposed[wanted]
    if (!entry || keyOf.has(wanted)) continue
    const key = known.get(nameOf(entry)) ?? freeId(letter, used)
    all[key] ??= entry
    keyOf.set(wanted, key)
  }
  return { all, keyOf: (key: string) => keyOf.get(key) ?? key }
}

/** The rows of a list after what is taken: those that go left out, those that change as the file has them. */
function keptRows<Row extends { readonly id: string }>(
  own: readonly Row[],
  proposed: readonly Row[],
  {
    changes,
    taken,
    changed,
  }: { changes: FileChanges[ComparedList]; taken: TakenRows; changed: (own: Row, now: Row) => Row },
): Row[] {
  const gone = new Set(taken.gone)
  const now = new Map(proposed.map((row) => [row.id, row]))
  const proposedOf = new Map(changes.changed.map((change) => [change.row, now.get(change.proposed)]))
  return own
    .filter(({ id }) => !gone.has(id))
    .map((row) => {
      const next = taken.changed.includes(row.id) ? proposedOf.get(row.id) : undefined
      return next ? changed(row, next) : row
    })
}

/** A row by the elements of the file that are in it now. */
function known<Row extends Element | Opening>({ mergedSources: _before, ...row }: Row, now: Row): Row {
  const { sourceId, mergedSources } = now
  return {
    ...row,
    ...(sourceId !== undefined && { sourceId }),
    ...(mergedSources && { mergedSources }),
  } as unknown as Row
}

const resized = (own: Opening, now: Opening): Opening => {
  const { width: _width, height: _height, area: _area, count: _count, ...row } = known(own, now)
  const { width, height, area, count } = now
  return {
    ...row,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(area !== undefined && { area }),
    ...(count !== undefined && { count }),
  }
}

/** The variants without what they change of rows that go. */
const withoutRows = (variants: Project['variants'], taken: Taken): Project['variants'] => {
  const rest = <Override>(overrides: Readonly<Record<string, Override>> | undefined, { gone }: TakenRows) =>
    overrides && Object.fromEntries(Object.entries(overrides).filter(([id]) => !gone.includes(id)))
  return variants.map(({ elements, openings, items, ...variant }) => ({
    ...variant,
    ...(elements && { elements: rest(elements, taken.elements) }),
    ...(openings && { openings: rest(openings, taken.openings) }),
    ...(items && { items: rest(items, taken.items) }),
  }))
}

/** The project with the changes of a file that are taken. Rows that were written by hand stay as they are. */
export function updatedProject(project: Project, proposal: Proposal, taken: Taken): Project {
  const { project: proposed } = proposal
  const changes = changesIn(project, proposal)
  const added = proposed.elements.filter(({ id }) => taken.elements.added.includes(id))
  const addedOpenings = proposed.openings.filter(({ id }) => taken.openings.added.includes(id))
  const constructions = withEntries(project.constructions, proposed.constructions, {
    keys: added.map(({ construction }) => construction),
    letter: 'K',
    sameness: ({ type, name, layers }) => [type, name, layers],
  })
  const types = withEntries(project.openingTypes, proposed.openingTypes, {
    keys: addedOpenings.map(({ type }) => type),
    letter: 'F',
    sameness: (type) => type,
  })
  const idsIn = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id))
  const [elementIds, openingIds, itemIds] = [idsIn(project.elements), idsIn(project.openings), idsIn(project.items)]
  const newElements = added.map(
    (row): Element => ({ ...row, id: freeId('E', elementIds), construction: constructions.keyOf(row.construction) }),
  )
  const elements = [
    ...keptRows(project.elements, proposed.elements, {
      changes: changes.elements,
      taken: taken.elements,
      changed: (own, now): Element => {
        const { count: _count, ...row } = known(own, now)
        return { ...row, area: now.area, areaIs: 'net' }
      },
    }),
    ...newElements,
  ]
  const there = idsIn(elements)
  const hosts = new Map([
    ...ownElements(project, proposal),
    ...added.map(({ id }, index): [string, string] => [id, newElements[index]?.id ?? '']),
  ])
  const housed = ({ host, ...row }: Opening, own = host): Opening => ({
    ...row,
    ...(own !== undefined && there.has(own) && { host: own }),
  })
  return {
    ...project,
    constructions: constructions.all,
    openingTypes: types.all,
    elements,
    openings: [
      ...keptRows(project.openings, proposed.openings, {
        changes: changes.openings,
        taken: taken.openings,
        changed: resized,
      }).map((row) => housed(row)),
      ...addedOpenings.map(({ host, ...row }) =>
        housed({ ...row, id: freeId('O', openingIds), type: types.keyOf(row.type) }, hosts.get(host ?? '')),
      ),
    ],
    items: [
      ...keptRows(project.items, proposed.items, {
        changes: changes.items,
        taken: taken.items,
        changed: (row, { quantity, unit }) => ({ ...row, quantity, unit }),
      }),
      ...proposed.items
        .filter(({ id }) => taken.items.added.includes(id))
        .map((row): Item => ({ ...row, id: freeId('P', itemIds) })),
    ],
    variants: withoutRows(project.variants, taken),
  }
}
