import { beforeAll, expect, test } from 'vitest'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { operations } from '#contract/index.ts'
import { buildService, type TestService } from '#testing/service.ts'

/** The given interface: method and path of its 30 routes. */
const given = `POST /v1/auth/access-keys/exchange-key
POST /v1/auth/logout
POST /v1/auth/magic-link/login
POST /v1/auth/password/login
GET /v1/auth/password/policies
POST /v1/auth/password/reset
POST /v1/auth/password/sign-up
POST /v1/auth/password/update
GET /v1/auth/password/verify
POST /v1/auth/password/verify-email
POST /v1/auth/refresh
GET /v1/auth/sso/callback
POST /v1/auth/sso/start
GET /v1/auth/test/token
POST /v1/auth/validate/edu-domain
POST /v1/auth/validate/email-exists
POST /v1/auth/validate/session
DELETE /v1/construction/batch
POST /v1/construction/comparison
GET /v1/construction/count/{ownershipCategory}
GET /v1/construction/filter/custom-tags
POST /v1/construction/indicators
POST /v1/construction/kpi
GET /v1/construction/list
POST /v1/construction/share
GET /v1/construction/shared/list
POST /v1/construction/{ownership}
GET /v1/construction/{ownership}/indicators/{id}
GET /v1/construction/{ownership}/kpi/{id}
GET /v1/construction/{ownership}/{id}`.split('\n')

type Answer = { $ref?: string; content?: Record<string, { schema: object }> }
type Operation = {
  operationId: string
  security: object[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, Answer>
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

let service: TestService
let document: Document
let text = ''
beforeAll(async () => {
  service = await buildService({})
  const response = await service.call({ method: 'GET', url: '/v1/openapi.json' })
  text = response.body
  document = JSON.parse(text) as Document
})
const operationAt = (route: string) => {
  const [method = '', path = ''] = route.split(' ')
  return document.paths[path]?.[method.toLowerCase()]
}

test.each(given)('%s is described', (route) => expect(operationAt(route)?.operationId).toBeTruthy())

test('every operation of the contract is described, and nothing else', () => {
  const described = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId))
  expect(described.toSorted()).toEqual(Object.keys(operations).toSorted())
})

test('every reference leads to a schema, and every schema has a name of its own', () => {
  expect(document.openapi).toBe('3.1.0')
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, id]) => id!)
  expect(references.length).toBeGreaterThan(100)
  expect(references.filter((id) => !(id in document.components.schemas))).toEqual([])
  expect(text).not.toContain('#/$defs/')
})

test.each([
  'ServiceErrorMessage',
  'AuthenticationResponse',
  'ConstructionDto',
  'ConstructionListItemDto',
  'ConstructionLayerDto',
  'EnvironmentalIndicatorsDto',
  'KeyPerformanceIndicatorsDto',
  'ConstructionComparisonSummaryDto',
])('%s is a named schema', (name) => expect(document.components.schemas).toHaveProperty(name))

const specs: readonly EndpointSpec[] = Object.values(operations)
const filesOf = (path: string, method: string) =>
  specs.find((one) => one.path === path && one.method === method.toUpperCase())?.file

test('path parameters are declared, answers come in the three media types or as files, refusals as ServiceErrorMessage', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const declared = (operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name)
      expect(declared.toSorted()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted())
      const answers = Object.entries(operation.responses)
      const files = filesOf(path, method)
      for (const [status, { content }] of answers.filter(([, answer]) => answer.content))
        if (files && Number(status) < 400) expect(Object.keys(content ?? {})).toEqual(files)
        else expect(Object.keys(content ?? {})).toHaveLength(3)
      for (const [status, { $ref }] of answers.filter(([status]) => Number(status) >= 400))
        expect($ref).toBe(`#/components/responses/Refusal${status}`)
      expect(Object.keys(operation.responses)).toContain('400')
    }
})

test('a query parameter with a default may be left out', () => {
  const page = operationAt('GET /v1/construction/list')?.parameters?.find(({ name }) => name === 'page')
  expect(page).toMatchObject({ required: false, schema: { type: 'integer', minimum: 1, default: 1 } })
})

test('the page runs only scripts of the service', async () => {
  const response = await service.call({ method: 'GET', url: '/docs' })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-security-policy']).toContain("script-src 'self';")
  expect(response.body).not.toMatch(/<script>|onload=/)
  const files = [...response.body.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, url]) => url!)
  for (const url of files) expect((await service.call({ method: 'GET', url })).statusCode).toBe(200)
})
