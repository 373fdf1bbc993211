import { type ConstructionProject, MOST_CONSTRUCTION_PROJECTS } from '#contract/construction-projects.ts'
import { type QngQuantity, qngLimits } from '#engine/building/qng.ts'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import { permissionOf } from './project-access.ts'
import { projectOriginsRepository } from './project-origins.repository.ts'

const ofBudget = (quantity: QngQuantity, value: number) => {
  const limit = qngLimits[quantity].PLUS
  return { value, limit, share: value / limit }
}

/** Projects that hold a construction, as far as the caller sees both. @throws {ServiceError} `notFound` */
export async function projectsHolding(
  db: DbOrTransaction,
  caller: Caller,
  constructionId: string,
): Promise<ConstructionProject[]> {
  const origins = projectOriginsRepository(db)
  if ((await origins.versions(caller, [constructionId])).length === 0)
    throw new ServiceError('notFound', 'construction')
  const found = await origins.holding(caller, constructionId, MOST_CONSTRUCTION_PROJECTS)
  return found.map(({ ownerId, shared, archived, updatedAt, gwp, penrtKwh, ...told }) => ({
    ...told,
    budget:
      gwp === null || penrtKwh === null
        ? null
        : { gwp: ofBudget('gwp', gwp), penrtKwh: ofBudget('penrtKwh', penrtKwh) },
    permission: permissionOf(caller, { ownerId, shared, archived }),
    updatedAt: updatedAt.toISOString(),
  }))
}
