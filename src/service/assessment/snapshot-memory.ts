import { LRUCache } from 'lru-cache'
import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { ownMaterialsIn } from './own-material.ts'

type Snapshot = ProjectDocument['constructions'][string]
type Basis = Pick<ResolvedBuilding, 'release' | 'catalogue' | 'serviceLives'>
type Kept = Basis & {
  readonly snapshot: Snapshot
  readonly layers: NonNullable<ReturnType<ResolvedBuilding['constructions']['get']>>
}
type Named = { readonly name: string; readonly snapshot: Snapshot }
/** Constructions that are known, and were let in before. */
type Known = {
  readonly document: Pick<ProjectDocument, 'release' | 'constructions'>
  readonly resolved: Basis & Pick<ResolvedBuilding, 'constructions'>
}

/** A project with the constructions of before where they are written the same, so that the engine knows them. */
type Recalled = {
  readonly project: ProjectDocument
  readonly known: Known | undefined
  /** Keeps the others, with what was found; what follows from materials of users is not kept: they may be changed. */
  readonly keep: (resolved: ResolvedBuilding) => void
}

/** Constructions of the buildings that were asked about last, with what they name. */
export type SnapshotMemory = { readonly recall: (project: ProjectDocument) => Recalled }

const MOST_BYTES = 32 * 1024 * 1024
/** Bytes in memory per character of a construction, with what was found for it and what the engine knows of it. */
const BYTES_PER_CHARACTER = 24

/**
 * An editor asks again after every pause in typing, and a program with every amount it tries: the constructions stay.
 *
 * @param dataVersion - of the data that figures follow from; with another one all is forgotten
 */
export function snapshotMemory(dataVersion: () => string): SnapshotMemory {
  const makeEmpty = () => new LRUCache<string, Kept>({ maxSize: MOST_BYTES })
  let held = makeEmpty()
  let heldFor = dataVersion()
  const current = () => {
    const now = dataVersion()
    if (now !== heldFor) held = makeEmpty()
    heldFor = now
    return held
  }
  const keeping =
    (memory: typeof held, open: ReadonlyMap<string, Named>) =>
    ({ release, catalogue, serviceLives, constructions }: ResolvedBuilding) => {
      for (const [key, { name, snapshot }] of open) {
        const layers = constructions.get(key)
        if (!layers || memory !== current() || ownMaterialsIn(snapshot.layers).length > 0) continue
        memory.set(
          name,
          { snapshot, layers, release, catalogue, serviceLives },
          { size: BYTES_PER_CHARACTER * name.length },
        )
      }
    }
  return {
    recall(project) {
      const memory = current()
      const found = new Map<string, Kept>()
      const open = new Map<string, Named>()
      for (const [key, snapshot] of Object.entries(project.constructions)) {
        const name = `${project.release ?? ''} ${JSON.stringify(snapshot)}`
        const kept = memory.get(name)
        if (kept) found.set(key, kept)
        else open.set(key, { name, snapshot })
      }
      const keep = keeping(memory, open)
      const [first] = found.values()
      if (!first) return { project, known: undefined, keep }
      const constructions = Object.fromEntries([...found].map(([key, { snapshot }]) => [key, snapshot]))
      const { release, catalogue, serviceLives } = first
      const layers = new Map([...found].map(([key, kept]) => [key, kept.layers]))
      return {
        // in its own order: figures name materials in that of the library
        project: { ...project, constructions: { ...project.constructions, ...constructions } },
        known: {
          document: { release: project.release, constructions },
          resolved: { release, catalogue, serviceLives, constructions: layers },
        },
        keep,
      }
    },
  }
}
