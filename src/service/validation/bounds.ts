import type * as z from 'zod/mini'
import type { RefusalValues } from '../service-error.ts'

type Schema = z.core.$ZodType
type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

/** The schema inside wrappers: optional, nullable, default, pipe (its outer end). */
function unwrapped(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return unwrapped(def.innerType)
    case 'pipe':
      return unwrapped(def.out)
    default:
      return schema
  }
}

function childOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const { def } = (unwrapped(schema) as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return typeof key === 'string' && Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
  if (def.type === 'array') return def.element
  if (def.type === 'union') return def.options.map((form) => childOf(form, key)).find((child) => child !== undefined)
  return def.type === 'record' ? def.valueType : undefined
}

/** The bound one check sets, by the name the messages use. */
function boundOf({ _zod: { def } }: z.core.$ZodCheck): RefusalValues {
  const check = def as z.core.$ZodChecks['_zod']['def']
  switch (check.check) {
    case 'greater_than':
      return { [check.inclusive ? 'minimum' : 'above']: Number(check.value) }
    case 'less_than':
      return { maximum: Number(check.value) }
    case 'min_length':
      return { minimum: check.minimum }
    case 'max_length':
      return { maximum: check.maximum }
    default:
      return {}
  }
}

/** The schema of the value at a place; undefined where none is told. */
function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  const target = path.reduce<Schema | undefined>((at, key) => at && childOf(at, key), schema)
  return target && unwrapped(target)
}

const isWhole = (def: object): boolean => 'format' in def && def.format === 'safeint'

/** What a value of the wrong type should be: of numbers whether they are whole, and their bounds. */
export function expectedAt(schema: Schema, { path, expected }: z.core.$ZodIssueInvalidType): RefusalValues {
  const target = schemaAt(schema, path)
  if (target?._zod.def.type !== 'number') return { expected }
  const { def } = target._zod
  const checks = def.checks ?? []
  const mustBeWhole = [def, ...checks.map(({ _zod }) => _zod.def)].some(isWhole)
  return checks.reduce<RefusalValues>((values, check) => ({ ...values, ...boundOf(check) }), {
    expected: mustBeWhole ? 'int' : expected,
  })
}

/** Lower and upper bound of the value an issue is about: what the schema says of it, so that the message names both. */
export function boundsAt(schema: Schema, issue: SizeIssue): RefusalValues {
  const checks = schemaAt(schema, issue.path)?._zod.def.checks ?? []
  const own: RefusalValues =
    issue.code === 'too_small'
      ? { [issue.inclusive === false ? 'above' : 'minimum']: Number(issue.minimum) }
      : { maximum: Number(issue.maximum) }
  return checks.reduce<RefusalValues>((bounds, check) => ({ ...boundOf(check), ...bounds }), own)
}
