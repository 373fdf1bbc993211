import type { Handlers } from '#service/http/handlers.ts'
import type { ConstructionBatchService } from './construction-batch.service.ts'
import type { ConstructionMovingService } from './construction-moving.service.ts'

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

/** Into an office, and back. */
export const constructionMovingHandlers = (moving: ConstructionMovingService): Pick<Handlers, 'moveConstructions'> => ({
  async moveConstructions({ caller, body: { ids, office } }) {
    await moving.move(caller, ids, office)
    return {}
  },
})
