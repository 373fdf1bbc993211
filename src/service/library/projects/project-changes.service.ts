import { projectKpisOf, type TellingOfProject } from '#assessment/building/project-kpis.ts'
import type { ProjectChange } from '#contract/project-changes.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { checkBuilding, refusalOfBuilding, translatedBuilding } from '#service/assessment/building-refusals.ts'
import { prepareBuilding } from '#service/assessment/prepare-building.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import { breathing } from '#service/breath.ts'
import type { Caller } from '#service/caller.ts'
import { refused, versionStale } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { isLargeBuilding } from './building-workers.ts'
import { changedIn, type ToldRows, toldRows } from './changed-rows.ts'
import { requireChange } from './project-access.ts'
import { changedProject } from './project-changes.ts'
import { assessedColumns, storedSubject } from './project-columns.ts'
import type { HeldProject } from './project-memory.ts'
import { type ProjectRow, projectsRepository } from './projects.repository.ts'
import { loadProject, type ProjectArea, rewriteProject, type Seen } from './stored-project.ts'

type Asked = {
  readonly version: number
  readonly changes: readonly ProjectChange[]
  readonly variants: readonly string[]
  readonly rows: 'changed' | 'all'
}

/** Rows of a stored version by what is asked: each request of an editor begins from the same one. */
const storedRows = new WeakMap<HeldProject, Map<string, ToldRows>>()

function rowsOf(
  held: HeldProject,
  { variant, locale }: TellingOfProject,
  tell: () => ProjectKpis | undefined,
): ToldRows {
  const kept = storedRows.get(held) ?? new Map<string, ToldRows>()
  storedRows.set(held, kept)
  const asked = `${variant} ${locale}`
  const known = kept.get(asked) ?? toldRows(tell())
  kept.set(asked, known)
  return known
}

type Assessed = Pick<HeldProject, 'document' | 'resolved'>
/** Figures in the order of the variants: as objects, or written already. */
type ToldVariants = { readonly body: ProjectKpis[] } | { readonly text: Buffer }

/** What an editor asks while its user types: saving by steps, and confirming what was computed. */
export function projectChangeService(area: ProjectArea) {
  const { db, memory, data } = area
  /** A stored version with what it names, from memory where it is there. */
  const held = async (caller: Caller, id: string, version: number): Promise<HeldProject> => {
    const head = await projectsRepository(db).head(caller, id)
    const known = head && memory.recall({ id, version })
    if (known) return known
    const stored = await loadProject(db, caller, id)
    if (stored.version !== version) throw versionStale('/version', stored.version)
    const { document, assessedWith } = stored
    const found = { document, assessedWith, resolved: await resolveBuilding(area, document, storedSubject(stored)) }
    memory.keep({ id, version }, found)
    return found
  }
  const kpisIn = ({ document, resolved }: Assessed, telling: TellingOfProject) =>
    translatedBuilding(() => projectKpisOf(document, resolved, telling))
  /** All rows of each variant, computed and written beside. @returns JSON in UTF-8 */
  const allBeside = async ({ document, resolved }: Assessed, variants: readonly string[], locale: Locale) => {
    const text = JSON.stringify(document)
    const told: Buffer[] = []
    for (const [index, variant] of variants.entries()) {
      const found = await area.workers.kpis(text, resolved, { variant, detail: 'rows', locale }).catch((error) => {
        throw refusalOfBuilding(error)
      })
      if (!found) throw refused(`/variants/${index}`, 'unknownReference')
      told.push(Buffer.from(index === 0 ? '[' : ','), found)
    }
    return Buffer.concat([...told, Buffer.from(']')])
  }
  return {
    /** @throws {ServiceError} `notFound`, `forbidden`, `versionStale`; `invalidRequest` naming steps */
    async change(caller: Caller, { id, expected }: Seen, changes: readonly ProjectChange[]): Promise<ProjectRow> {
      const stored = await loadProject(db, caller, id)
      requireChange(caller, stored)
      if (expected && !expected.includes(stored.version)) throw versionStale()
      const known = memory.recall(stored)
      const project = changedProject(known?.document ?? stored.document, changes)
      const kept = stored.assessedWith
      const { columns, shares, held: made } = await assessedColumns(area, project, { caller, kept, known })
      const read = [stored.version]
      const written = await rewriteProject(area, caller, {
        stored,
        expected: read,
        changes: columns,
        shares,
        require: requireChange,
      })
      memory.keep(written, made)
      return written
    },

    /** @throws {ServiceError} `notFound`, `versionStale`; `invalidRequest` naming steps or variants */
    async kpis(caller: Caller, id: string, asked: Asked, locale: Locale): Promise<ToldVariants> {
      const { version, changes, variants, rows } = asked
      const before = await held(caller, id, version)
      const document = changes.length === 0 ? before.document : changedProject(before.document, changes)
      // what is new to it is found by whoever asks, as it would be on saving
      const reading = { reader: { viewer: caller }, assessedWith: before.assessedWith, known: before }
      const resolved = changes.length === 0 ? before.resolved : await resolveBuilding(area, document, reading)
      if (changes.length > 0) await checkBuilding(data, document, resolved, before.document)
      if (rows === 'all' && isLargeBuilding(document, variants.length))
        return { text: await allBeside({ document, resolved }, variants, locale) }
      const breathe = breathing()
      const told: ProjectKpis[] = []
      for (const [index, variant] of variants.entries()) {
        if (variants.length > 1) await prepareBuilding(document, resolved, variant)
        await breathe()
        const telling = { variant, detail: 'rows', locale } as const
        const now = kpisIn({ document, resolved }, telling)
        if (!now) throw refused(`/variants/${index}`, 'unknownReference')
        const only = () =>
          changedIn(
            now,
            rowsOf(before, telling, () => kpisIn(before, telling)),
          )
        told.push(rows === 'all' ? now : only())
      }
      return { body: told }
    },
  }
}
export type ProjectChangeService = ReturnType<typeof projectChangeService>
