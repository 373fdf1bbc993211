/** Method, path and access of the operations upon webhooks: apart from the others, since one page alone calls them. */
export const webhookRoutes = {
  listWebhooks: { auth: 'session', method: 'GET', path: '/v1/webhook' },
  createWebhook: { auth: 'session', method: 'POST', path: '/v1/webhook' },
  replaceWebhook: { auth: 'session', method: 'PUT', path: '/v1/webhook/{id}' },
  deleteWebhook: { auth: 'session', method: 'DELETE', path: '/v1/webhook/{id}' },
  renewWebhookSecret: { auth: 'session', method: 'POST', path: '/v1/webhook/{id}/secret' },
  pingWebhook: { auth: 'session', method: 'POST', path: '/v1/webhook/{id}/ping' },
  listDeliveries: { auth: 'session', method: 'GET', path: '/v1/webhook/{id}/deliveries' },
  redeliver: { auth: 'session', method: 'POST', path: '/v1/webhook/{id}/deliveries/{delivery}/redelivery' },
} as const
