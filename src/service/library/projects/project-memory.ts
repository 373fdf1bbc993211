import { LRUCache } from 'lru-cache'
import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { AssessedWith } from '#contract/constructions.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'

/** A version of a project with all that it names. */
export type HeldProject = {
  readonly document: ProjectDocument
  readonly resolved: ResolvedBuilding
  /** Dataset versions that it is assessed with. */
  readonly assessedWith: AssessedWith | null
}

type Version = { readonly id: string; readonly version: number }

/** Versions of projects that were asked about last. What they hold never changes. */
export type ProjectMemory = {
  readonly recall: (version: Version) => HeldProject | undefined
  /** What follows from materials of users is not kept: they may be changed without the project. */
  readonly keep: (version: Version, held: HeldProject) => void
}

const MOST_BYTES = 64 * 1024 * 1024
/** Bytes in memory per character of the document, with what was found for it and what is known of its constructions. */
const BYTES_PER_CHARACTER = 24

const hasOwnMaterials = ({ constructions }: ProjectDocument) =>
  Object.values(constructions).some(({ layers }) => ownMaterialsIn(layers).length > 0)

/**
 * Keeps the versions that were worked on last, bounded by what they take.
 *
 * @param dataVersion - of the data that figures follow from; with another one all is forgotten
 */
export function projectMemory(dataVersion: () => string): ProjectMemory {
  const held = new LRUCache<string, HeldProject>({ maxSize: MOST_BYTES })
  let heldFor = dataVersion()
  const current = () => {
    const now = dataVersion()
    if (now !== heldFor) held.clear()
    heldFor = now
    return held
  }
  const keyOf = ({ id, version }: Version) => `${id} ${version}`
  return {
    recall: (version) => current().get(keyOf(version)),
    keep(version, project) {
      if (hasOwnMaterials(project.document)) return
      const size = BYTES_PER_CHARACTER * JSON.stringify(project.document).length
      current().set(keyOf(version), project, { size })
    },
  }
}
