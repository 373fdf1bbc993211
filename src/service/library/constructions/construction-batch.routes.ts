import type { Handlers } from '#service/http/handlers.ts'
import type { ConstructionBatchService } from './construction-batch.service.ts'

/** Deleting constructions and bringing them back. */
export const constructionBatchHandlers = (
  batch: ConstructionBatchService,
): Pick<Handlers, 'deleteConstructions' | 'restoreConstructions'> => ({
  async deleteConstructions({ caller, client, body }) {
    await batch.remove({ caller, client }, body)
    return { body: true }
  },
  async restoreConstructions({ caller, client, body }) {
    await batch.restore({ caller, client }, body)
    return { body: true }
  },
})
