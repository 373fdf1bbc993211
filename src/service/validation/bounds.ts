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

/** Lower and upper bound of the value an issue is about: what the schema says of it, so that the message names both. */
export function boundsAt(schema: Schema, issue: SizeIssue): RefusalValues {
  const target = issue.path.reduce<Schema | undefined>((at, key) => at && childOf(at, key), schema)
  const checks = target ? (unwrapped(target)._zod.def.checks ?? []) : []
  const own: RefusalValues =
    issue.code === 'too_small'
      ? { [issue.inclusive === false ? 'above' : 'minimum']: Number(issue.minimum) }
      : { maximum: Number(issue.maximum) }
  return checks.reduce<RefusalValues>((bounds, check) => ({ ...boundOf(check), ...bounds }), own)
}
