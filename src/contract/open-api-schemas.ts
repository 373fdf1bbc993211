import * as z from 'zod/mini'
import { redirectTypes } from '#vocabulary/accounts.ts'
import { constructionTypes, locales, ownershipCategories, sharePermissions } from '#vocabulary/constructions.ts'
import { setByService } from './constructions.ts'
import type { EndpointSpec } from './endpoint.ts'
import { serviceErrorMessage } from './error.ts'
import { operations } from './index.ts'

export type JsonSchema = Record<string, unknown>
export type Schemas = Readonly<Record<string, JsonSchema>>

const parts = ['params', 'query', 'body', 'success'] as const
type Part = (typeof parts)[number]
const partOf = (spec: EndpointSpec, part: Part) => (part === 'success' ? spec.success.body : spec[part])

/** Where the schema of an operation's part is found among the converted ones. */
export const inlineId = (name: string, part: Part) => `${name}/${part}`

/** The enumerations of the given interface, by the names that it gives them. */
const enumerations: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['ConstructionTypeEnum', constructionTypes],
  ['OwnershipCategoryEnum', ownershipCategories],
  ['LocaleEnum', locales],
  ['SharePermissionEnum', sharePermissions],
  ['RedirectType', redirectTypes],
]
const nameOf = new Map(enumerations.map(([name, values]) => [JSON.stringify(values), name]))
const enumerationSchemas: Schemas = Object.fromEntries(
  enumerations.map(([name, values]) => [name, { type: 'string', enum: [...values] }]),
)

/** A record by a closed list names its fields: most that read the document do not look for them in `propertyNames`. */
function withFields(jsonSchema: JsonSchema): void {
  const { propertyNames, additionalProperties } = jsonSchema
  const keys = (propertyNames as JsonSchema | undefined)?.['enum']
  if (!Array.isArray(keys)) return
  delete jsonSchema['propertyNames']
  jsonSchema['properties'] = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
  jsonSchema['additionalProperties'] = false
}

/** A schema as the document has it: units beside and in words, enumerations by name. */
function described(jsonSchema: JsonSchema): void {
  withFields(jsonSchema)
  const { id: _id, unit, ...rest } = jsonSchema
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
  Object.assign(jsonSchema, rest)
  if (typeof unit === 'string') {
    jsonSchema['x-unit'] = unit
    jsonSchema['description'] = [rest['description'], `[${unit}]`].filter(Boolean).join(' ')
  }
  const name = Array.isArray(rest['enum']) ? nameOf.get(JSON.stringify(rest['enum'])) : undefined
  if (!name) return
  delete jsonSchema['enum']
  delete jsonSchema['type']
  jsonSchema['$ref'] = `#/$defs/${name}`
}

/** A construction is sent in the form in which it is read: what the service sets is read-only there, and asked of nobody. */
function asOneConstruction({ ConstructionInput: input, ConstructionDto: dto, ...others }: Schemas): Schemas {
  const properties = (dto?.['properties'] ?? {}) as Schemas
  const asked = (dto?.['required'] ?? []) as readonly string[]
  const required = new Set((input?.['required'] ?? []) as readonly string[])
  return {
    ...others,
    ConstructionDto: {
      ...dto,
      description: 'What is read-only the service sets; sent back it is left aside',
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [
          name,
          setByService.includes(name) ? { ...schema, readOnly: true } : schema,
        ]),
      ),
      required: asked.filter((name) => required.has(name) || setByService.includes(name)),
    },
  }
}

/** Named schemas, and the parts of every operation under `operation/part`. */
type Converted = { readonly named: Schemas; readonly parts: Schemas }

/** Converts every schema of the contract at once, so that what has an id is written once and referred to. */
export function convert(io: 'input' | 'output'): Converted {
  const used = Object.entries(operations as Record<string, EndpointSpec>).flatMap(([name, spec]) =>
    parts.flatMap((part) => {
      const schema = partOf(spec, part)
      return schema ? [[inlineId(name, part), schema] as const] : []
    }),
  )
  const all = z.object({ ...Object.fromEntries(used), error: serviceErrorMessage })
  const json = z.toJSONSchema(all, { io, override: ({ jsonSchema }) => described(jsonSchema as JsonSchema) })
  const text = JSON.stringify(json)
    .replaceAll('"#/$defs/ConstructionInput"', '"#/$defs/ConstructionDto"')
    .replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $defs = {}, properties = {} } = JSON.parse(text) as { $defs?: Schemas; properties?: Schemas }
  return { named: { ...asOneConstruction($defs), ...enumerationSchemas }, parts: properties }
}
