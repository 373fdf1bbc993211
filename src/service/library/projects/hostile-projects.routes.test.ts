import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let id: string
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  const response = await ada.call({ method: 'POST', url: '/v1/project', payload: buildProject() })
  id = operations.createProject.success.body.parse(response.json()).id
})

const headers = { 'content-type': 'application/json', 'if-match': '*' }
/** Every way in which a whole project is sent. */
const ways = [
  ['assessed', 'POST', () => '/v1/project/kpi'],
  ['stored', 'POST', () => '/v1/project'],
  ['replaced', 'PUT', () => `/v1/project/${id}`],
] as const

const refusalOf = (response: Awaited<ReturnType<TestUser['call']>>) => {
  const { code, details } = errorOf(response)
  return [response.statusCode, code, details.map(({ path }) => path)]
}

describe.each(ways)('a project that is %s', (_how, method, url) => {
  const send = (payload: string) => ada.call({ method, url: url(), payload, headers })
  const sendWith = (overrides: SentProject) => send(JSON.stringify(buildProject(overrides)))

  test.each(['1e999', '-1e999'])('with an area of %s is refused at the area', async (number) => {
    const text = JSON.stringify(buildProject()).replace('"netRoomArea":120', `"netRoomArea":${number}`)
    expect(refusalOf(await send(text))).toEqual([400, 'invalidRequest', ['/areas/netRoomArea']])
  })

  test.each(['NaN', 'Infinity'])('with %s is no JSON', async (word) => {
    const text = JSON.stringify(buildProject()).replace('"netRoomArea":120', `"netRoomArea":${word}`)
    expect((await send(text)).statusCode).toBe(400)
  })

  test('whose openings are in each other, or in themselves, is refused at their hosts', async () => {
    const openings = [
      { id: 'O1', type: 'F', host: 'O2', width: 1, height: 1 },
      { id: 'O2', type: 'F', host: 'O1', width: 1, height: 1 },
      { id: 'O3', type: 'F', host: 'O3', width: 1, height: 1 },
    ]
    expect(refusalOf(await sendWith({ openings }))[2]).toEqual([0, 1, 2].map((at) => `/openings/${at}/host`))
  })

  test('whose constructions and types are named by each other, or by what every object has, is refused', async () => {
    const elements = ['F', 'E1', 'constructor', '__proto__'].map((construction, at) => ({
      id: `E${at + 1}`,
      construction,
      area: 100,
    }))
    const openings = [{ id: 'O1', type: 'AW', host: 'E1', width: 1, height: 1 }]
    expect(refusalOf(await sendWith({ elements, openings }))[2]).toEqual([
      ...[0, 1, 2, 3].map((at) => `/elements/${at}/construction`),
      '/openings/0/type',
    ])
  })

  test('whose rows are called as what every object has is as any other', async () => {
    const elements = ['constructor', 'toString', 'hasOwnProperty'].map((row) => ({
      id: row,
      construction: 'AW',
      area: 20,
      areaIs: 'gross' as const,
    }))
    const openings = [{ id: 'valueOf', type: 'F', host: 'toString', area: 4 }]
    const variants = [
      { id: 'V', name: 'Anders', elements: { toString: { area: 5 } }, openings: { valueOf: { area: 3 } } },
    ]
    const response = await sendWith({ elements, openings, variants })
    expect(response.statusCode, response.body).toBeLessThan(300)
  })

  test('of more rows than there may be is refused with how many', async () => {
    const elements = Array.from({ length: 2_001 }, (_, at) => ({ id: `E${at + 1}`, construction: 'AW', area: 100 }))
    const response = await sendWith({ elements })
    expect(refusalOf(response)).toEqual([400, 'invalidRequest', ['/elements']])
    expect(errorOf(response).details[0]?.message).toMatch(/2[.,]?000/)
  })

  test('of a byte more than a document may have is refused before it is read', async () => {
    const [most, text] = [4 * 1024 ** 2, JSON.stringify(buildProject())]
    const sized = (bytes: number) => text + ' '.repeat(bytes - Buffer.byteLength(text))
    expect((await send(sized(most))).statusCode).toBeLessThan(300)
    expect(refusalOf(await send(sized(most + 1))).slice(0, 2)).toEqual([413, 'bodyTooLarge'])
  })
})

describe('steps', () => {
  const url = () => `/v1/project/${id}/changes`

  test('with numbers beyond all bounds are refused at their fields', async () => {
    const payload = '{"changes":[{"op":"patch","list":"elements","id":"E1","fields":{"area":1e999}}]}'
    const response = await ada.call({ method: 'POST', url: url(), payload, headers })
    expect(refusalOf(response)).toEqual([400, 'invalidRequest', ['/changes/0/fields/area']])
  })

  test('of a byte more than a document may have are refused', async () => {
    const payload = `{"changes":[]}${' '.repeat(4 * 1024 ** 2 - 13)}`
    const response = await ada.call({ method: 'POST', url: url(), payload, headers })
    expect(refusalOf(response).slice(0, 2)).toEqual([413, 'bodyTooLarge'])
  })
})
