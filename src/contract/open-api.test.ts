import { describe, expect, test } from 'vitest'
import type { EndpointSpec } from './endpoint.ts'
import { exampleOf } from './examples.ts'
import { type OperationName, operations } from './index.ts'
import { openApiDocument } from './open-api.ts'

type Answer = { readonly $ref?: string; readonly headers?: Record<string, object>; readonly content?: object }
type Parameter = { readonly name: string; readonly schema: { readonly type?: string }; readonly example?: unknown }
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: object }
  readonly responses: Record<string, Answer>
}
const document = openApiDocument('https://aufbau.example') as {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, { properties?: Record<string, object>; required?: string[]; enum?: string[] }>
    responses: Record<string, Answer>
    headers: Record<string, object>
  }
}
const { schemas, responses, headers } = document.components
const text = JSON.stringify(document)

test.each(['ConstructionTypeEnum', 'OwnershipCategoryEnum', 'LocaleEnum', 'SharePermissionEnum', 'RedirectType'])(
  '%s stands once, and is referred to',
  (name) => {
    const { enum: values = [] } = schemas[name] ?? {}
    expect(values.length).toBeGreaterThan(1)
    expect(text.split(JSON.stringify(values))).toHaveLength(2)
    expect(text).toContain(`"#/components/schemas/${name}"`)
  },
)

test('a construction is sent as it is read, without what the service sets', () => {
  const { ConstructionDto: dto } = schemas
  expect(schemas).not.toHaveProperty('ConstructionInput')
  expect(JSON.stringify(document.paths['/v1/construction/{ownership}']?.['post']?.requestBody)).toContain(
    'schemas/ConstructionDto',
  )
  const sent = Object.entries(dto?.properties ?? {}).flatMap(([name, one]) => ('readOnly' in one ? [] : [name]))
  expect(sent.filter((name) => dto?.required?.includes(name))).toEqual(['type', 'name', 'layers'])
})

test('an example of a list is a list', () => {
  const parameters = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => operation.parameters ?? [])
  const lists = parameters.filter(({ schema, example }) => schema.type === 'array' && example !== undefined)
  expect(lists.length).toBeGreaterThan(0)
  expect(lists.filter(({ example }) => !Array.isArray(example)).map(({ name }) => name)).toEqual([])
})

test('units stand in words and beside', () => {
  expect(text).not.toContain('"unit":"')
  expect(schemas['ConstructionLayerDto']?.properties?.['thickness']).toMatchObject({
    'x-unit': 'm',
    description: expect.stringMatching(/\[m\]$/),
  })
})

test('records by a closed list name their fields', () => {
  const figures = schemas['ComparedProject']?.properties?.['figures'] as { properties?: object; required?: string[] }
  expect(figures.required?.length).toBeGreaterThan(1)
  expect(Object.keys(figures.properties ?? {})).toEqual(figures.required)
  expect(figures).not.toHaveProperty('propertyNames')
})

test('the deprecated form of refresh and logout says so', () => {
  expect(schemas['RefreshToken']).toMatchObject({ deprecated: true })
})

describe('answers', () => {
  const answers = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((one) => Object.entries(one.responses))
  test('refusals are written once, with their header fields', () => {
    for (const [status, { $ref, content }] of answers.filter(([status]) => Number(status) >= 400)) {
      expect([status, $ref, content]).toEqual([status, `#/components/responses/Refusal${status}`, undefined])
      expect(responses[`Refusal${status}`]).toBeDefined()
    }
    expect(Object.keys(responses['Refusal429']?.headers ?? {})).toContain('Retry-After')
    expect(Object.keys(responses['Refusal401']?.headers ?? {})).toContain('WWW-Authenticate')
  })
  test('every header field that is referred to is described', () => {
    const named = [...text.matchAll(/#\/components\/headers\/([\w-]+)/g)].map(([, name = '']) => name)
    expect(new Set(named)).toEqual(new Set(Object.keys(headers)))
  })
  test('an answer that the caller has is named, and a CSV as it is sent', () => {
    expect(document.paths['/v1/construction/{ownership}/{id}']?.['get']?.responses).toHaveProperty('304')
    expect(text).toContain('text/csv; charset=utf-8')
  })
})

const asText = (query: unknown) =>
  Object.fromEntries(Object.entries((query as object | undefined) ?? {}).map(([name, value]) => [name, String(value)]))
test.each(Object.keys(operations) as OperationName[])('the example of %s is a good request', (name) => {
  const spec: EndpointSpec = operations[name]
  const { params, query, body } = exampleOf(name)
  const problems = [
    spec.params?.safeParse(params).error?.issues,
    spec.query?.safeParse(asText(query)).error?.issues,
    spec.body?.safeParse(body).error?.issues,
  ]
  expect(problems.filter((found) => found !== undefined)).toEqual([])
})
