import type * as z from 'zod/mini'
import { type ProjectChange, type ProjectList, projectEntries, projectLists } from '#contract/project-changes.ts'
import { checkProject } from '#contract/project-references.ts'
import { type ProjectDocument, projectHeader } from '#contract/projects.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { refusalsOf } from '#service/validation/refusals.ts'
import { unstorableIn } from '#service/validation/storable-text.ts'
import { projectLimits } from '#vocabulary/projects.ts'

type Entry = Readonly<Record<string, unknown>>
type Step<Op extends ProjectChange['op']> = Extract<ProjectChange, { readonly op: Op }>
/** A list, or a library, by ids, in order. */
type Entries = Map<string, Entry>

/** Fields in which `null` says something. */
const nullable: Readonly<Partial<Record<ProjectList, readonly string[]>>> = { elements: ['area'] }
const rowLists = ['elements', 'openings', 'items', 'variants'] as const
const isLibrary = (list: ProjectList): list is 'constructions' | 'openingTypes' =>
  list === 'constructions' || list === 'openingTypes'
/** Most users of what cannot be removed that a refusal names. */
const NAMED = 20

/** Where a change wrote what stands in an entry. */
type Touched = { readonly list: ProjectList; readonly id: string; readonly at: string }

const withoutNulls = (list: ProjectList | undefined, entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => value !== null || (list && nullable[list]?.includes(name))),
  )

/** A list as a map, so that 500 steps cost no search; what is not touched stays the same objects. */
function entriesOf(project: ProjectDocument, list: ProjectList): Entries {
  if (isLibrary(list)) return new Map(Object.entries(project[list]))
  return new Map((project[list] as readonly (Entry & { readonly id: string })[]).map((entry) => [entry.id, entry]))
}

const headerOf = (project: ProjectDocument): Entry =>
  Object.fromEntries(Object.entries(project).filter(([name]) => !projectLists.some((list) => list === name)))

/** Puts an entry before another one, or at the end. */
function moved(entries: Entries, id: string, before: string | null): Entries {
  const entry = entries.get(id)
  if (entry === undefined || before === id) return entries
  const others = [...entries].filter(([other]) => other !== id)
  const at = before === null ? others.length : others.findIndex(([other]) => other === before)
  return new Map(others.toSpliced(at, 0, [id, entry]))
}

/** Takes the steps one after the other, without a look at what comes of them. */
function stepper(project: ProjectDocument) {
  let header = headerOf(project)
  /** Those that a step names. */
  const lists = new Map<ProjectList, Entries>()
  const touched = new Map<string, Touched>()
  const removed = new Map<string, string>()
  const refusals: Refusal[] = []
  let headerAt: string | undefined

  const unknown = (path: string) => void refusals.push({ path, code: 'unknownReference' })
  const opened = (list: ProjectList): Entries => {
    const entries = lists.get(list) ?? entriesOf(project, list)
    lists.set(list, entries)
    return entries
  }
  const write = (list: ProjectList, id: string, entry: Entry, at: string) => {
    opened(list).set(id, isLibrary(list) ? entry : { ...entry, id })
    touched.set(`${list} ${id}`, { list, id, at })
  }
  const set = ({ list, id, value }: Step<'set'>, at: string) => {
    const own = value['id']
    if (!isLibrary(list) && own !== undefined && own !== id)
      refusals.push({ path: `${at}/value/id`, code: 'contradicts', values: { stored: id } })
    write(list, id, withoutNulls(list, value), `${at}/value`)
  }
  const patch = ({ list, id, fields }: Step<'patch'>, at: string) => {
    const entry = opened(list).get(id)
    if (!entry) return unknown(`${at}/id`)
    if (fields['id'] !== undefined && fields['id'] !== id)
      refusals.push({ path: `${at}/fields/id`, code: 'contradicts', values: { stored: id } })
    write(list, id, withoutNulls(list, { ...entry, ...fields }), `${at}/fields`)
  }
  const move = ({ list, id, before }: Step<'move'>, at: string) => {
    const entries = opened(list)
    if (!entries.has(id)) return unknown(`${at}/id`)
    if (before !== null && !entries.has(before)) return unknown(`${at}/before`)
    lists.set(list, moved(entries, id, before))
  }
  const remove = ({ list, id }: Step<'remove'>, at: string) => {
    if (!opened(list).delete(id)) return unknown(`${at}/id`)
    touched.delete(`${list} ${id}`)
    removed.set(`${list} ${id}`, `${at}/id`)
  }
  return {
    take(change: ProjectChange, at: string): void {
      if (change.op === 'set') set(change, at)
      else if (change.op === 'patch') patch(change, at)
      else if (change.op === 'move') move(change, at)
      else if (change.op === 'remove') remove(change, at)
      else {
        header = withoutNulls(undefined, { ...header, ...change.fields })
        headerAt = `${at}/fields`
      }
    },
    end: () => ({ project, lists, header, headerAt, touched, removed, refusals }),
  }
}

type Stepped = ReturnType<ReturnType<typeof stepper>['end']>

/** What the steps have written, read as the document would be; and what is refused of it. */
function checked({ lists, header, headerAt, touched }: Stepped): {
  readonly header: Entry
  readonly refusals: Refusal[]
} {
  const refusals: Refusal[] = []
  const read = (schema: z.ZodMiniType, entry: unknown, at: string): Entry | undefined => {
    const result = schema.safeParse(entry)
    const found = result.success
      ? unstorableIn(result.data, '')
      : refusalsOf('body', schema, entry, result.error.issues)
    refusals.push(...found.map((refusal) => ({ ...refusal, path: `${at}${refusal.path}` })))
    return result.success ? (result.data as Entry) : undefined
  }
  for (const { list, id, at } of touched.values()) {
    const entries = lists.get(list)
    const entry = read(projectEntries[list], entries?.get(id), at)
    if (entry) entries?.set(id, entry)
  }
  for (const [list, { size }] of lists) {
    const maximum = projectLimits[list]
    if (size > maximum) refusals.push({ path: '/changes', code: 'tooMany', values: { maximum } })
  }
  const own = headerAt === undefined ? header : read(projectHeader, header, headerAt)
  return { header: own ?? header, refusals }
}

/** Lists that no step names are the same objects, too: what is known of the whole of one stays known. */
function asDocument({ project, lists }: Stepped, header: Entry): ProjectDocument {
  const listOf = (list: ProjectList) => {
    const entries = lists.get(list)
    if (!entries) return project[list]
    return isLibrary(list) ? Object.fromEntries(entries) : [...entries.values()]
  }
  const made = Object.fromEntries(projectLists.map((list) => [list, listOf(list)]))
  return { ...header, ...made } as unknown as ProjectDocument
}

type Path = readonly (string | number)[]

/** What a place in the project refers to: its list and id. */
function referent(project: ProjectDocument, path: Path): string {
  if (path[0] === 'variants' && path.length === 4) return `${path[2]} ${path[3]}`
  const value = path.reduce<unknown>((at, key) => (at as Readonly<Record<string | number, unknown>>)[key], project)
  const field = path.findLast((key) => typeof key === 'string')
  const lists: Readonly<Record<string, ProjectList>> = {
    construction: 'constructions',
    type: 'openingTypes',
    host: 'elements',
  }
  return `${lists[String(field)] ?? 'variants'} ${String(value)}`
}

/** Why the document that steps lead to is none, beside what it refers to. */
const referenceRefusals = ['notUnique', 'required', 'contradicts'] as const

/** Steps that remove what is still in use, with what uses it; those that refer to what is not there, or contradict. */
function dangling(project: ProjectDocument, { touched, removed, headerAt }: Stepped): Refusal[] {
  const users = new Map<string, Set<string>>()
  const refusals: Refusal[] = []
  const addIssue = ({ path, message }: { readonly path: Path; readonly message: string }) => {
    const [list, index, ...rest] = path as [(typeof rowLists)[number], number, ...Path]
    const code = referenceRefusals.find((one) => one === message) ?? 'unknownReference'
    if (!rowLists.includes(list)) return refusals.push({ path: `${headerAt ?? '/changes'}/${path.join('/')}`, code })
    const id = project[list][index]?.id ?? ''
    const at = code === 'unknownReference' ? removed.get(referent(project, path)) : undefined
    if (at !== undefined) return users.set(at, (users.get(at) ?? new Set()).add(id))
    return refusals.push({ path: `${touched.get(`${list} ${id}`)?.at ?? '/changes'}/${rest.join('/')}`, code })
  }
  checkProject(project, { addIssue })
  const used = [...users].map(
    ([path, ids]): Refusal => ({ path, code: 'contradicts', values: { usedBy: [...ids].slice(0, NAMED).join(', ') } }),
  )
  return [...used, ...refusals]
}

/**
 * The project after the steps, all or none. What they do not touch stays the same objects, so that its figures need not be
 * computed anew.
 *
 * @throws {ServiceError} `invalidRequest` naming the steps and their fields; `contradicts` where what is removed is in use
 */
export function changedProject(project: ProjectDocument, changes: readonly ProjectChange[]): ProjectDocument {
  const steps = stepper(project)
  changes.forEach((change, index) => steps.take(change, `/changes/${index}`))
  const stepped = steps.end()
  const { header, refusals: ofEntries } = checked(stepped)
  const changed = asDocument(stepped, header)
  const refusals = [...stepped.refusals, ...ofEntries]
  if (refusals.length === 0) refusals.push(...dangling(changed, stepped))
  if (refusals.length > 0) throw new ServiceError('invalidRequest', `${refusals.length} steps`, { refusals })
  return changed
}
