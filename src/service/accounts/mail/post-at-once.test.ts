import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildProject } from '#testing/projects.ts'
import { until } from '#testing/service-process.ts'

let service: AccountsService
let headers: Record<string, string>

beforeAll(async () => {
  // nobody looks by the clock: what is sent is sent because somebody was told
  vi.useFakeTimers({ toFake: ['setInterval'] })
  service = await buildAccountsService()
  headers = bearer(await service.login('architektin@buero.example'))
})
afterAll(() => vi.useRealTimers())

const created = async (url: string, payload: object): Promise<string> => {
  const answer = await service.post(url, payload, headers)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<{ id: string }>().id
}

test.each([
  [
    'a construction',
    async (to: string) => {
      const id = await created('/v1/construction/custom', buildConstruction())
      return service.post(`/v1/construction/share?id=${id}`, { [to]: 'view' }, headers)
    },
  ],
  [
    'a project',
    async (to: string) => {
      const id = await created('/v1/project', buildProject())
      return service.post(`/v1/project/share?id=${id}`, { [to]: 'view' }, headers)
    },
  ],
  [
    'an office, by inviting',
    async (to: string) => {
      const id = await created('/v1/office', { name: 'Büro am Hafen' })
      return service.post(`/v1/office/${id}/invitation`, { email: to, role: 'member' }, headers)
    },
  ],
])('sharing %s wakes the outbox: the mail goes out without waiting for the next look', async (what, share) => {
  const to = `${what.replaceAll(/\W/g, '')}@fremd.example`
  const answer = await share(to)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  await until(() => service.accounts.post.mailbox?.list().some((mail) => mail.to === to) ?? false, 10_000)
})
