import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/office-activity.ts'
import type { OfficeDomain } from '#contract/office-domains.ts'
import { atEnd } from '#testing/at-end.ts'
import { join } from '#testing/offices.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { officeDomainsRepository } from './office-domains.repository.ts'
import { officeDomainService } from './office-domains.service.ts'
import { recheckDomains } from './office-domains-upkeep.ts'

/** Names and what their TXT records hold. */
const records = new Map<string, string>()

/** Length, then the letters (RFC 1035, 3.3). */
const piece = (text: string) => Buffer.concat([Buffer.of(text.length), Buffer.from(text)])

/** The answer to a query for TXT (RFC 1035, 4.1): the record in two pieces, or that there is no such name. */
function answerTo(query: Buffer): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString())
    at += length + 1
  }
  const question = query.subarray(12, at + 5)
  const held = records.get(labels.join('.').toLowerCase())
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(held === undefined ? 0x8183 : 0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(held === undefined ? 0 : 1, 6)
  if (held === undefined) return Buffer.concat([header, question])
  const data = Buffer.concat([piece(held.slice(0, 10)), piece(held.slice(10))])
  const record = Buffer.alloc(12)
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(16, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt16BE(data.length, 10)
  return Buffer.concat([header, question, record, data])
}

let service: TestService
let olga: TestUser
let mia: TestUser
let domains: ReturnType<typeof officeDomainService>
let id: string
beforeAll(async () => {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  atEnd(async () => void socket.close())
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  service = await buildService()
  domains = officeDomainService({ db: service.db }, (name) => resolver.resolveTxt(name))
  olga = await service.signIn({ name: 'Olga', email: 'olga@nordhang.example' })
  mia = await service.signIn({ name: 'Mia', email: 'mia@nordhang.example' })
  id = await open(olga, 'Atelier Nordhang')
})

const open = async (user: TestUser, name: string): Promise<string> =>
  (await user.call({ method: 'POST', url: '/v1/office', payload: { name } })).json().id
const post = (user: TestUser, url: string, payload?: object) =>
  user.call({ method: 'POST', url, ...(payload && { payload }) })
const joinable = async (user: TestUser) => (await user.call({ method: 'GET', url: '/v1/office/joinable' })).json()

describe('a domain of an office', () => {
  test('is claimed by who administers it, and proven by its record alone', async () => {
    const claimed = (await post(olga, `/v1/office/${id}/domain`, { domain: ' Nordhang.EXAMPLE ' })).json<OfficeDomain>()
    expect(claimed).toMatchObject({ domain: 'nordhang.example', record: '_aufbau.nordhang.example', provenAt: null })
    const again = (await post(olga, `/v1/office/${id}/domain`, { domain: 'nordhang.example' })).json<OfficeDomain>()
    expect(again.value).toBe(claimed.value)
    for (const domain of ['nordhang', 'a b.example', '-a.example', 'x.example/..', ''])
      expect(errorOf(await post(olga, `/v1/office/${id}/domain`, { domain })).details).toMatchObject([
        { path: '/domain' },
      ])
    await expect(domains.prove(olga, id, 'nordhang.example')).rejects.toMatchObject({ code: 'domainNotProven' })
    records.set('_aufbau.nordhang.example', 'aufbau-office=of another office')
    await expect(domains.prove(olga, id, 'nordhang.example')).rejects.toMatchObject({ code: 'domainNotProven' })
    records.set('_aufbau.nordhang.example', claimed.value)
    expect((await domains.prove(olga, id, 'nordhang.example')).provenAt).not.toBeNull()
    await expect(domains.prove(mia, id, 'nordhang.example')).rejects.toMatchObject({ code: 'notFound' })
  })

  test('lets people of it join by themselves, where the office says so', async () => {
    expect(await joinable(mia)).toEqual([])
    expect(errorOf(await post(mia, `/v1/office/${id}/join`)).code).toBe('notFound')
    const url = `/v1/office/${id}/domain/nordhang.example`
    expect((await olga.call({ method: 'PUT', url, payload: { joins: true } })).json()).toMatchObject({ joins: true })
    const sven = await service.signIn({ email: 'sven@nordhang.example.other.example' })
    expect(await joinable(sven)).toEqual([])
    expect(await joinable(mia)).toEqual([{ id, name: 'Atelier Nordhang', domain: 'nordhang.example' }])
    expect((await post(mia, `/v1/office/${id}/join`)).json()).toMatchObject({ id, role: 'member' })
    expect(await joinable(mia)).toEqual([])
    expect(errorOf(await post(mia, `/v1/office/${id}/domain`, { domain: 'b.example' })).code).toBe('forbidden')
  })

  test('is another office’s once that proves it, and given up by who administers', async () => {
    const ina = await service.signIn({ email: 'ina@nordhang.example' })
    const second = await open(ina, 'Nordhang II')
    const { value } = (
      await post(ina, `/v1/office/${second}/domain`, { domain: 'nordhang.example' })
    ).json<OfficeDomain>()
    records.set('_aufbau.nordhang.example', value)
    await domains.prove(ina, second, 'nordhang.example')
    const [first] = (await olga.call({ method: 'GET', url: `/v1/office/${id}/domain` })).json<OfficeDomain[]>()
    expect(first).toMatchObject({ provenAt: null, joins: false })
    expect(await joinable(await service.signIn({ email: 'neu@nordhang.example' }))).toEqual([])
    const url = `/v1/office/${id}/domain/nordhang.example`
    expect((await olga.call({ method: 'DELETE', url })).statusCode).toBe(204)
    expect((await olga.call({ method: 'DELETE', url })).statusCode).toBe(404)
  })

  test('is told in the activity when joining by it is opened, and when it is given up', async () => {
    const noted = (await olga.call({ method: 'GET', url: `/v1/office/${id}/activity` })).json<ActivityEntry[]>()
    const told = noted.filter(({ kind }) => kind === 'domainOpened' || kind === 'domainRemoved')
    expect(told).toMatchObject([
      { kind: 'domainRemoved', subject: 'nordhang.example', changes: {} },
      { kind: 'domainOpened', subject: 'nordhang.example', changes: { joins: { from: 0, to: 1 } } },
    ])
  })

  test('is no way into an office whose owner has closed the account', async () => {
    const ida = await service.signIn({ email: 'ida@allein.example' })
    const alone = await open(ida, 'Allein')
    const { value } = (await post(ida, `/v1/office/${alone}/domain`, { domain: 'allein.example' })).json<OfficeDomain>()
    records.set('_aufbau.allein.example', value)
    await domains.prove(ida, alone, 'allein.example')
    await domains.setJoins(ida, alone, 'allein.example', true)
    const late = await service.signIn({ email: 'late@allein.example' })
    expect(await joinable(late)).toHaveLength(1)
    const closed = { status: 'disabled', closedAt: new Date() } as const
    await service.db.updateTable('account').set(closed).where('id', '=', ida.userId).execute()
    expect(await joinable(late)).toEqual([])
    expect(errorOf(await post(late, `/v1/office/${alone}/join`)).code).toBe('notFound')
  })

  test('is proven by single sign-on at it, too', async () => {
    const firm = await service.signIn({ email: 'vera@firma.example' })
    const office = await open(firm, 'Firma')
    await post(firm, `/v1/office/${office}/domain`, { domain: 'firma.example' })
    await post(firm, `/v1/office/${office}/domain`, { domain: 'andere.example' })
    const { sessionId, userId: accountId } = firm
    const session = { id: sessionId, accountId, openedBy: 'sso', expiresAt: new Date(Date.now() + 60_000) } as const
    await service.db
      .insertInto('session')
      .values({ ...session, userAgent: null })
      .execute()
    expect((await domains.prove(firm, office, 'firma.example')).provenAt).not.toBeNull()
    await expect(domains.prove(firm, office, 'andere.example')).rejects.toMatchObject({ code: 'domainNotProven' })
    // whoever works there may not take it from the office that has it
    const other = await service.signIn({ email: 'paul@firma.example' })
    const own = await open(other, 'Paul')
    await post(other, `/v1/office/${own}/domain`, { domain: 'firma.example' })
    await service.db
      .insertInto('session')
      .values({ ...session, id: other.sessionId, accountId: other.userId, userAgent: null })
      .execute()
    await expect(domains.prove(other, own, 'firma.example')).rejects.toMatchObject({ code: 'domainNotProven' })
    expect((await domains.list(firm, office)).find(({ domain }) => domain === 'firma.example')?.provenAt).not.toBeNull()
    await join(service.db, office, mia, 'viewer')
    await expect(domains.list(mia, office)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('a domain that DNS has proven', () => {
  const daysAgo = (column: 'checkedAt' | 'missingSince', days: number) =>
    service.db
      .updateTable('officeDomain')
      .set({ [column]: new Date(Date.now() - days * 86_400_000) })
      .where('domain', '=', 'wieder.example')
      .execute()
  const look = (resolve: (name: string) => Promise<string[][]>) => recheckDomains(service.db, resolve)
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
  const state = async () => {
    const listed = (await olga.call({ method: 'GET', url: `/v1/office/${id}/domain` })).json<OfficeDomain[]>()
    return listed.find(({ domain }) => domain === 'wieder.example')
  }

  test('is looked for once a day, and holds no more once its record was missing for a week', async () => {
    const claim = { method: 'POST', url: `/v1/office/${id}/domain`, payload: { domain: 'wieder.example' } } as const
    const { value } = (await olga.call(claim)).json<OfficeDomain>()
    await officeDomainsRepository(service.db).prove(id, 'wieder.example', 'dns')
    await officeDomainsRepository(service.db).setJoins(id, 'wieder.example', true)
    const asked: string[] = []
    const there = async (name: string) => {
      asked.push(name)
      return [[value.slice(0, 9), value.slice(9)]]
    }
    await look(there)
    expect(asked, 'not before a day is over').toEqual([])
    await daysAgo('checkedAt', 2)
    expect(await look(there)).toEqual([])
    expect(asked).toEqual(['_aufbau.wieder.example'])
    await daysAgo('checkedAt', 2)
    await daysAgo('missingSince', 8)
    expect(await look(failing('ETIMEOUT')), 'no answer concludes nothing').toEqual([])
    await daysAgo('checkedAt', 2)
    expect(await look(there), 'it is back').toEqual([])
    await daysAgo('checkedAt', 2)
    expect(await look(failing('ENOTFOUND')), 'missing since now').toEqual([])
    expect(await state()).toMatchObject({ joins: true })
    await daysAgo('checkedAt', 2)
    await daysAgo('missingSince', 8)
    expect(await look(failing('ENODATA'))).toEqual(['wieder.example'])
    expect(await state()).toMatchObject({ provenAt: null, joins: false })
    const { body } = await olga.call({ method: 'GET', url: `/v1/office/${id}/activity?customTake=3` })
    expect(body).toContain('domainLapsed')
  })
})
