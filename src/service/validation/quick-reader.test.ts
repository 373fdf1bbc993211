import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { operations } from '#contract/index.ts'
import { openApiDocument } from '#contract/open-api.ts'
import { buildProject } from '#testing/projects.ts'
import { type JsonSchema, nasty, valuesOf, withFault } from '#testing/schema-values.ts'
import { NOT_READ, quickReader } from './quick-reader.ts'

const SEED = 20_261_123

type Described = {
  readonly operationId: keyof typeof operations
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}
const { paths, components } = openApiDocument('https://aufbau.example') as {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, JsonSchema> }
}
const bodies = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, requestBody }) => {
    const described = Object.values(requestBody?.content ?? {})[0]?.schema
    const { body }: EndpointSpec = operations[operationId]
    return described && body ? [{ operationId, described, body }] : []
  })
const makeValues = valuesOf(components.schemas, () => undefined)

/** What is read quickly is what the schema reads; what the schema refuses is not read. */
function agrees(schema: z.ZodMiniType, value: unknown): void {
  const quick = quickReader(schema)(value)
  const { success, data } = schema.safeParse(value)
  if (quick === NOT_READ) return
  expect(success).toBe(true)
  expect(quick).toStrictEqual(data)
  // order of fields is told too: documents are stored as they were read
  expect(JSON.stringify(quick)).toBe(JSON.stringify(data))
}

test.each(bodies)('$operationId: read as the schema reads it, whatever comes', ({ described, body }) => {
  const valid = makeValues(described)
  const values = fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 3, arbitrary: withFault(valid) },
    { weight: 1, arbitrary: nasty },
  )
  fc.assert(
    fc.property(values, (value) => agrees(body, value)),
    { seed: SEED, numRuns: 60 },
  )
})

test('a building is read without asking its schema', () => {
  const { body } = operations.assessProject as EndpointSpec
  const schema = body ?? z.never()
  expect(quickReader(schema)(buildProject())).toStrictEqual(schema.safeParse(buildProject()).data)
})

test('what a schema puts in place of nothing is another one each time', () => {
  const schema = z.strictObject({ list: z._default(z.array(z.string()), []), none: z.optional(z.string()) })
  const [one, other] = [quickReader(schema)({}), quickReader(schema)({})] as { list: unknown[] }[]
  expect(one).toStrictEqual({ list: [] })
  expect(one?.list).not.toBe(other?.list)
})

test('fields that nobody knows, absent ones and texts to trim', () => {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(3))
  const strict = quickReader(z.strictObject({ text }))
  expect(strict({ text: ' ab ' })).toStrictEqual({ text: 'ab' })
  expect(strict({ text: 'ab', other: 1 })).toBe(NOT_READ)
  expect(strict({})).toBe(NOT_READ)
  expect(strict({ text: '    ' })).toBe(NOT_READ)
  expect(quickReader(z.object({ text }))({ text: 'ab', other: 1 })).toStrictEqual({ text: 'ab' })
})
