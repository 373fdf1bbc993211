import { beforeAll, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/office-activity.ts'
import { bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let office: TestOffice
let id: string
beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
  const made = await office.member.call({
    method: 'POST',
    url: `/v1/construction/custom?office=${office.id}`,
    payload: buildConstruction({ name: 'Kept' }),
  })
  id = made.json<{ id: string }>().id
})

const activity = async (user: TestUser, query: string) =>
  (await user.call({ method: 'GET', url: `/v1/office/${office.id}/activity?${query}` })).json<ActivityEntry[]>()

test('what was taken away as a file is noted of what the office owns', async () => {
  const url = `/v1/construction/custom/${id}/export?format=csv`
  const answer = await office.admin.call({ method: 'GET', url })
  expect(answer.statusCode, answer.body).toBe(200)
  const [exported] = await activity(office.member, `construction=${id}&actor=${office.admin.userId}`)
  const changes = { format: { from: null, to: 'csv' } }
  expect(exported).toMatchObject({ kind: 'exported', actor: 'Ali', subject: 'Kept', byKey: false, changes })
  expect((await activity(office.member, `construction=${id}`)).map(({ kind }) => kind)).toEqual(['exported', 'created'])
})

test('it is narrowed by days, and its file by the same', async () => {
  const today = new Date().toISOString().slice(0, 10)
  expect(await activity(office.member, 'until=2020-01-01')).toEqual([])
  expect((await activity(office.member, `from=${today}&until=${today}`)).length).toBeGreaterThan(1)
  const file = (query: string) =>
    office.member.call({ method: 'GET', url: `/v1/office/${office.id}/activity/export?locale=en_GB&${query}` })
  expect((await file(`construction=${id}`)).body).toContain('Kept')
  expect((await file('kind=left')).body).not.toContain('Kept')
  expect((await file('from=yesterday')).statusCode).toBe(400)
})

test('its file says what was done and changed as screens do', async () => {
  const layers = [{ materialId: 'concrete_c25_30', thickness: 0.3 }]
  const url = `/v1/construction/custom/${id}`
  const payload = buildConstruction({ name: 'Kept', layers })
  expect((await office.member.call({ method: 'PUT', url, payload, headers: { 'if-match': '*' } })).statusCode).toBe(200)
  const file = `/v1/office/${office.id}/activity/export?locale=de_DE&construction=${id}&kind=changed`
  const { body } = await office.member.call({ method: 'GET', url: file })
  expect(body).toMatch(/;Geändert;Kept;Gesamtdicke \[mm\];[\d,]+;300\r\n/)
  expect(body).not.toMatch(/thickness|changed/)
})

test('its file names what an office demands, and whether it does', async () => {
  const url = `/v1/office/${office.id}`
  const payload = { name: 'Atelier', linksForbidden: true }
  expect((await office.admin.call({ method: 'PUT', url, payload })).statusCode).toBe(200)
  const file = (locale: string) => office.member.call({ method: 'GET', url: `${url}/activity/export?locale=${locale}` })
  expect((await file('de_DE')).body).toContain(';Links verboten;nein;ja\r\n')
  expect((await file('en_GB')).body).toContain(',links forbidden,no,yes\r\n')
})

test('that a key was used is told once a day, and what it does is marked', async () => {
  const accounts = await buildAccountsService()
  const ada = bearer(await accounts.login('architektin@buero.example'))
  const own = (await accounts.post('/v1/office', { name: 'Atelier' }, ada)).json<{ id: string }>()
  const made = await accounts.post('/v1/access-key/own', { name: 'Skript', scopes: ['read', 'write'] }, ada)
  const { accessKey } = made.json<{ accessKey: string }>()
  const exchange = () => accounts.post('/v1/auth/access-keys/exchange-key', { accessKey })
  await exchange()
  const byKey = bearer((await exchange()).json())
  await accounts.post(`/v1/construction/custom?office=${own.id}`, buildConstruction({ name: 'By key' }), byKey)
  const noted = (await accounts.get(`/v1/office/${own.id}/activity`, ada)).json<ActivityEntry[]>()
  expect(noted.map(({ kind, subject, byKey: marked }) => [kind, subject, marked])).toEqual([
    ['created', 'By key', true],
    ['keyUsed', 'Skript', true],
    ['officeCreated', 'Atelier', false],
  ])
  expect(JSON.stringify(noted)).not.toContain(accessKey)
})
