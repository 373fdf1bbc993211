import { createHash } from 'node:crypto'
import { reportedFigures } from '#assessment/building/reported-figures.ts'
import { ENGINE_VERSION } from '#assessment/versions.ts'
import type { AssessedWith } from '#contract/constructions.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { ProjectReportContent } from '#service/db/tables/verification.ts'
import { storedSubject } from '../projects/project-columns.ts'
import type { ProjectRow } from '../projects/projects.repository.ts'
import type { ProjectArea } from '../projects/stored-project.ts'
import { toldKpis } from '../projects/told-building.ts'
import { canonical } from '../standards/fingerprint.ts'
import { catalogueOf } from './report-content.ts'

export type ProjectSubject = ProjectReportContent['subject']

/** Whose data a building is computed with, and who sees the materials of users in it. */
type Given = {
  readonly document: ProjectDocument
  readonly assessedWith: AssessedWith | null
  readonly reader: string
}

/** Ids of the materials of users in a building. */
export const ownMaterialsOf = ({ constructions }: ProjectDocument): string[] =>
  ownMaterialsIn(Object.values(constructions).flatMap(({ layers }) => layers))

/**
 * The figures of a building in each of its variants that are asked for, one after the other.
 *
 * @throws {ServiceError} `invalidRequest` for a variant that is not there, or what the engine refuses; `unavailable`
 */
export async function kpisOf(
  area: ProjectArea,
  { document, assessedWith, reader }: Given,
  variants: readonly string[],
): Promise<ProjectKpis[]> {
  const subject = { reader: { viewer: { userId: reader, email: '' } }, assessedWith }
  const resolved = await resolveBuilding(area, document, subject)
  const found: ProjectKpis[] = []
  for (const variant of variants) {
    const telling = { variant, locale: 'de_DE', detail: 'rows' } as const
    const told = await toldKpis(area.workers, { project: document, resolved }, telling)
    found.push('body' in told ? told.body : (JSON.parse(told.text.toString()) as ProjectKpis))
  }
  return found
}

/** What is reported of a project, as it is kept to be verified. @throws {ServiceError} as `kpisOf` */
export async function projectContentNow(
  area: ProjectArea & { readonly readOwn: ReadVersions },
  row: ProjectRow,
  { variants, heading }: { readonly variants: readonly string[]; readonly heading: ProjectReportContent['heading'] },
): Promise<ProjectReportContent> {
  const { document, assessedWith, ownerId: reader, version } = row
  const kpis = await kpisOf(area, { document, assessedWith, reader }, variants)
  const own = await area.readOwn(storedSubject(row).reader, ownMaterialsOf(document))
  const release = kpis[0]?.release ?? document.release ?? ''
  return {
    subject: {
      document,
      release,
      assessedWith,
      ownMaterials: own.map(({ id, version: revision }) => ({ id, version: revision })).toSorted(byId),
      engine: ENGINE_VERSION,
      catalogue: catalogueOf(area.assessor),
      variants: kpis.map((told) => ({
        id: told.variant,
        rules: told.conformity.map(({ requirement, source, fulfilled }) => ({ requirement, source, fulfilled })),
        figures: reportedFigures(told),
      })),
    },
    heading,
    version,
    reader,
  }
}

/** Reads materials of users with their versions. */
export type ReadVersions = (
  reader: ReturnType<typeof storedSubject>['reader'],
  ids: readonly string[],
) => Promise<readonly { readonly id: string; readonly version: number }[]>

const byId = ({ id: one }: { readonly id: string }, { id: other }: { readonly id: string }) => (one < other ? -1 : 1)

/** SHA-256 over the canonical JSON of what was reported, hexadecimal. The day of the pins is no part of it. */
export function projectFingerprintOf({ subject, heading, version }: ProjectReportContent): string {
  const { assessedWith, ...rest } = subject
  const pins = assessedWith && { release: assessedWith.release, datasets: assessedWith.datasets }
  return createHash('sha256')
    .update(canonical({ ...rest, pins, heading, version }))
    .digest('hex')
}
