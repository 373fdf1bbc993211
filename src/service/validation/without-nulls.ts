import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** Whether a field may be left out, and `null` means that it is: neither its own type nor one inside says `null`. */
function nullIsNone(schema: Schema): boolean {
  const def = defOf(schema)
  if (def.type === 'optional' || def.type === 'default') return !takesNull(def.innerType)
  return false
}

function takesNull(schema: Schema): boolean {
  const def = defOf(schema)
  if (def.type === 'nullable' || def.type === 'null' || def.type === 'any' || def.type === 'unknown') return true
  if (def.type === 'optional' || def.type === 'default' || def.type === 'readonly') return takesNull(def.innerType)
  return def.type === 'union' && def.options.some(takesNull)
}

function fieldsWithout(shape: Readonly<Record<string, Schema>>, given: object): object {
  const kept = Object.entries(given).flatMap(([name, value]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!field) return [[name, value]]
    return value === null && nullIsNone(field) ? [] : [[name, withoutNulls(field, value)]]
  })
  return Object.fromEntries(kept)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Of what is no list: an object by its fields, a record by its values. */
function inObject(schema: z.core.$ZodObject | z.core.$ZodRecord, given: object): object {
  const { def } = schema._zod
  if (def.type === 'object') return fieldsWithout(def.shape, given)
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, withoutNulls(def.valueType, value)]))
}

/**
 * A body without the optional fields that it says are `null`: many clients write so what they have not been given. Where
 * `null` has a meaning of its own it stays.
 */
export function withoutNulls(schema: Schema, given: unknown): unknown {
  if (!isObject(given)) return given
  const known = schema as z.core.$ZodTypes
  const { def } = known._zod
  if (def.type === 'array') return Array.isArray(given) ? given.map((one) => withoutNulls(def.element, one)) : given
  if (def.type === 'object' || def.type === 'record')
    return Array.isArray(given) ? given : inObject(known as z.core.$ZodObject | z.core.$ZodRecord, given)
  if (def.type === 'pipe') return withoutNulls(def.out, given)
  if (def.type === 'union') return def.options.reduce((value: unknown, option) => withoutNulls(option, value), given)
  return 'innerType' in def ? withoutNulls(def.innerType, given) : given
}
