import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { errorStatus, serviceErrorMessage } from '#contract/error.ts'
import { operations } from '#contract/index.ts'
import { openApiDocument } from '#contract/open-api.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { type JsonSchema, nasty, nastyTexts, valuesOf, withFault } from '#testing/schema-values.ts'

const SEED = 20_260_314
/** Requests to each operation; `HOSTILE_RUNS=500` looks longer. */
const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 12)
/** To routes that hash passwords, answer with all that somebody has, or assess thousands of times. */
const COSTLY_RUNS = Math.ceil(RUNS / 3)
const costly: readonly string[] = ['exportArchive', 'testSensitivity'] satisfies (keyof typeof operations)[]
const TIMEOUT = 2_500 * RUNS

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}
type Described = {
  readonly operationId: keyof typeof operations
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

const { paths, components } = openApiDocument('https://aufbau.example') as {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, JsonSchema> }
}
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

const ids: string[] = []
const materials = ['osb', 'kvh', 'cellulose_blown', 'mw_facade_035', 'timber_larch', 'sand_lime_1800', 'nothing']
const addresses = ['architekt@buero.example', 'neu@dritte.example', 'ZWEI@dritte.example', 'x@aufbau.example']
const makeValues = valuesOf(components.schemas, (schema, key) => {
  if (key === 'materialId') return materials
  if (key === 'release') return ['OBD_2020_II', 'OBD_2024_I']
  if (schema['format'] === 'email') return addresses
  return schema['format'] === 'uuid' ? ids : undefined
})

let service: AccountsService
let callers: readonly (readonly [who: string, headers: Record<string, string>])[]
beforeAll(async () => {
  service = await buildAccountsService()
  const [admin, user] = [
    bearer(await service.login('admin@aufbau.example')),
    bearer(await service.login('architektin@buero.example')),
  ]
  callers = [
    ['admin', admin],
    ['user', user],
  ]
  for (const [url, headers] of [
    ['/v1/construction/standard', admin],
    ['/v1/construction/custom', admin],
    ['/v1/construction/custom', user],
    ['/v1/construction/custom', user],
    ['/v1/standard-construction/draft', admin],
  ] as const) {
    const made = (await service.post(url, buildConstruction(), headers)).json<{ id: string; draftOf?: string }>()
    ids.push(made.id, ...(made.draftOf ? [made.draftOf] : []))
  }
})

/** A text as it may stand in an address; half a pair cannot, not even encoded. */
const inAddress = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed())

/** A header field as Node's parser lets it through: Latin-1 without control characters. */
const inHeader = (value: unknown) => JSON.stringify(value).replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '')

/** A parameter: mostly as described, at times any text. */
const parameterValues = ({ schema, name }: Parameter) => {
  const valid = ['type', 'anyOf', 'enum', '$ref'].some((keyword) => keyword in schema)
  return fc.oneof(
    { weight: 9, arbitrary: valid ? makeValues(schema, name) : fc.string() },
    { weight: 1, arbitrary: nasty },
  )
}

const headerValues = fc.oneof(
  fc.constantFrom('"1"', '*', 'W/"1"', '"1", "2"', '"999999999"', '"99999999999"', '', 'k'.repeat(300)),
  fc.string({ maxLength: 20 }),
  nasty.map(inHeader),
)

const junkBodies = fc.oneof(
  fc.constantFrom(
    '{',
    'NaN',
    '1e999',
    '[1e999]',
    '"\\ud800"',
    '"\\u0000"',
    '{"__proto__":{"a":1}}',
    '{"a":1,"a":2}',
    '\ufeff{}',
    '['.repeat(8_000) + ']'.repeat(8_000),
    '{"a":'.repeat(2_000) + '1' + '}'.repeat(2_000),
    `[${'0,'.repeat(7_000)}0]`,
    `{"${'k'.repeat(9_000)}":1}`,
  ),
  fc.string({ unit: 'binary' }),
  fc.json(),
)

const setByService = ['id', 'ownership']

/** Mostly without what a client may send back only unchanged, so that more than the first check is reached. */
const withoutServerFields = (values: fc.Arbitrary<unknown>) =>
  fc.tuple(values, fc.nat({ max: 3 })).map(([value, chance]) => {
    if (chance === 0 || typeof value !== 'object' || value === null || !('layers' in value)) return value
    return Object.fromEntries(Object.entries(value).filter(([field]) => !setByService.includes(field)))
  })

/** Bodies: as described, as described with a fault, any JSON, anything. */
function bodiesOf({ requestBody }: Described): fc.Arbitrary<string | undefined> {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  if (!schema) return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: junkBodies })
  const values = withoutServerFields(makeValues(schema))
  return fc.oneof(
    { weight: 6, arbitrary: values.map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: withFault(values).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: junkBodies },
  )
}

const mostlyNull = <Value>(values: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: values })

/** Requests of one operation, most of them near to what it takes. */
function requestsOf({ path, method, operation }: (typeof described)[number]): fc.Arbitrary<InjectOptions> {
  const { parameters = [] } = operation
  const given = (place: Parameter['in']) => parameters.filter((one) => one.in === place)
  const record = (place: 'path' | 'query', requiredKeys: string[]) =>
    fc.record(Object.fromEntries(given(place).map((one) => [one.name, parameterValues(one)])), { requiredKeys })
  return fc
    .record({
      path: record(
        'path',
        given('path').map(({ name }) => name),
      ),
      query: fc.oneof(
        { weight: 1, arbitrary: fc.constant({}) },
        {
          weight: 3,
          arbitrary: record(
            'query',
            given('query')
              .filter(({ required }) => required)
              .map(({ name }) => name),
          ),
        },
      ),
      more: mostlyNull(
        fc.tuple(fc.constantFrom('x', '__proto__', 'page', 'toString', '\u0000'), fc.constantFrom(...nastyTexts)),
      ),
      headers: fc.record(Object.fromEntries(given('header').map(({ name }) => [name, headerValues])), {
        requiredKeys: [],
      }),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('application/json; x-api-version=1', 'text/json', 'x/y') },
      ),
      language: fc.constantFrom('de', 'en', 'xx;q=a', ''),
      body: bodiesOf(operation),
    })
    .map(({ path: fields, query, more, headers, type, language, body }) => {
      const url = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
        inAddress((fields as Record<string, unknown>)[name]),
      )
      const search = [...Object.entries(query), ...(more ? [more] : [])]
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
      return {
        method: method,
        url: search.length === 0 ? url : `${url}?${search.join('&')}`,
        headers: { ...headers, 'accept-language': language, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { payload: body }),
      }
    })
}

/** What only the inside of the service would say. */
const inside =
  /node_modules|\.ts:\d|\bat (async )?\w+ \(|file:\/\/|SQLSTATE|kysely|postgres|relation "|syntax error|violates|\bselect .+ from\b|TypeError|ZodError/i

/** What the log tells of a request that failed. */
const failureOf = (traceId: string) => service.log.find((line) => line.includes(traceId) && line.includes('"err"'))

function expectWellAnswered(name: keyof typeof operations, response: LightMyRequestResponse): void {
  const { statusCode, headers, body } = response
  expect(statusCode, failureOf(String(headers['x-trace-id'])) ?? body).toBeLessThan(500)
  expect(headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/)
  if (statusCode >= 400) {
    const error = serviceErrorMessage.parse(response.json())
    expect([errorStatus[error.code], error.traceId]).toEqual([statusCode, headers['x-trace-id']])
    expect(body).not.toMatch(inside)
    return
  }
  const spec: EndpointSpec = operations[name]
  const isJson = String(headers['content-type']).includes('json')
  if (statusCode === spec.success.status && spec.success.body && isJson)
    expect(spec.success.body.safeParse(response.json()).error?.issues ?? []).toEqual([])
}

describe('hostile requests are refused by name, and never fail the service', () => {
  test.each(described.map((one) => [one.operation.operationId, one] as const))(
    '%s',
    async (name, one) => {
      const isCostly = operations[name].rateLimit === 'strict' || costly.includes(name)
      const numRuns = isCostly ? COSTLY_RUNS : RUNS
      await fc.assert(
        fc.asyncProperty(requestsOf(one), async (request) => {
          for (const [, headers] of callers) {
            const response = await service.call({ ...request, headers: { ...request.headers, ...headers } })
            expectWellAnswered(name, response)
          }
        }),
        { seed: SEED, numRuns, endOnFailure: true },
      )
    },
    TIMEOUT,
  )
})

describe('texts that a database cannot hold are refused where they stand', () => {
  const body = (change: object) => ({ payload: { ...buildConstruction(), ...change } })
  const create = { method: 'POST', url: '/v1/construction/custom' } as const
  test.each<[what: string, request: InjectOptions, path: string]>([
    ['NUL in a name', { ...create, ...body({ name: 'a\u0000b' }) }, '/name'],
    ['NUL in a tag', { ...create, ...body({ tags: ['Holz', '\u0000'] }) }, '/tags/1'],
    [
      'half a surrogate pair in a translation',
      { ...create, ...body({ translations: { en_GB: { name: 'x\ud800' } } }) },
      '/translations/en_GB/name',
    ],
    ['NUL in a query', { method: 'GET', url: '/v1/construction/list?query=a%00b' }, 'query.query'],
    ['NUL in a list in a query', { method: 'GET', url: '/v1/construction/list?tags=a,%00' }, 'query.tags'],
  ])('%s', async (_what, request, path) => {
    const response = await service.call({ ...request, headers: { ...callers[0]?.[1] } })
    expect(response.statusCode, response.body).toBe(400)
    expect(serviceErrorMessage.parse(response.json()).details).toMatchObject([{ path, code: 'wrongFormat' }])
  })

  test('a whole pair is a text like any other', async () => {
    const response = await service.call({ ...create, ...body({ name: '🧱 Wand' }), headers: { ...callers[0]?.[1] } })
    expect(response.json()).toMatchObject({ name: '🧱 Wand' })
  })
})

test('a version beyond what the database counts is refused by name', async () => {
  const [, headers] = callers[0] ?? ['', {}]
  const { id } = (await service.post('/v1/construction/standard', buildConstruction(), headers)).json<{ id: string }>()
  for (const from of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
    const response = await service.post(`/v1/standard-construction/${id}/draft`, { from }, headers)
    expect([response.statusCode, serviceErrorMessage.parse(response.json()).details[0]?.path]).toEqual([400, '/from'])
  }
})
