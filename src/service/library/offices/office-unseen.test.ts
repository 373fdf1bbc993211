import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesOf } from '#testing/archives.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService } from '#testing/service.ts'

/** Stands in all that the office has, and nowhere else. */
const WORD = 'Zirbelkern'
let service: TestService
let office: TestOffice
let construction: string

beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
  const make = async (url: string, payload: object) => {
    const answer = await office.member.call({ method: 'POST', url: `${url}?office=${office.id}`, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json<{ id: string }>().id
  }
  const material = await make('/v1/material/own', buildOwnMaterial({ name: { de_DE: WORD } }))
  const layers = [{ materialId: material, thickness: 0.2 }]
  construction = await make('/v1/construction/custom', buildConstruction({ name: WORD, tags: [WORD], layers }))
  await make('/v1/project', buildProject({ name: WORD }))
})

const get = (url: string): InjectOptions => ({ method: 'GET', url })
const post = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload })
const byName = { on: 'text', has: WORD } as const
const change = { do: 'addTag', tag: 'Probe' } as const

/** Ways that need no id of the office to be known: what is asked, for whoever may see nothing. */
const ways: readonly (readonly [string, () => InjectOptions])[] = [
  ['search', () => get(`/v1/construction/list?ownership=custom&query=${WORD}`)],
  ['what is shared', () => get('/v1/construction/shared/list')],
  ['tags', () => get('/v1/construction/filter/custom-tags')],
  ['facets', () => get(`/v1/construction/facets?ownership=custom&query=${WORD}`)],
  ['a question', () => post('/v1/construction/query', { where: byName, aggregates: true })],
  ['own materials', () => get('/v1/material/own')],
  ['search of materials', () => get(`/v1/material/list?query=${WORD}`)],
  ['projects', () => get('/v1/project/list')],
  ['prices', () => get('/v1/material/price')],
  ['archive', () => get('/v1/construction/archive')],
  ['offices', () => get('/v1/office')],
  ['changes of many', () => get('/v1/construction/bulk')],
  ['preview of a change', () => post('/v1/construction/bulk/preview', { ids: [construction], change })],
]
const textOf = ({ headers, body, rawPayload }: LightMyRequestResponse) =>
  headers['content-type'] === 'application/zip' ? JSON.stringify(filesOf(rawPayload)) : body

describe.each(['former', 'stranger'] as const)('whoever is %s', (who) => {
  test.each(ways)('is told nothing by %s', async (_name, way) => {
    const answer = await office[who].call(way())
    expect(answer.statusCode, answer.body).toBe(200)
    const text = textOf(answer)
    expect(text).not.toContain(WORD)
    expect(text).not.toContain('Nordhang')
  })

  test('is told no number that counts it', async () => {
    const asked = async <Answer>(way: InjectOptions) => (await office[who].call(way)).json<Answer>()
    expect(await asked(get('/v1/construction/count/custom'))).toBe(0)
    expect(await asked(get('/v1/project/count'))).toBe(0)
    const facets = await asked<{ ownership: Record<string, number> }>(get(`/v1/construction/facets?query=${WORD}`))
    expect(facets.ownership).toEqual({ standard: 0, custom: 0, thirdParty: 0, shared: 0 })
    const question = post('/v1/construction/query', { where: byName, aggregates: true })
    expect(await asked(question)).toMatchObject({ total: 0, items: [], aggregates: { types: [] } })
    const ofOffice = post('/v1/construction/query', { where: { on: 'office', in: [office.id] } })
    expect(await asked(ofOffice)).toMatchObject({ total: 0, items: [] })
  })

  test.each([
    '/v1/construction/list?',
    '/v1/construction/facets?',
    '/v1/construction/filter/custom-tags?',
    '/v1/construction/count/custom?',
    '/v1/material/own?',
    '/v1/project/list?',
    '/v1/project/count?',
  ])('finds no office by %s', async (path) => {
    expect(errorOf(await office[who].call(get(`${path}office=${office.id}`))).code).toBe('notFound')
  })
})

test('a viewer of the office is told, so that the word is one that would be found', async () => {
  const texts = await Promise.all(
    [
      get(`/v1/construction/list?office=${office.id}&query=${WORD}`),
      post('/v1/construction/query', { where: byName }),
      get(`/v1/material/list?query=${WORD}`),
      get(`/v1/project/list?office=${office.id}`),
    ].map(async (way) => textOf(await office.viewer.call(way))),
  )
  for (const text of texts) expect(text).toContain(WORD)
})
