import { beforeAll, describe, expect, test } from 'vitest'
import type { ConstructionInput } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
let admin: TestUser

const create = async (user: TestUser, overrides: Partial<ConstructionInput>, ownership = 'custom') => {
  const payload = buildConstruction(overrides)
  const response = await user.call({ method: 'POST', url: `/v1/construction/${ownership}`, payload })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ id: string }>().id
}

beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
  ben = await service.signIn({ name: 'Ben' })
  admin = await service.signIn({ email: 'admin@aufbau.example', policies: ['admin'] })
  await create(ada, { name: 'Außenwand mit Dämmung', code: 'AW-02', tags: ['Holz', 'Süd'] })
  await create(ada, { name: 'Café-Decke', type: 'internalFloor', layers: [{ materialId: 'osb', thickness: 0.1 }] })
  await create(ada, {
    name: 'Straße 50% _x',
    description: 'Keller',
    tags: ['Holz'],
    translations: { en_GB: { name: 'Alley wall' } },
    layers: [{ materialId: 'mw_facade_035', thickness: 0.3 }],
  })
  await create(ben, { name: 'Bens Wand', tags: ['Geheim'] })
  await create(admin, { name: 'Standardwand', tags: ['Norm'] }, 'standard')
})

const list = async (user: TestUser, query: Record<string, string>, path = 'list') => {
  const response = await user.call({ method: 'GET', url: `/v1/construction/${path}`, query })
  expect(response.statusCode, response.body).toBe(200)
  const items = operations.listConstructions.success.body.parse(response.json())
  return { items, names: items.map(({ name }) => name), headers: response.headers }
}

describe('searching', () => {
  test.each([
    ['dämmung', ['Außenwand mit Dämmung']],
    ['DAEMMUNG', ['Außenwand mit Dämmung']],
    ['dammung', ['Außenwand mit Dämmung']],
    ['aussenwand', ['Außenwand mit Dämmung']],
    ['ußenw', ['Außenwand mit Dämmung']],
    ['aw-02', ['Außenwand mit Dämmung']],
    ['sud', ['Außenwand mit Dämmung']],
    ['cafe', ['Café-Decke']],
    ['kell', ['Straße 50% _x']],
    ['alley', ['Straße 50% _x']],
    ['strasse keller', ['Straße 50% _x']],
    ['50%', ['Straße 50% _x']],
    ['_', ['Straße 50% _x']],
    ['%', ['Straße 50% _x']],
    ["'; drop table construction; --", []],
    ['Bens', []],
  ])('%s finds %j', async (query, names) => {
    expect((await list(ada, { query, ownership: 'custom' })).names).toEqual(names)
  })
})

describe('filters', () => {
  test('without an ownership standard and own ones are listed, newest first', async () => {
    expect((await list(ada, {})).names).toEqual([
      'Standardwand',
      'Straße 50% _x',
      'Café-Decke',
      'Außenwand mit Dämmung',
    ])
    expect((await list(ada, { ownership: 'standard' })).names).toEqual(['Standardwand'])
  })

  test('by type, and by all of the tags', async () => {
    expect((await list(ada, { type: 'INTERNALFLOOR,flatRoof' })).names).toEqual(['Café-Decke'])
    expect((await list(ada, { tags: 'Holz,Süd' })).names).toEqual(['Außenwand mit Dämmung'])
  })

  test.each([
    ['name', ['Außenwand mit Dämmung', 'Café-Decke', 'Straße 50% _x']],
    ['-name', ['Straße 50% _x', 'Café-Decke', 'Außenwand mit Dämmung']],
    ['thickness', ['Café-Decke', 'Straße 50% _x', 'Außenwand mit Dämmung']],
    ['uValue', ['Straße 50% _x', 'Außenwand mit Dämmung', 'Café-Decke']],
    ['updatedAt', ['Außenwand mit Dämmung', 'Café-Decke', 'Straße 50% _x']],
  ])('sorted by %s', async (sort, names) => {
    expect((await list(ada, { sort, ownership: 'custom' })).names).toEqual(names)
  })

  test('in English, names and their order are the English ones', async () => {
    const { names } = await list(ada, { sort: 'name', ownership: 'custom', locale: 'en_GB' })
    expect(names).toEqual(['Alley wall', 'Außenwand mit Dämmung', 'Café-Decke'])
  })

  test('a list item has the figures of the construction and its section', async () => {
    const { items } = await list(ada, { query: 'dämmung' })
    expect(items[0]).toMatchObject({ code: 'AW-02', permission: 'owner', owner: { name: 'Ada' } })
    expect(items[0]?.uValue).toBeGreaterThan(0.1)
    expect(items[0]?.section[3]).toEqual({
      hatch: 'cellulose',
      thickness: 0.2,
      state: 'new',
      framing: { hatch: 'timber', width: 0.06, spacing: 0.625 },
    })
  })
})

describe('paging', () => {
  test('a page tells the total and where the others are', async () => {
    const { names, headers } = await list(ada, { page: '2', customTake: '2', sort: 'name', query: '' })
    expect(names).toHaveLength(2)
    expect(headers['x-total-count']).toBe('4')
    const link = String(headers['link'])
    expect(link).toContain('page=1&customTake=2&sort=name&query=>; rel="first"')
    expect(link).toContain('rel="prev"')
    expect(link).not.toContain('rel="next"')
  })

  test('a page past the end is empty, however far', async () => {
    expect((await list(ada, { page: '2147483647', customTake: '200' })).names).toEqual([])
  })

  test.each([
    ['page', '0', 'tooSmall'],
    ['page', 'x', 'wrongType'],
    ['page', '2147483648', 'tooBig'],
    ['customTake', '1.5', 'wrongType'],
    ['sort', 'mass', 'notInList'],
    ['ownership', 'mine', 'notInList'],
    ['type', 'wall', 'notInList'],
    ['colour', 'red', 'unknownField'],
  ])('%s=%s is refused by name', async (name, value, code) => {
    const response = await ada.call({ method: 'GET', url: '/v1/construction/list', query: { [name]: value } })
    expect(errorOf(response).details).toMatchObject([{ path: `query.${name}`, code }])
  })
})

test('count and tags tell of visible ones only', async () => {
  const get = async (user: TestUser, path: string) =>
    (await user.call({ method: 'GET', url: `/v1/construction/${path}` })).json<unknown>()
  expect(await get(ada, 'count/custom')).toBe(3)
  expect(await get(ada, 'count/STANDARDANDCUSTOM')).toBe(4)
  expect(await get(ben, 'count/custom')).toBe(1)
  expect(await get(ben, 'count/thirdParty')).toBe(0)
  expect(await get(ada, 'filter/custom-tags')).toEqual(['Holz', 'Süd'])
})

describe('sharing', () => {
  const share = (user: TestUser, id: string, payload: object) =>
    user.call({ method: 'POST', url: '/v1/construction/share', query: { id }, payload })

  test('a shared construction is seen, listed and can be taken back; the new recipient gets a mail', async () => {
    const id = await create(ada, { name: 'Geteilt', tags: ['Team'] })
    const cy = await service.signIn({ name: 'Cy' })
    expect((await share(ada, id, { [cy.email]: 'view', 'neu@buero.example': 'edit' })).statusCode).toBe(200)
    expect((await list(cy, {}, 'shared/list')).items).toMatchObject([{ name: 'Geteilt', permission: 'view' }])
    expect((await list(cy, { ownership: 'custom' })).names).toEqual([])
    expect((await cy.call({ method: 'GET', url: `/v1/construction/custom/${id}` })).statusCode).toBe(200)
    const shares = await ada.call({ method: 'GET', url: '/v1/construction/share', query: { id } })
    expect(operations.listShares.success.body.parse(shares.json())).toMatchObject([
      { email: cy.email, name: 'Cy', permission: 'view', pending: false },
      { email: 'neu@buero.example', name: null, permission: 'edit', pending: true },
    ])
    const mails = await service.db.selectFrom('outbox').select('recipient').execute()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([cy.email, 'neu@buero.example'].toSorted())
    await share(ada, id, { [cy.email]: 'none' })
    expect((await cy.call({ method: 'GET', url: `/v1/construction/custom/${id}` })).statusCode).toBe(404)
    expect((await list(cy, {}, 'shared/list')).items).toEqual([])
  })

  test('only the owner shares, and knows the shares', async () => {
    const id = await create(ada, {})
    const cy = await service.signIn()
    await share(ada, id, { [cy.email]: 'edit' })
    expect((await share(cy, id, { 'x@y.example': 'view' })).statusCode).toBe(403)
    expect((await share(ben, id, { 'x@y.example': 'view' })).statusCode).toBe(404)
    expect((await cy.call({ method: 'GET', url: '/v1/construction/share', query: { id } })).statusCode).toBe(403)
  })

  test.each([
    ['no address', {}, '', 'tooFew'],
    [
      '51 addresses',
      Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`a${n}@b.example`, 'view'])),
      '',
      'tooMany',
    ],
    ['what is no address', { nonsense: 'view' }, '/nonsense', 'wrongFormat'],
    ['an unknown permission', { 'a@b.example': 'own' }, '/a@b.example', 'notInList'],
  ])('%s is refused', async (_what, payload, path, code) => {
    const id = await create(ada, {})
    expect(errorOf(await share(ada, id, payload)).details).toMatchObject([{ path, code }])
  })
})

describe('batches', () => {
  const remove = (user: TestUser, payload: readonly string[]) =>
    user.call({ method: 'DELETE', url: '/v1/construction/batch', payload: [...payload] })
  const restore = (user: TestUser, payload: readonly string[]) =>
    user.call({ method: 'POST', url: '/v1/construction/restore', payload: [...payload] })
  const read = async (id: string) =>
    (await ada.call({ method: 'GET', url: `/v1/construction/custom/${id}` })).statusCode

  test('deleted ones are gone and can be brought back', async () => {
    const ids = [await create(ada, {}), await create(ada, {})]
    expect((await remove(ada, ids)).json()).toBe(true)
    expect(await Promise.all(ids.map(read))).toEqual([404, 404])
    expect((await remove(ada, ids)).statusCode).toBe(400)
    expect((await restore(ben, ids)).statusCode).toBe(400)
    expect((await restore(ada, ids)).json()).toBe(true)
    expect(await Promise.all(ids.map(read))).toEqual([200, 200])
  })

  test('who deletes standard constructions, or brings them back, is recorded', async () => {
    const [id, own] = [await create(admin, {}, 'standard'), await create(admin, {})]
    expect((await remove(admin, [id, own])).json()).toBe(true)
    expect((await restore(admin, [id, own])).json()).toBe(true)
    expect((await remove(ada, [id])).statusCode).toBe(400)
    const events = await service.db
      .selectFrom('securityEvent')
      .select(['event', 'accountId', 'detail'])
      .where('detail', 'in', [id, own])
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { event: 'standardPublished', accountId: admin.userId, detail: id },
      { event: 'standardDeleted', accountId: admin.userId, detail: id },
      { event: 'standardRestored', accountId: admin.userId, detail: id },
    ])
  })

  test('after 30 days there is nothing to bring back', async () => {
    const id = await create(ada, {})
    await remove(ada, [id])
    const deletedAt = new Date(Date.now() - 31 * 86_400_000)
    await service.db.updateTable('construction').set({ deletedAt }).where('id', '=', id).execute()
    expect((await restore(ada, [id])).statusCode).toBe(400)
  })

  test('with one that is not the caller’s nothing is deleted, and each such id is named', async () => {
    const mine = await create(ada, {})
    const shared = await create(ben, {})
    await ben.call({
      method: 'POST',
      url: '/v1/construction/share',
      query: { id: shared },
      payload: { [ada.email]: 'edit' },
    })
    const foreign = await create(ben, {})
    const response = await remove(ada, [mine, shared, foreign, '0198c0de-0000-7000-8000-00000000dead'])
    expect([response.statusCode, errorOf(response).code]).toEqual([400, 'unknownConstruction'])
    expect(errorOf(response).details.map(({ path }) => path)).toEqual(['/1', '/2', '/3'])
    expect(await read(mine)).toBe(200)
  })

  test.each([
    ['nothing', [], '', 'tooFew'],
    ['what is no id', ['7'], '/0', 'wrongFormat'],
    ['201 ids', Array.from({ length: 201 }, () => '0198c0de-0000-7000-8000-00000000dead'), '', 'tooMany'],
    [
      'one id twice',
      ['0198c0de-0000-7000-8000-00000000dead', '0198C0DE-0000-7000-8000-00000000DEAD'],
      '/1',
      'notUnique',
    ],
  ])('%s is refused', async (_what, ids, path, code) => {
    expect(errorOf(await remove(ada, ids)).details).toMatchObject([{ path, code }])
  })
})
