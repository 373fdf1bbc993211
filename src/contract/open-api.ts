import * as z from 'zod/mini'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import type { EndpointSpec, RequestHeader } from './endpoint.ts'
import { type ErrorCode, errorStatus, serviceErrorMessage } from './error.ts'
import { operations } from './index.ts'

type JsonSchema = Record<string, unknown>
type Schemas = Readonly<Record<string, JsonSchema>>

/** Media types of requests and answers, in the given order. */
export const requestMediaTypes = ['application/json', 'text/json', 'application/*+json'].map(versioned)
export const responseMediaTypes = ['text/plain', 'application/json', 'text/json'].map(versioned)

function versioned(mediaType: string): string {
  return `${mediaType}; x-api-version=1`
}

const headerNames: Readonly<Record<RequestHeader, readonly [name: string, description: string]>> = {
  'if-match': ['If-Match', 'ETag of the version that was read'],
  'idempotency-key': ['Idempotency-Key', 'A retry with the same key and body gets the first answer, for 24 hours'],
  'x-refresh-token': ['X-Refresh-Token', 'Refresh token; a browser on the same origin sends a cookie instead'],
  'x-session-token': ['X-Session-Token', 'Session token to check'],
}

const parts = ['params', 'query', 'body', 'success'] as const
const partOf = (spec: EndpointSpec, part: (typeof parts)[number]) =>
  part === 'success' ? spec.success.body : spec[part]
const inlineId = (name: string, part: string) => `${name}/${part}`

/** Named schemas, and the parts of every operation under `operation/part`. */
type Converted = { readonly named: Schemas; readonly parts: Schemas }

/** Converts every schema of the contract at once, so that what has an id is written once and referred to. */
function convert(io: 'input' | 'output'): Converted {
  const used = Object.entries(operations as Record<string, EndpointSpec>).flatMap(([name, spec]) =>
    parts.flatMap((part) => {
      const schema = partOf(spec, part)
      return schema ? [[inlineId(name, part), schema] as const] : []
    }),
  )
  const all = z.object({ ...Object.fromEntries(used), error: serviceErrorMessage })
  const json = z.toJSONSchema(all, {
    io,
    override: ({ jsonSchema }) => {
      delete jsonSchema['id']
    },
  })
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $defs = {}, properties = {} } = JSON.parse(text) as { $defs?: Schemas; properties?: Schemas }
  return { named: $defs, parts: properties }
}

const content = (mediaTypes: readonly string[], schema: JsonSchema | undefined) =>
  Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }]))

function fieldsOf(schema: JsonSchema | undefined, place: 'path' | 'query'): JsonSchema[] {
  const required = (schema?.['required'] ?? []) as string[]
  return Object.entries((schema?.['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, field]) => {
    const { description, ...rest } = field
    return {
      name,
      in: place,
      required: place === 'path' || (required.includes(name) && !('default' in field)),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(field['type'] === 'array' && { style: 'form', explode: false }),
    }
  })
}

const headerFields = ({ headers = {} }: EndpointSpec) =>
  (Object.entries(headers) as [RequestHeader, string][]).map(([field, need]) => {
    const [name, description] = headerNames[field]
    return { name, in: 'header', required: need === 'required', description, schema: { type: 'string' } }
  })

const everywhere: readonly ErrorCode[] = ['invalidRequest', 'notAcceptable', 'rateLimited', 'internal', 'unavailable']
const withBody: readonly ErrorCode[] = [
  'malformedBody',
  'unsupportedApiVersion',
  'bodyTooLarge',
  'unsupportedMediaType',
]

function refusalsOf(spec: EndpointSpec): JsonSchema {
  const codes = new Set([...spec.errors, ...everywhere, ...(spec.body || spec.upload ? withBody : [])])
  if (spec.auth === 'session') codes.add('unauthenticated')
  const byStatus = Map.groupBy(codes, (code) => String(errorStatus[code]))
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.toSorted().join(', '),
        content: content(responseMediaTypes, { $ref: '#/components/schemas/ServiceErrorMessage' }),
      },
    ]),
  )
}

const text = (description: string) => ({ description, schema: { type: 'string' } })

function answerOf(schemas: Schemas, name: string, spec: EndpointSpec): JsonSchema {
  return {
    description: spec.summary,
    headers: {
      'X-Trace-Id': text('Trace id of the request, as in the log'),
      ...(spec.etag && { ETag: text('Version of the answer') }),
      ...(spec.paged && {
        'X-Total-Count': { description: 'Entries on all pages', schema: { type: 'integer' } },
        Link: text('first, prev, next, last (RFC 8288)'),
      }),
      ...(spec.file && { 'Content-Disposition': text('Name of the file (RFC 6266)') }),
    },
    ...(spec.file
      ? { content: fileContent(spec.file, schemas[inlineId(name, 'success')]) }
      : spec.success.body && { content: content(responseMediaTypes, schemas[inlineId(name, 'success')]) }),
  }
}

const binary = { type: 'string', format: 'binary' }

/** Contents of a file: JSON ones as the schema has them, bytes else. */
const fileContent = (mediaTypes: readonly string[], schema: JsonSchema | undefined) =>
  Object.fromEntries(
    mediaTypes.map((mediaType) => [
      mediaType,
      { schema: mediaType.startsWith('application/json') && schema ? schema : binary },
    ]),
  )

const tagOf = (path: string) => path.split('/')[2] ?? 'v1'

function operationOf(name: string, spec: EndpointSpec, bodies: Schemas, fields: Schemas): JsonSchema {
  const parameters = [
    ...fieldsOf(fields[inlineId(name, 'params')], 'path'),
    ...fieldsOf(fields[inlineId(name, 'query')], 'query'),
    ...headerFields(spec),
  ]
  return {
    operationId: name,
    tags: [tagOf(spec.path)],
    summary: spec.summary,
    description: `Rate limit class: ${spec.rateLimit}.`,
    ...(spec.auth === 'session' ? { security: [{ session: [] }] } : { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(spec.upload && {
      requestBody: { required: true, content: fileContent(spec.upload.mediaTypes, undefined) },
    }),
    ...(spec.body && {
      requestBody: {
        required: !spec.bodyOptional,
        content: content(requestMediaTypes, bodies[inlineId(name, 'body')]),
      },
    }),
    responses: { [spec.success.status]: answerOf(bodies, name, spec), ...refusalsOf(spec) },
  }
}

const introduction = `Assess layered constructions: heat, moisture, summer, life cycle (modules ${lifeCycleModules.join(', ')}).
Layers run from outside (index 0) to the room. Figures are in SI units or the unit that each field names; \`null\` is unknown, never zero.
Every answer from 400 up is a ServiceErrorMessage, in German or English as \`Accept-Language\` asks.`

/** The OpenAPI 3.1 document of the whole interface, made from the declarations of the contract. */
export function openApiDocument(serverUrl: string): JsonSchema {
  const { named, parts: bodies } = convert('input')
  const { parts: fields } = convert('output')
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const [name, spec] of Object.entries(operations as Record<string, EndpointSpec>)) {
    const path = (paths[spec.path] ??= {})
    path[spec.method.toLowerCase()] = operationOf(name, spec, bodies, fields)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Aufbau', version: '1', description: introduction },
    servers: [{ url: serverUrl }],
    tags: [...new Set(Object.keys(paths).map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: named,
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'sessionJwt of a login or of an exchanged access key',
        },
      },
    },
  }
}
