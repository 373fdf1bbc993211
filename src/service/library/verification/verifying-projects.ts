import { reportedFigures, reportedRow } from '#assessment/building/reported-figures.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Verification } from '#contract/verification.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import type { ProjectReportContent } from '#service/db/tables/verification.ts'
import { ServiceError } from '#service/service-error.ts'
import { reportedBuildingFigures } from '#vocabulary/reported-buildings.ts'
import type { ProjectArea } from '../projects/stored-project.ts'
import { basisDifferences, type Difference, reasonsOf } from './input-differences.ts'
import { kpisOf, type ProjectSubject, projectFingerprintOf, type ReadVersions } from './project-report-content.ts'
import { projectReportsRepository } from './project-reports.repository.ts'
import { nowOf } from './report-content.ts'
import { alteredParts, projectPartFingerprintsOf } from './report-parts.ts'
import { isSame, withdrawnReport, worstOf } from './verified.ts'

type VerifyingArea = ProjectArea & { readonly readOwn: ReadVersions }
type VerifiedVariant = NonNullable<Verification['project']>['variants'][number]

/** How rows are called on a report. */
function rowNames({ elements, openings, items, constructions, openingTypes }: ProjectDocument) {
  const named = [
    ...elements.map(({ id, code, name, construction }) => ({
      row: reportedRow({ kind: 'element', id }),
      name: [code, name ?? constructions[construction]?.name].filter(Boolean).join(' '),
    })),
    ...openings.map(({ id, name, type }) => ({
      row: reportedRow({ kind: 'opening', id }),
      name: name ?? openingTypes[type]?.name,
    })),
    ...items.map(({ id, name }) => ({ row: reportedRow({ kind: 'item', id }), name })),
  ]
  return new Map(named.map(({ row, name }) => [row, name || row]))
}

/** What the report was computed with, where that is another now. */
async function basisOf(
  { assessor, readOwn }: VerifyingArea,
  { subject, reader }: ProjectReportContent,
): Promise<Difference[]> {
  const ids = subject.ownMaterials.map(({ id }) => id)
  const own = ids.length > 0 ? await readOwn({ viewer: { userId: reader, email: '' } }, ids) : []
  const constructions = Object.values(subject.document.constructions)
  const placeOf = (id: string) =>
    constructions
      .filter(({ layers }) => ownMaterialsIn(layers).includes(id))
      .map(({ name }) => name)
      .join(', ') || null
  return basisDifferences(assessor, subject, { own, placeOf })
}

/** The figures of all variants as they come out now; none where they do not. */
async function computedNow(area: VerifyingArea, { subject, reader }: ProjectReportContent): Promise<ProjectKpis[]> {
  const { document, release, assessedWith, variants } = subject
  if (!area.assessor.hasRelease(release)) return []
  const ids = variants.map(({ id }) => id)
  try {
    return await kpisOf(area, { document: { ...document, release }, assessedWith, reader }, ids)
  } catch (error) {
    // an engine that refuses what an older one has taken; one that is busy says so
    if (error instanceof ServiceError && error.code === 'invalidRequest') return []
    throw error
  }
}

function verifiedVariant(
  { id, figures }: ProjectSubject['variants'][number],
  document: ProjectDocument,
  { kpis, isKept }: { readonly kpis: ProjectKpis | undefined; readonly isKept: boolean },
): VerifiedVariant {
  const now = new Map(kpis && reportedFigures(kpis).map(({ figure, of, value }) => [`${figure} ${of}`, value]))
  const names = rowNames(document)
  const twice = figures.map(({ figure, of, value }) => {
    const computed = now.get(`${figure} ${of}`) ?? null
    return {
      figure,
      of: of === null ? null : (names.get(of) ?? of),
      unit: reportedBuildingFigures[figure],
      reported: value,
      computed,
      equal: isSame(value, computed),
    }
  })
  const isEqual = isKept && twice.every(({ equal }) => equal)
  return {
    name: document.variants.find((one) => one.id === id)?.name ?? null,
    outcome: kpis ? (isEqual ? 'equal' : 'different') : 'notComputable',
    figures: twice,
  }
}

/** Computes a report of a project again from what was kept with it. The answer is undefined where none has the code. */
export const verifyingProjects =
  (area: VerifyingArea) =>
  async (code: string): Promise<Verification | undefined> => {
    const found = await projectReportsRepository(area.db).byCode(code)
    if (!found) return undefined
    const { content, fingerprint, createdAt, withdrawnAt, parts } = found
    const now = nowOf(area.assessor)
    const told = { code, kind: 'project' as const, fingerprint, createdAt: createdAt.toISOString(), now }
    if (withdrawnAt) return withdrawnReport(told, withdrawnAt)
    const { subject, heading, version } = content
    const { document, release, engine, catalogue } = subject
    const isKept = projectFingerprintOf(content) === fingerprint
    const computed = await computedNow(area, content)
    const variants = subject.variants.map((one, index) =>
      verifiedVariant(one, document, { kpis: computed[index], isKept }),
    )
    const outcome = worstOf(variants)
    const differences = outcome === 'equal' ? [] : await basisOf(area, content)
    const { name, code: mark = null, use, measure, areas } = document
    const rules = [...new Set(subject.variants.flatMap((one) => one.rules.map(({ source }) => source)))]
    return {
      ...told,
      outcome,
      intact: isKept,
      altered: isKept ? [] : alteredParts(parts, projectPartFingerprintsOf(content)),
      withdrawnAt: null,
      report: null,
      project: {
        ...heading,
        name,
        code: mark,
        use,
        measure,
        netRoomArea: areas.netRoomArea,
        version,
        release,
        rules,
        variants,
      },
      figures: [],
      reasons: outcome === 'equal' ? [] : reasonsOf(differences),
      differences,
      further: [],
      computedWith: { engine, catalogue },
    }
  }
