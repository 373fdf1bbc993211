import type { ProjectChange, ProjectList } from '#contract/project-changes.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { isAlike } from './alike.ts'
import { ascending } from './ascending.ts'

type Entry = Readonly<Record<string, unknown>>
type Entries = ReadonlyMap<string, Entry>

const rowLists = ['elements', 'openings', 'items', 'variants'] as const
const libraries = ['constructions', 'openingTypes'] as const
const lists: readonly ProjectList[] = [...libraries, ...rowLists]

const entriesOf = (document: ProjectDocument, list: ProjectList): Entries =>
  list === 'constructions' || list === 'openingTypes'
    ? new Map<string, Entry>(Object.entries(document[list]))
    : new Map((document[list] as readonly (Entry & { readonly id: string })[]).map((entry) => [entry.id, entry]))

/** Fields that differ; null where one is not there any more. */
function fieldsBetween(before: Entry, after: Entry): Entry {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...names].flatMap((name): [string, unknown][] => {
      const [was, is] = [before[name], after[name]]
      return was === is || isAlike(was, is) ? [] : [[name, is ?? null]]
    }),
  )
}

/** Steps that bring entries into the order that they are to have; those that keep their place among each other stay. */
function movesBetween(list: ProjectList, now: readonly string[], wanted: readonly string[]): ProjectChange[] {
  if (now.every((id, index) => id === wanted[index])) return []
  const places = new Map(now.map((id, index) => [id, index]))
  const staying = new Set(ascending(wanted.map((id) => places.get(id) ?? 0)))
  const moves: ProjectChange[] = []
  // from the end: what comes after an entry stands where it is to be already
  for (let index = wanted.length - 1; index >= 0; index -= 1) {
    const id = wanted[index]
    if (id !== undefined && !staying.has(index)) moves.push({ op: 'move', list, id, before: wanted[index + 1] ?? null })
  }
  return moves
}

function changesOfList(list: ProjectList, before: Entries, after: Entries): ProjectChange[] {
  const removed = [...before.keys()].filter((id) => !after.has(id))
  const written = [...after].flatMap(([id, entry]): ProjectChange[] => {
    const known = before.get(id)
    if (known === undefined) return [{ op: 'set', list, id, value: entry }]
    if (known === entry) return []
    const fields = fieldsBetween(known, entry)
    return Object.keys(fields).length > 0 ? [{ op: 'patch', list, id, fields }] : []
  })
  const kept = [...before.keys()].filter((id) => after.has(id))
  const added = [...after.keys()].filter((id) => !before.has(id))
  return [
    ...removed.map((id): ProjectChange => ({ op: 'remove', list, id })),
    ...written,
    ...movesBetween(list, [...kept, ...added], [...after.keys()]),
  ]
}

const headerOf = (document: ProjectDocument): Entry =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !lists.some((list) => list === name)))

/** The steps that lead from one document to another; none where they say the same. */
export function changesBetween(before: ProjectDocument, after: ProjectDocument): readonly ProjectChange[] {
  const fields = fieldsBetween(headerOf(before), headerOf(after))
  const header: ProjectChange[] = Object.keys(fields).length > 0 ? [{ op: 'header', fields }] : []
  const ofLists = lists.flatMap((list) =>
    before[list] === after[list] ? [] : changesOfList(list, entriesOf(before, list), entriesOf(after, list)),
  )
  return [...header, ...ofLists]
}

/** What a list of steps may weigh before the document is looked at [characters of JSON]. */
const LIGHT = 20_000

/**
 * Whether steps are sent rather than the document: not where they are too many or weigh more, nor where they change what the
 * service tells of a project by its constructions and release.
 */
export function isSentAsSteps(changes: readonly ProjectChange[], document: ProjectDocument): boolean {
  if (changes.length === 0 || changes.length > projectLimits.changes) return false
  const tellsAnew = changes.some((change) =>
    change.op === 'header' ? Object.hasOwn(change.fields, 'release') : change.list === 'constructions',
  )
  if (tellsAnew) return false
  const weight = JSON.stringify(changes).length
  return weight <= LIGHT || weight < JSON.stringify(document).length
}
