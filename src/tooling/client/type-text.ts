import type { JsonSchema } from '#contract/open-api-schemas.ts'

const quoted = (value: unknown) => JSON.stringify(value)
const list = (schemas: unknown) => schemas as readonly JsonSchema[]
const fieldsOf = (schema: JsonSchema) => Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)

/** Schemas that hold what the service alone sets: sent, it may be left out. */
export type ReadOnly = ReadonlySet<string>

const commented = (schema: JsonSchema) =>
  typeof schema['description'] === 'string' ? `/** ${schema['description'].replaceAll('*/', '*\\/')} */\n` : ''

function objectText(schema: JsonSchema, readOnly: ReadOnly): string {
  const required = new Set((schema['required'] ?? []) as readonly string[])
  const fields = fieldsOf(schema).map(
    ([name, field]) =>
      `${commented(field)}${quoted(name)}${required.has(name) ? '' : '?'}: ${typeText(field, readOnly)}${required.has(name) ? '' : ' | undefined'}`,
  )
  const { additionalProperties: others } = schema
  if (fields.length > 0) return `{\n${fields.join('\n')}\n}`
  return `Record<string, ${typeof others === 'object' ? typeText(others as JsonSchema, readOnly) : 'unknown'}>`
}

/** A record whose keys are known. */
const recordText = (schema: JsonSchema, readOnly: ReadOnly) =>
  `Partial<Record<${typeText(schema['propertyNames'] as JsonSchema, readOnly)}, ${typeText(schema['additionalProperties'] as JsonSchema, readOnly)}>>`

const plain: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

const referred = (to: string, readOnly: ReadOnly) => {
  const name = to.slice(to.lastIndexOf('/') + 1)
  return readOnly.has(name) ? `Sent<${name}>` : name
}

const joined = (schemas: unknown, by: string, readOnly: ReadOnly) =>
  `(${list(schemas)
    .map((one) => typeText(one, readOnly))
    .join(by)})`

function structureText(schema: JsonSchema, readOnly: ReadOnly): string | undefined {
  if (schema['type'] === 'array') return `(${typeText((schema['items'] ?? {}) as JsonSchema, readOnly)})[]`
  if (schema['type'] !== 'object') return undefined
  const { propertyNames: keys } = schema
  return typeof keys === 'object' && keys !== null && ('enum' in keys || '$ref' in keys)
    ? recordText(schema, readOnly)
    : objectText(schema, readOnly)
}

/** A schema as a type of TypeScript. */
export function typeText(schema: JsonSchema, readOnly: ReadOnly = new Set()): string {
  const { $ref: to, enum: values, anyOf, oneOf, allOf } = schema
  if (typeof to === 'string') return referred(to, readOnly)
  if ('const' in schema) return quoted(schema['const'])
  if (Array.isArray(values)) return values.map(quoted).join(' | ')
  const either = anyOf ?? oneOf
  if (either) return joined(either, ' | ', readOnly)
  if (allOf) return joined(allOf, ' & ', readOnly)
  return structureText(schema, readOnly) ?? plain[String(schema['type'])] ?? 'unknown'
}

/** Names of the schemas in which something is read-only. */
export const readOnlyNames = (schemas: Readonly<Record<string, JsonSchema>>): ReadOnly =>
  new Set(
    Object.entries(schemas).flatMap(([name, schema]) =>
      fieldsOf(schema).some(([, one]) => one['readOnly']) ? [name] : [],
    ),
  )

/** A schema as an exported type; what is read-only is left out of `Sent`. */
export function exportText(name: string, schema: JsonSchema): string {
  const fixed = fieldsOf(schema).flatMap(([field, one]) => (one['readOnly'] ? [quoted(field)] : []))
  const readOnlyKeys = fixed.length > 0 ? `\ninterface ReadOnlyFields { ${name}: ${fixed.join(' | ')} }` : ''
  return `${commented(schema)}export type ${name} = ${typeText(schema)}${readOnlyKeys}`
}
