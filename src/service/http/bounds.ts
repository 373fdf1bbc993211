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
  return def.type === 'record' ? def.valueType : undefined
}

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Lower and upper bound of the value an issue is about: what the schema says of it, so that the message names both. */
export function boundsAt(schema: Schema, issue: SizeIssue): RefusalValues {
  const target = issue.path.reduce<Schema | undefined>((at, key) => at && childOf(at, key), schema)
  const bag: Record<string, unknown> = target ? { ...unwrapped(target)._zod.bag } : {}
  const { minimum, maximum, exclusiveMinimum } = bag as Partial<Record<string, unknown>>
  const own =
    issue.code === 'too_small'
      ? { [issue.inclusive === false ? 'above' : 'minimum']: Number(issue.minimum) }
      : { maximum: Number(issue.maximum) }
  return {
    ...(isFigure(exclusiveMinimum) ? { above: exclusiveMinimum } : isFigure(minimum) && { minimum }),
    ...(isFigure(maximum) && { maximum }),
    ...own,
  }
}
