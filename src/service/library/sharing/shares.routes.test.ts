import { beforeAll, describe, expect, test } from 'vitest'
import type { Share } from '#contract/shares.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

const LIMIT = 3
let service: TestService
let ada: TestUser
let wall: string

const create = async (user: TestUser): Promise<string> =>
  (await user.call({ method: 'POST', url: '/v1/construction/custom', payload: buildConstruction() })).json().id
const share = (user: TestUser, id: string, payload: Record<string, string>) =>
  user.call({ method: 'POST', url: `/v1/construction/share?id=${id}`, payload })
const mails = (recipient: string) =>
  service.db.selectFrom('outbox').select(['urgency', 'content']).where('recipient', '=', recipient).execute()

beforeAll(async () => {
  service = await buildService({ SHARE_LIMIT: String(LIMIT) })
  ada = await service.signIn({ name: 'Ada' })
  wall = await create(ada)
})

describe('sharing', () => {
  test('reaches no more new addresses a day than allowed, and says so; all or none of a call', async () => {
    const three = { 'a@fremd.example': 'view', 'b@fremd.example': 'view', 'c@fremd.example': 'edit' }
    expect((await share(ada, wall, three)).statusCode).toBe(200)
    const refused = await share(ada, await create(ada), { 'a@fremd.example': 'view', 'd@fremd.example': 'view' })
    expect(refused.statusCode).toBe(409)
    expect(errorOf(refused)).toMatchObject({
      code: 'quotaReached',
      details: [
        {
          path: '/d@fremd.example',
          code: 'quotaReached',
          message: `Möglich sind höchstens ${LIMIT} neue Empfänger am Tag.`,
        },
      ],
    })
    expect(await mails('a@fremd.example')).toHaveLength(1)
    expect((await share(ada, await create(ada), { 'a@fremd.example': 'view' })).statusCode).toBe(200)
    const [mail] = await mails('a@fremd.example')
    expect(mail).toMatchObject({ urgency: 2, content: { sharedBy: 'Ada', sharedByEmail: ada.email } })
  })

  test('tells nothing of an address until its owner has opened what is shared', async () => {
    const cara = await service.signIn()
    const ben = await service.signIn({ name: 'Ben' })
    const own = await create(cara)
    await share(cara, own, { [ben.email]: 'view', 'niemand@fremd.example': 'view' })
    const listed = async () => {
      const answer = await cara.call({ method: 'GET', url: `/v1/construction/share?id=${own}` })
      return answer.json<Share[]>().map(({ email, name, pending }) => ({ email, name, pending }))
    }
    const stranger = { email: 'niemand@fremd.example', name: null, pending: true }
    expect(await listed()).toEqual(expect.arrayContaining([{ email: ben.email, name: null, pending: true }, stranger]))
    expect((await ben.call({ method: 'GET', url: `/v1/construction/custom/${own}` })).statusCode).toBe(200)
    expect(await listed()).toEqual(
      expect.arrayContaining([{ email: ben.email, name: 'Ben', pending: false }, stranger]),
    )
  })

  test('with an address over and over sends it no more than ten mails an hour', async () => {
    const ben = await service.signIn()
    const own = await create(ben)
    for (let index = 0; index < 13; index++) {
      expect((await share(ben, own, { 'opfer@fremd.example': 'view' })).statusCode).toBe(200)
      expect((await share(ben, own, { 'opfer@fremd.example': 'none' })).statusCode).toBe(200)
    }
    expect(await mails('opfer@fremd.example')).toHaveLength(10)
  })
})
