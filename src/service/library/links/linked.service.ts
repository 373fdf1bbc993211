import { climateStages } from '#assessment/climate-stages.ts'
import { namedIn } from '#assessment/known-data.ts'
import type { Construction } from '#contract/constructions.ts'
import type { Linked, LinkedReport } from '#contract/links.ts'
import type { RegisteredReport } from '#contract/verification.ts'
import { hashToken } from '#service/accounts/auth/opaque-token.ts'
import type { Caller } from '#service/caller.ts'
import type { MaterialService } from '#service/data/materials/materials.service.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { noteOfConstruction } from '../activity/note-of.ts'
import { editedAssessment, storedAssessment } from '../constructions/assessed-columns.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import { copied } from '../constructions/construction-creation.ts'
import { toConstruction } from '../constructions/construction-row.ts'
import { figuresToCompute, layersNaming } from '../constructions/figures-to-compute.ts'
import type { VerificationService } from '../verification/verification.service.ts'
import { type LinkedRow, linksRepository } from './links.repository.ts'

type LinkedArea = ConstructionArea & {
  readonly materials: Pick<MaterialService, 'read'>
  readonly reports: Pick<VerificationService, 'registerLinked' | 'codeOfLinked'>
}

/** What the secret opens. @throws {ServiceError} `notFound`: revoked, expired and unknown look alike */
async function opened(db: DbOrTransaction, secret: string): Promise<LinkedRow> {
  const row = await linksRepository(db).openedBySecret(hashToken(secret))
  if (!row) throw new ServiceError('notFound', 'link')
  return row
}

/** What heads the report of a link: whose it is, where the link tells. */
const headingOf = ({ showNames, ownerName }: LinkedRow) => ({ author: showNames ? ownerName : '' })

/** The materials that a linked construction names, as its report tells of them. */
async function materialsOf(
  { materials }: Pick<LinkedArea, 'materials'>,
  { id, layers }: LinkedRow,
  asked: { locale: Locale; release: string },
) {
  const ids = new Set(
    layers.flatMap((layer) => [layer, layer.framing, layer.secondFraming].flatMap((part) => part?.materialId ?? [])),
  )
  const found = await Promise.all(
    [...ids].map((materialId) =>
      materials.read({ constructionId: id }, materialId, asked).catch((error: unknown) => {
        // gone from the catalogue: its id stands for it
        if (error instanceof ServiceError && error.code === 'notFound') return []
        throw error
      }),
    ),
  )
  return found.flat()
}

/** What links show: to whoever brings the secret, and nothing that says who they are is kept. */
export function linkedService(area: LinkedArea) {
  const { db, assessor } = area

  async function shown(row: LinkedRow, locale: Locale): Promise<Linked> {
    const {
      permission: _permission,
      id: _id,
      ownership: _ownership,
      owner,
      ...construction
    } = toConstruction(row, {
      permission: 'view',
      assessor,
    })
    const wanted = namedIn(row.layers)
    const reader = { constructionId: row.id }
    const given = editedAssessment(assessor, { layers: layersNaming(wanted), type: row.type, reader }, row)
    const origin = { layers: '/layers', release: 'query.release' }
    const [kpis, indicators, figures] = await Promise.all([
      assessor.kpis(storedAssessment(assessor, row), { locale }),
      assessor.indicators(storedAssessment(assessor, row)),
      figuresToCompute(assessor, wanted, { given, origin }),
    ])
    const { mayCopy, showReport, showNames, expiresAt } = row
    return {
      construction: { ...construction, tags: showNames ? construction.tags : [] },
      kpis,
      stages: climateStages(indicators),
      figures,
      link: { expiresAt: expiresAt.toISOString(), mayCopy, showReport },
      sharedBy: showNames ? owner.name : null,
      verification: showReport ? await area.reports.codeOfLinked(row.madeBy, row, headingOf(row)) : null,
    }
  }

  return {
    /** @throws {ServiceError} `notFound` */
    async read(secret: string, locale: Locale): Promise<Linked> {
      const row = await opened(db, secret)
      const answer = await shown(row, locale)
      await linksRepository(db).count(row.linkId, 'uses')
      return answer
    },

    /** @throws {ServiceError} `notFound`, also where the link shows no report */
    async report(secret: string, locale: Locale): Promise<LinkedReport> {
      const row = await opened(db, secret)
      if (!row.showReport) throw new ServiceError('notFound', 'report of a link')
      const answer = await shown(row, locale)
      const release = answer.kpis.lifeCycle.release
      const [indicators, used] = await Promise.all([
        assessor.indicators(storedAssessment(assessor, row)),
        materialsOf(area, row, { locale, release }),
      ])
      return { ...answer, indicators, materials: used }
    },

    /**
     * Keeps what the report says, so that anyone can verify it; by its content alone, nothing of who opens it.
     *
     * @returns null where nobody is known who could withdraw it
     * @throws {ServiceError} as `report`
     */
    async register(secret: string): Promise<RegisteredReport | null> {
      const row = await opened(db, secret)
      if (!row.showReport) throw new ServiceError('notFound', 'report of a link')
      return row.madeBy === null ? null : area.reports.registerLinked(row.madeBy, row, headingOf(row))
    },

    /** @throws {ServiceError} `notFound`; `forbidden` where the link does not let; `quotaReached` */
    copy: (caller: Caller, secret: string, locale: Locale): Promise<Construction> =>
      copied(area, caller, {
        locale,
        async find(_constructions, transaction) {
          const {
            linkId,
            mayCopy,
            showReport: _report,
            showNames,
            expiresAt: _end,
            madeBy: _maker,
            ...row
          } = await opened(transaction, secret)
          if (!mayCopy) throw new ServiceError('forbidden', 'copy by link')
          await linksRepository(transaction).count(linkId, 'copies')
          // counted, and not told of by name
          await noteOfConstruction(transaction, { ...caller, name: '' }, row, 'linkCopied')
          return showNames ? row : { ...row, tags: [] }
        },
      }),
  }
}
export type LinkedService = ReturnType<typeof linkedService>
