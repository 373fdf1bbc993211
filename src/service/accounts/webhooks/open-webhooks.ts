import type { Config } from '#service/config.ts'
import type { Db } from '#service/db/client.ts'
import { keyVault } from '../auth/key-vault.ts'
import { deliveryWork } from './delivery-work.repository.ts'
import { deliveryWorker } from './delivery-worker.ts'
import type { OfficeAccess } from './own-webhooks.ts'
import { sendDelivery } from './send-delivery.ts'
import { webhookHandlers } from './webhooks.routes.ts'
import { webhookService } from './webhooks.service.ts'

type Options = { readonly config: Config; readonly db: Db; readonly offices: OfficeAccess }

/** The operations upon webhooks, and the work that tells them what happens. */
export function openWebhooks({ config, db, offices }: Options) {
  const vault = keyVault(config.signingKeySecret)
  const allowPrivate = config.webhookPrivate
  const worker = deliveryWorker({ work: deliveryWork(db), vault, send: sendDelivery(allowPrivate) })
  return {
    handlers: webhookHandlers(webhookService({ db, vault, allowPrivate, offices, wake: worker.wake })),
    background: worker,
    /** Resolves when nothing is due any more. */
    drain: worker.drain,
  }
}
