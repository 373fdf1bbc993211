import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import type { EndpointSpec, RequestHeader } from './endpoint.ts'
import { type Example, exampleOf } from './examples.ts'
import { type OperationName, operations } from './index.ts'
import {
  headers as answerHeaders,
  answersOf,
  content,
  fileContent,
  refusals,
  refusalsOf,
  requestMediaTypes,
} from './open-api-answers.ts'
import { convert, inlineId, type JsonSchema, type Schemas } from './open-api-schemas.ts'

const headerNames: Readonly<Record<RequestHeader, readonly [name: string, description: string]>> = {
  'if-match': ['If-Match', 'ETag of the version that was read'],
  'idempotency-key': ['Idempotency-Key', 'A retry with the same key and body gets the first answer, for 24 hours'],
  'x-refresh-token': ['X-Refresh-Token', 'Refresh token; a browser on the same origin sends a cookie instead'],
  'x-session-token': ['X-Session-Token', 'Session token to check'],
  'x-link-secret': ['X-Link-Secret', 'What stands behind the # in the address of a link'],
}

/** The value of a field; of a list its entries, which an address has behind each other. */
const exampleIn = (example: unknown, name: string, isList: boolean): object => {
  const value = typeof example === 'object' && example !== null ? (example as Record<string, unknown>)[name] : undefined
  return value === undefined ? {} : { example: isList && typeof value === 'string' ? value.split(',') : value }
}

function fieldsOf(schema: JsonSchema | undefined, place: 'path' | 'query', example: unknown): JsonSchema[] {
  const required = (schema?.['required'] ?? []) as string[]
  return Object.entries((schema?.['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, field]) => {
    const { description, ...rest } = field
    const isList = field['type'] === 'array'
    return {
      name,
      in: place,
      required: place === 'path' || (required.includes(name) && !('default' in field)),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(isList && { style: 'form', explode: false }),
      ...exampleIn(example, name, isList),
    }
  })
}

const headerFields = ({ headers = {} }: EndpointSpec) =>
  (Object.entries(headers) as [RequestHeader, string][]).map(([field, need]) => {
    const [name, description] = headerNames[field]
    return { name, in: 'header', required: need === 'required', description, schema: { type: 'string' } }
  })

const areas: Readonly<Record<string, string>> = {
  auth: 'Accounts, sessions, passwords, links by mail, single sign-on',
  'access-key': 'Keys that programs sign in with',
  construction: 'Constructions: keep, find, share, assess, compare',
  'standard-construction': 'Standard constructions, for administrators',
  material: 'Materials of the catalogue and own ones',
  dataset: 'Datasets of the life cycle',
  catalogue: 'Data releases, for administrators',
  office: 'Offices, their members and what they did',
  verification: 'Reports that anyone can verify',
  link: 'What links show to people without an account',
}
const tagOf = (path: string) => path.split('/')[2] ?? 'v1'

function operationOf(name: OperationName, bodies: Schemas, fields: Schemas): JsonSchema {
  const spec: EndpointSpec = operations[name]
  const example: Example = exampleOf(name)
  const parameters = [
    ...fieldsOf(fields[inlineId(name, 'params')], 'path', example.params),
    ...fieldsOf(fields[inlineId(name, 'query')], 'query', example.query),
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
        content: content(requestMediaTypes, bodies[inlineId(name, 'body')], example.body),
      },
    }),
    responses: { ...answersOf(bodies, name, spec), ...refusalsOf(spec) },
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
  for (const name of Object.keys(operations) as OperationName[]) {
    const { path, method } = operations[name]
    paths[path] ??= {}
    paths[path][method.toLowerCase()] = operationOf(name, bodies, fields)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aufbau',
      version: '1',
      description: introduction,
      license: { name: 'Data: see the sources of each figure', url: `${serverUrl}/sources` },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(Object.keys(paths).map(tagOf))].map((name) => ({ name, description: areas[name] ?? name })),
    paths,
    components: {
      schemas: named,
      headers: answerHeaders,
      responses: refusals,
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
