import type { EndpointSpec } from '#contract/endpoint.ts'
import { type OperationName, operations } from '#contract/index.ts'
import { convert, inlineId, type JsonSchema, type Schemas } from '#contract/open-api-schemas.ts'
import { exportText, type ReadOnly, readOnlyNames, typeText } from './type-text.ts'

type Converted = { readonly bodies: Schemas; readonly fields: Schemas; readonly readOnly: ReadOnly }

const optional = ({ required: _required, ...schema }: JsonSchema) => schema

function inputText(name: OperationName, { bodies, fields, readOnly }: Converted): string {
  const spec: EndpointSpec = operations[name]
  const params = fields[inlineId(name, 'params')]
  const query = fields[inlineId(name, 'query')]
  const body = bodies[inlineId(name, 'body')]
  const headers = Object.keys(spec.headers ?? {}).map((field) => `${JSON.stringify(field)}?: string | null | undefined`)
  const parts = [
    params && `params: ${typeText(params)}`,
    query && `query?: ${typeText(optional(query))}`,
    body && `body${spec.bodyOptional ? '?' : ''}: ${typeText(body, readOnly)}`,
    spec.upload && `/** ${spec.upload.mediaTypes.join(', ')}; at most ${spec.upload.maximum} bytes */\nfile: SentFile`,
    headers.length > 0 && `headers?: { ${headers.join('; ')} }`,
  ].filter((part) => typeof part === 'string')
  return parts.length === 0 ? 'object' : `{ ${parts.join('; ')} }`
}

function operationText(name: OperationName, converted: Converted): string {
  const spec: EndpointSpec = operations[name]
  const success = converted.bodies[inlineId(name, 'success')]
  const reply = success ? typeText(success) : 'undefined'
  return `/** ${spec.summary} */\n${name}: { input: ${inputText(name, converted)}; reply: ${reply}; paged: ${spec.paged !== undefined} }`
}

/** Types of every operation and schema of the interface, for whoever has neither the contract nor its libraries. */
export function interfaceDeclarations(): string {
  const { named, parts: bodies } = convert('input')
  const { parts: fields } = convert('output')
  const converted = { bodies, fields, readOnly: readOnlyNames(named) }
  const names = Object.keys(operations) as OperationName[]
  return [
    ...Object.entries(named).map(([name, schema]) => exportText(name, schema)),
    '/** As it is sent: what the service sets may be left out. */',
    'type Sent<T> = T extends ConstructionDto ? Omit<T, ReadOnlyFields["ConstructionDto"]> & Partial<T> : T',
    "export type ErrorCode = ServiceErrorMessage['code']",
    "export type ErrorDetail = ServiceErrorMessage['details'][number]",
    `export interface Operations {\n${names.map((name) => operationText(name, converted)).join('\n')}\n}`,
    'export type OperationName = keyof Operations',
    "export type Input<K extends OperationName> = Operations[K]['input']",
    "export type Reply<K extends OperationName> = Operations[K]['reply']",
    '/** A file as it is sent; one that was received fits. */',
    'export type SentFile = { readonly mediaType: string; readonly content: Uint8Array<ArrayBuffer> | Blob | string }',
    'export type ListName = { [K in OperationName]: Operations[K] extends { paged: true } ? K : never }[OperationName]',
    'export type Entry<K extends ListName> = Reply<K> extends readonly (infer One)[] ? One : never',
  ].join('\n')
}
