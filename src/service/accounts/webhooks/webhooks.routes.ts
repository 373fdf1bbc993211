import type { Handlers } from '#service/http/handlers.ts'
import type { WebhookService } from './webhooks.service.ts'

type Names =
  | 'listWebhooks'
  | 'createWebhook'
  | 'replaceWebhook'
  | 'deleteWebhook'
  | 'renewWebhookSecret'
  | 'pingWebhook'
  | 'listDeliveries'
  | 'redeliver'

/** Webhooks of the caller. */
export const webhookHandlers = (webhooks: WebhookService): Pick<Handlers, Names> => ({
  listWebhooks: async ({ caller }) => ({ body: await webhooks.list(caller) }),
  createWebhook: async ({ caller, body }) => ({ body: await webhooks.create(caller, body) }),
  replaceWebhook: async ({ caller, params: { id }, body }) => ({ body: await webhooks.replace(caller, id, body) }),
  async deleteWebhook({ caller, params: { id } }) {
    await webhooks.remove(caller, id)
    return {}
  },
  renewWebhookSecret: async ({ caller, params: { id } }) => ({ body: await webhooks.renewSecret(caller, id) }),
  pingWebhook: async ({ caller, params: { id } }) => ({ body: await webhooks.ping(caller, id) }),
  listDeliveries: async ({ caller, params: { id } }) => ({ body: await webhooks.deliveries(caller, id) }),
  redeliver: async ({ caller, params: { id, delivery } }) => ({ body: await webhooks.redeliver(caller, id, delivery) }),
})
