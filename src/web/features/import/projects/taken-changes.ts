import type { Project } from '#contract/projects.ts'
import { matchedRows } from '#interchange/projects-in/matched-rows.ts'
import type { Proposal } from './project-to-make.ts'

type Element = Project['elements'][number]
type Constructions = Project['constructions']
type Changes = ReturnType<typeof changesIn>

/** What a file would change in a project that came from one, by the ids of its rows. */
export const changesIn = (project: Project, proposal: Proposal) => matchedRows(project, proposal.project)

/** Which of the changes are taken: ids of proposed rows that are added, of own rows that change, and that go. */
export type Taken = {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly gone: readonly string[]
}

/** What is there now and in the file is taken; what the file no longer has stays until somebody says otherwise. */
export const takenAtFirst = ({ added, changed }: Changes): Taken => ({
  added,
  changed: changed.map(({ row }) => row),
  gone: [],
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

/** Keys in the project of the constructions that added rows are of; the same one is taken once. */
function takeConstructions(constructions: Constructions, proposed: Constructions, rows: readonly Element[]) {
  const sameness = ({ type, name, layers }: Constructions[string]) => JSON.stringify([type, name, layers])
  const known = new Map(Object.entries(constructions).map(([key, snapshot]) => [sameness(snapshot), key]))
  const used = new Set(Object.keys(constructions))
  const all: Record<string, Constructions[string]> = { ...constructions }
  const keyOf = new Map<string, string>()
  for (const { construction } of rows) {
    const snapshot = proposed[construction]
    if (!snapshot || keyOf.has(construction)) continue
    const key = known.get(sameness(snapshot)) ?? freeId('K', used)
    all[key] ??= snapshot
    keyOf.set(construction, key)
  }
  return { all, keyOf }
}

/** The variants without what they change of rows that go. */
const withoutRows = (variants: Project['variants'], gone: ReadonlySet<string>): Project['variants'] =>
  variants.map(({ elements, ...variant }) => ({
    ...variant,
    ...(elements && { elements: Object.fromEntries(Object.entries(elements).filter(([id]) => !gone.has(id))) }),
  }))

/** The project with the changes of a file that are taken. Rows that were written by hand stay as they are. */
export function updatedProject(project: Project, { project: proposed }: Proposal, taken: Taken): Project {
  const changes = new Map(matchedRows(project, proposed).changed.map((change) => [change.row, change]))
  const gone = new Set(taken.gone)
  const kept = project.elements
    .filter(({ id }) => !gone.has(id))
    .map((row): Element => {
      const change = taken.changed.includes(row.id) ? changes.get(row.id) : undefined
      if (!change) return row
      const { count: _count, ...one } = row
      return { ...one, area: change.after, areaIs: 'net' }
    })
  const added = proposed.elements.filter(({ id }) => taken.added.includes(id))
  const { all, keyOf } = takeConstructions(project.constructions, proposed.constructions, added)
  const used = new Set(project.elements.map(({ id }) => id))
  return {
    ...project,
    constructions: all,
    elements: [
      ...kept,
      ...added.map((row) => ({
        ...row,
        id: freeId('E', used),
        construction: keyOf.get(row.construction) ?? row.construction,
      })),
    ],
    openings: project.openings.map(({ host, ...opening }) => ({
      ...opening,
      ...(host !== undefined && !gone.has(host) && { host }),
    })),
    variants: withoutRows(project.variants, gone),
  }
}
