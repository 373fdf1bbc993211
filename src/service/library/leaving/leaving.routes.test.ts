import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AccountClosing } from '#contract/account-closing.ts'
import type { RegisteredReport } from '#contract/verification.ts'
import { DEMO_PASSWORD } from '#service/accounts/profile/demo-accounts.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { filesOf } from '#testing/archives.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject } from '#testing/projects.ts'
import { errorOf } from '#testing/service.ts'
import { removeClosedAccounts, reopenAccount } from './leaving.service.ts'

const ada = 'architektin@buero.example'
const ben = 'architekt@buero.example'
let service: AccountsService
let adas: Record<string, string>
let bens: Record<string, string>
beforeAll(async () => {
  service = await buildAccountsService()
  adas = bearer(await service.login(ada))
  bens = bearer(await service.login(ben))
})

const preview = async (headers: Record<string, string>) =>
  (await service.get('/v1/auth/me/closing', headers)).json<AccountClosing>()
const close = (headers: Record<string, string>, password?: string) =>
  service.post('/v1/auth/me/closing', password === undefined ? {} : { password }, headers)
const made = async (url: string, payload: object, headers: Record<string, string>) => {
  const response = await service.post(url, payload, headers)
  expect(response.statusCode, response.body).toBeLessThan(300)
  return (response.body === '' ? {} : response.json()) as { id: string; accessKey: string }
}

describe('all of one’s data in one file', () => {
  test('holds account, library, projects and materials, and no secret', async () => {
    const { id: material } = await made('/v1/material/own', buildOwnMaterial(), adas)
    const layers = [{ materialId: material, thickness: 0.2 }]
    const { id } = await made('/v1/construction/custom', buildConstruction({ layers }), adas)
    const { id: project } = await made('/v1/project', buildProject(), adas)
    await made(`/v1/construction/share?id=${id}`, { [ben]: 'view' }, adas)
    await made(`/v1/construction/custom/${id}/report`, { author: 'Ada' }, adas)
    const { accessKey } = await made('/v1/access-key/own', { name: 'Tabelle' }, adas)
    const response = await service.get('/v1/auth/me/export?locale=en_GB', adas)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
    const files = filesOf(response.rawPayload)
    const folders = [
      'account/account.json',
      `constructions/${id}.json`,
      `materials/${material}.json`,
      `account/projects/${project}.json`,
    ]
    expect(Object.keys(files)).toEqual(expect.arrayContaining(folders))
    const account = JSON.parse(files['account/account.json'] ?? '{}')
    expect(account.reports).toMatchObject([{ constructionId: id, content: { heading: { author: 'Ada' } } }])
    expect(account.knownDevices.length).toBeGreaterThan(0)
    expect(account).toMatchObject({
      account: { email: ada, hasPassword: true },
      accessKeys: [{ name: 'Tabelle' }],
      sharedByMe: [{ id, email: ben, permission: 'view' }],
    })
    const whole = Object.values(files).join('')
    expect(whole).not.toContain(accessKey.slice(-32))
    expect(whole).not.toMatch(/passwordHash|secretHash|refreshToken|argon2/)
    const headers = { ...bens, 'content-type': 'application/zip' }
    const taken = await service.call({
      method: 'POST',
      url: '/v1/construction/archive',
      headers,
      payload: response.rawPayload,
    })
    expect([taken.statusCode, taken.json().constructions.created.length]).toEqual([200, 1])
  })

  test('is nobody else’s', async () => {
    const other = bearer(await service.login('hersteller@dritte.example'))
    const files = filesOf((await service.get('/v1/auth/me/export', other)).rawPayload)
    expect(JSON.parse(files['account/account.json'] ?? '{}')).toMatchObject({
      account: { email: 'hersteller@dritte.example' },
      accessKeys: [],
      sharedByMe: [],
      sharedWithMe: [],
    })
    expect(Object.keys(files).filter((name) => /^(constructions|account\/projects|materials)\//.test(name))).toEqual([])
  })
})

describe('closing an account', () => {
  test('asks for the password, and slows guessing', async () => {
    expect((await preview(bens)).proof).toBe('password')
    expect(errorOf(await close(bens)).code).toBe('proofRequired')
    for (let tried = 0; tried < 10; tried += 1)
      expect(errorOf(await close(bens, `falsch ${tried}`)).code).toBe('invalidCredentials')
    expect(errorOf(await close(bens, DEMO_PASSWORD)).code).toBe('signInSlowed')
    await service.db.deleteFrom('signInAttempt').execute()
    expect((await service.get('/v1/auth/me', bens)).statusCode).toBe(200)
  })

  test('needs no password after a fresh sign-in by link, and asks those without one to sign in anew', async () => {
    await service.post('/v1/auth/magic-link/login', { email: ben })
    const { token, type } = await service.linkTo(ben)
    const fresh = await service.get(`/v1/auth/password/verify?token=${token}&type=${type}`)
    const headers = bearer(fresh.json())
    expect((await preview(headers)).proof).toBe('none')
    await sql`update session set started_at = now() - interval '16 minutes' where opened_by = 'magicLink'`.execute(
      service.db,
    )
    expect((await preview(headers)).proof).toBe('password')
    await sql`update sign_in set password_hash = null where account_id = ${service.ids[ben]}`.execute(service.db)
    expect((await preview(headers)).proof).toBe('signIn')
    expect(errorOf(await close(headers, DEMO_PASSWORD)).code).toBe('proofRequired')
  })

  test('the last administrator, and the last owner of an office with others, cannot', async () => {
    const admin = bearer(await service.login('admin@aufbau.example'))
    expect(await preview(admin)).toMatchObject({ lastAdministrator: true })
    expect(errorOf(await close(admin, DEMO_PASSWORD)).code).toBe('conflict')
    const { id } = await made('/v1/office', { name: 'Nordhang' }, adas)
    await service.db
      .insertInto('officeMember')
      .values({ officeId: id, accountId: service.ids[ben], role: 'admin' })
      .execute()
    expect((await preview(adas)).offices).toMatchObject([{ name: 'Nordhang', outcome: 'needsOwner' }])
    const refused = await close(adas, DEMO_PASSWORD)
    expect(errorOf(refused)).toMatchObject({
      code: 'conflict',
      details: [{ message: expect.stringContaining('Nordhang') }],
    })
    await service.db.updateTable('officeMember').set({ role: 'owner' }).where('officeId', '=', id).execute()
    expect((await preview(adas)).offices).toMatchObject([{ outcome: 'stays' }])
  })

  test('ends everything at once; the operator brings it back; after thirty days it is gone', async () => {
    const { id: sole } = await made('/v1/office', { name: 'Allein' }, adas)
    const { id: own } = await made('/v1/construction/custom', buildConstruction({ name: 'Meiner' }), adas)
    const { id: material } = await made('/v1/material/own', buildOwnMaterial(), adas)
    const used = { layers: [{ materialId: material, thickness: 0.2 }] }
    const { id: shared } = await made('/v1/construction/custom', buildConstruction(used), adas)
    await made(`/v1/construction/share?id=${shared}`, { [ben]: 'view' }, adas)
    const { id: copied } = await made(`/v1/construction/custom/${shared}/copy`, {}, bens)
    const { accessKey } = await made('/v1/access-key/own', { name: 'K' }, adas)
    const nordhang = (await preview(adas)).offices.find(({ name }) => name === 'Nordhang')?.id
    const { id: ofOffice } = await made(`/v1/construction/custom?office=${nordhang}`, buildConstruction(), adas)
    const reported = async (id: string) =>
      (await service.post(`/v1/construction/custom/${id}/report`, {}, adas)).json<RegisteredReport>().code
    const [ofOwn, ofOffices] = [await reported(own), await reported(ofOffice)]
    const second = await service.login(ada)
    expect(await preview(adas)).toMatchObject({
      shared: 2,
      offices: [
        { name: 'Allein', outcome: 'goes' },
        { name: 'Nordhang', outcome: 'stays' },
      ],
    })

    expect((await close(adas, DEMO_PASSWORD)).statusCode).toBe(204)
    expect((await service.get('/v1/auth/me', adas)).statusCode).toBe(401)
    expect((await service.get('/v1/auth/me', bearer(second))).statusCode).toBe(401)
    const renewed = await service.post('/v1/auth/refresh', { refreshToken: second.refreshToken ?? '' })
    expect(errorOf(renewed).code).toBe('refreshTokenInvalid')
    const exchanged = await service.post('/v1/auth/access-keys/exchange-key', { accessKey })
    expect(errorOf(exchanged).code).toBe('accessKeyInvalid')
    const login = { loginId: ada, password: DEMO_PASSWORD }
    expect(errorOf(await service.post('/v1/auth/password/login', login)).code).toBe('invalidCredentials')
    expect((await service.get(`/v1/construction/custom/${shared}`, bens)).statusCode).toBe(404)
    expect((await service.mailTo(ada))?.subject).toBe('Aufbau: Ihr Konto ist geschlossen')
    const members = await service.db
      .selectFrom('officeMember')
      .select('officeId')
      .where('accountId', '=', service.ids[ada])
      .execute()
    expect(members).toEqual([{ officeId: sole }])

    await reopenAccount(service.db, ada)
    const back = bearer(await service.login(ada))
    expect((await service.get(`/v1/construction/custom/${own}`, back)).statusCode).toBe(200)
    expect((await service.get(`/v1/construction/custom/${shared}`, bens)).statusCode).toBe(200)

    expect((await close(back, DEMO_PASSWORD)).statusCode).toBe(204)
    expect(await removeClosedAccounts(service.db)).toBe(0)
    await sql`update account set closed_at = now() - interval '31 days' where closed_at is not null`.execute(service.db)
    expect(await removeClosedAccounts(service.db)).toBe(1)
    const { rows } = await sql<{ left: number }>`select
      (select count(*) from account where email = ${ada}) + (select count(*) from office where id = ${sole})
      + (select count(*) from construction where owner_id = ${service.ids[ada]})
      + (select count(*) from project where owner_id = ${service.ids[ada]})
      + (select count(*) from access_key where account_id = ${service.ids[ada]}) as left`.execute(service.db)
    expect(rows).toEqual([{ left: 0 }])
    // what others took stays theirs, with the material it needs
    const kept = await service.get(`/v1/construction/custom/kpi/${copied}`, bens)
    expect((await service.get(`/v1/material/${material}`, bens)).statusCode).toBe(200)
    expect(kept.statusCode).toBe(200)
    // reports stay with the office, which withdraws them; those of what was private are gone
    const verified = async (code: string) => (await service.get(`/v1/verification/${code}`)).json()
    expect(await verified(ofOwn)).toMatchObject({ code: 'notFound' })
    expect(await verified(ofOffices)).toMatchObject({ outcome: 'equal' })
    const listed = await service.get(`/v1/construction/custom/${ofOffice}/report`, bens)
    expect(listed.json()).toMatchObject([{ code: ofOffices, madeBy: null }])
    expect((await service.post(`/v1/verification/${ofOffices}/withdraw`, {}, bens)).statusCode).toBe(204)
    expect(await verified(ofOffices)).toMatchObject({ outcome: 'withdrawn' })
    // and nobody's material is left behind
    const materials = await service.db
      .selectFrom('ownMaterial')
      .select('id')
      .where('ownerId', '=', service.ids[ada])
      .execute()
    expect(materials).toEqual([{ id: material }])
  })
})
