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

/** Webhooks of the caller, or of an office. */
export const webhookHandlers = (webhooks: WebhookService): Pick<Handlers, Names> => ({
  listWebhooks: async ({ caller, query: { office } }) => ({ body: await webhooks.list(caller, office) }),
  createWebhook: async ({ caller, body, query: { office } }) => ({ body: await webhooks.create(caller, body, office) }),
  replaceWebhook: async ({ caller, params: { id }, body, query: { office } }) => ({
    body: await webhooks.replace(caller, id, body, office),
  }),
  async deleteWebhook({ caller, params: { id }, query: { office } }) {
    await webhooks.remove(caller, id, office)
    return {}
  },
  renewWebhookSecret: async ({ caller, params: { id }, query: { office } }) => ({
    body: await webhooks.renewSecret(caller, id, office),
  }),
  pingWebhook: async ({ caller, params: { id }, query: { office } }) => ({
    body: await webhooks.ping(caller, id, office),
  }),
  listDeliveries: async ({ caller, params: { id }, query: { office } }) => ({
    body: await webhooks.deliveries(caller, id, office),
  }),
  redeliver: async ({ caller, params: { id, delivery }, query: { office } }) => ({
    body: await webhooks.redeliver(caller, id, delivery, office),
  }),
})
