import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { webhookEvents } from '#vocabulary/webhooks.ts'

test('a webhook whose secret was sealed with another key pauses, and goes on with a new secret', async () => {
  const service = await buildAccountsService({ SIGNING_KEY_SECRET: 'three larks over Lisbon, and one more' })
  const ada = bearer(await service.login('architektin@buero.example'))
  // a name of this machine: an attempt to reach it is refused, which tells that there was one
  const given = { address: 'https://localhost/', events: [...webhookEvents] }
  const { id } = (await service.post('/v1/webhook', given, ada)).json<Webhook>()
  const sealedElsewhere = JSON.stringify({ jwe: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c' })
  await sql`update webhook set secret = ${sealedElsewhere}`.execute(service.db)
  await service.post(`/v1/webhook/${id}/ping`, undefined, ada)
  const told = async () => {
    await service.accounts.webhooks.drain()
    return (await service.get(`/v1/webhook/${id}/deliveries`, ada)).json<WebhookDelivery[]>()
  }
  const unread = { state: 'waiting', attempts: 1, failure: 'secretUnreadable' }
  expect(await told()).toMatchObject([unread])
  expect((await service.get('/v1/webhook', ada)).json()).toMatchObject([
    { failures: 1, retryAt: expect.any(String) as string },
  ])
  expect(await told()).toMatchObject([unread])
  // what it had before signs beside the new one, where it can be read
  await service.post(`/v1/webhook/${id}/secret`, undefined, ada)
  expect(await told()).toMatchObject([{ attempts: 2, failure: 'addressRefused' }])
})
