import type * as z from 'zod/mini'

type Schema = z.ZodMiniType
/** A value as its schema makes it, or `NOT_READ`. */
export type QuickReader = (value: unknown) => unknown

/** Not accepted, or not known to be: whoever asks has the schema itself read it, which says why. */
export const NOT_READ = Symbol('not read')

/** What schemas hold of themselves, as far as it is read here. */
type Check = {
  readonly _zod: {
    readonly def: { readonly check: string; readonly value?: unknown; readonly inclusive?: boolean } & Conditional
    readonly check: (payload: Payload) => unknown
  }
}
type Payload = { value: unknown; readonly issues: unknown[] }
type Conditional = { readonly when?: (payload: Payload) => boolean; readonly maximum?: number }
type Def = {
  readonly type: string
  readonly coerce?: boolean
  readonly checks?: readonly Check[]
  readonly innerType?: Schema
  readonly defaultValue?: unknown
  readonly element?: Schema
  readonly shape?: Readonly<Record<string, Schema>>
  readonly catchall?: Schema
  readonly keyType?: Schema
  readonly valueType?: Schema
}
type Inside = Check['_zod'] & {
  readonly def: Def
  readonly traits: ReadonlySet<string>
  readonly values?: ReadonlySet<unknown>
  readonly optin?: 'optional' | 'defaulted'
  readonly optout?: 'optional'
  readonly run: (payload: Payload, context: { readonly async: false }) => Payload | Promise<Payload>
}
const inside = (schema: Schema) => schema._zod as unknown as Inside

/** Has the schema read it: exact, whatever its kind. */
function bySchema(schema: Schema): QuickReader {
  const { run } = inside(schema)
  return (value) => {
    const result = run({ value, issues: [] }, { async: false })
    return result instanceof Promise || result.issues.length > 0 ? NOT_READ : result.value
  }
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What becomes of a field that is absent: nothing, a refusal, or what its schema puts in its place. */
const absence = ({ optin, optout }: Inside) => {
  if (optin === undefined) return 'refused'
  return optin === 'optional' && optout === 'optional' ? 'left out' : 'read'
}

function fieldOf(name: string, schema: Schema) {
  const own = inside(schema)
  const isKeptAsNothing = own.optin === 'defaulted' && own.optout !== 'optional'
  return { name, read: quickReader(schema), absent: absence(own), isKeptAsNothing }
}

type Field = ReturnType<typeof fieldOf>
type Writable = Record<string, unknown>

/** What is done with a field, in the order of the schema: read, or put in where it is absent. */
type Step = Pick<Field, 'name' | 'read' | 'isKeptAsNothing'> & { readonly isThere: boolean }
/** How objects with the same fields are read. */
type Plan = { readonly fields: number; readonly steps: readonly Step[] }

/** Of each schema; objects with other fields than these are read without. */
const MOST_PLANS = 100

/** Made once for each set of fields that comes: most objects have few of those that a schema knows. */
function plansOf(all: readonly Field[], isStrict: boolean) {
  const names = new Set(all.map(({ name }) => name))
  const plans = new Map<string, Plan>()
  const make = (given: readonly string[]): Plan | undefined => {
    const there = new Set(given)
    const isOpen = ({ name, absent }: Field) => absent === 'refused' && !there.has(name)
    if (all.some(isOpen) || (isStrict && given.some((name) => !names.has(name)))) return undefined
    const steps = all
      .filter(({ name, absent }) => there.has(name) || absent === 'read')
      .map(({ name, read, isKeptAsNothing }) => ({ name, read, isKeptAsNothing, isThere: there.has(name) }))
    return { fields: given.length, steps }
  }
  return (given: readonly string[]): Plan | undefined => {
    const key = given.join('\0')
    const known = plans.get(key)
    // a name with the mark in it may look like two
    if (known?.fields === given.length) return known
    const made = make(given)
    if (made && plans.size < MOST_PLANS && given.every((name) => names.has(name))) plans.set(key, made)
    return made
  }
}

const ofObject = ({ shape = {}, catchall }: Def): QuickReader | undefined => {
  if (catchall && inside(catchall).def.type !== 'never') return undefined
  const fields = Object.entries(shape).map(([name, schema]) => fieldOf(name, schema))
  const planFor = plansOf(fields, catchall !== undefined)
  return (given) => {
    const plan = isFields(given) ? planFor(Object.keys(given)) : undefined
    if (!plan) return NOT_READ
    const made: Writable = {}
    for (const { name, read, isThere, isKeptAsNothing } of plan.steps) {
      const value = read(isThere ? (given as Fields)[name] : undefined)
      if (value === NOT_READ) return NOT_READ
      if (isThere || value !== undefined || isKeptAsNothing) made[name] = value
    }
    return made
  }
}

const ofRecord = ({ keyType, valueType }: Def): QuickReader | undefined => {
  if (!keyType || !valueType || inside(keyType).values) return undefined
  const [readKey, readValue] = [quickReader(keyType), quickReader(valueType)]
  return (given) => {
    if (!isFields(given)) return NOT_READ
    const made: Writable = {}
    for (const [key, own] of Object.entries(given)) {
      const name = readKey(key)
      const field = readValue(own)
      if (typeof name !== 'string' || name === '__proto__' || field === NOT_READ) return NOT_READ
      made[name] = field
    }
    return made
  }
}

const ofArray = ({ element, checks = [] }: Def): QuickReader | undefined => {
  if (!element) return undefined
  const read = quickReader(element)
  const most = Math.min(...checks.map(({ _zod }) => _zod.def.maximum ?? Number.POSITIVE_INFINITY))
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return NOT_READ
    const made: unknown[] = []
    for (const own of value) {
      const one = read(own)
      if (one === NOT_READ) return NOT_READ
      made.push(one)
    }
    return made
  }
}

function ofOptional({ innerType }: Def): QuickReader | undefined {
  if (!innerType || inside(innerType).optin === 'defaulted') return undefined
  const read = quickReader(innerType)
  return (value) => (value === undefined ? undefined : read(value))
}

function ofDefault(def: Def): QuickReader | undefined {
  if (!def.innerType) return undefined
  const read = quickReader(def.innerType)
  return (value) => {
    const made = value === undefined ? undefined : read(value)
    // asked for each time: the schema makes another one
    return made === undefined ? def.defaultValue : made
  }
}

function ofNullable({ innerType }: Def): QuickReader | undefined {
  if (!innerType) return undefined
  const read = quickReader(innerType)
  return (value) => (value === null ? null : read(value))
}

const among = (values: ReadonlySet<unknown> | undefined): QuickReader | undefined =>
  values && ((value) => (values.has(value) ? value : NOT_READ))

/** How each kind is read before its checks; undefined where its schema is to be asked. */
const kinds: Readonly<Record<string, (def: Def, schema: Inside) => QuickReader | undefined>> = {
  string: ({ coerce }) => (coerce ? undefined : (value) => (typeof value === 'string' ? value : NOT_READ)),
  number: ({ coerce }) => (coerce ? undefined : (value) => (Number.isFinite(value) ? value : NOT_READ)),
  boolean: ({ coerce }) => (coerce ? undefined : (value) => (typeof value === 'boolean' ? value : NOT_READ)),
  enum: (_, { values }) => among(values),
  literal: (_, { values }) => among(values),
  object: ofObject,
  record: ofRecord,
  array: ofArray,
  optional: ofOptional,
  default: ofDefault,
  nullable: ofNullable,
}

/** Checks that only say something of the schema. */
const saying = ['describe', 'meta']

/** A bound of numbers without the objects that a check takes; undefined for other checks. */
function bound({ _zod: { def } }: Check): ((value: unknown) => boolean) | undefined {
  const { check, value: limit, inclusive } = def
  if (typeof limit !== 'number') return undefined
  if (check === 'greater_than')
    return (value) => typeof value === 'number' && (inclusive ? value >= limit : value > limit)
  if (check === 'less_than') return (value) => typeof value === 'number' && (inclusive ? value <= limit : value < limit)
  return undefined
}

function checked(read: QuickReader, checks: readonly Check[]): QuickReader {
  const bounds = checks.map(bound)
  const plain = bounds.filter((one) => one !== undefined)
  if (plain.length === bounds.length)
    return (value) => {
      const made = read(value)
      for (const isWithin of plain) if (!isWithin(made)) return NOT_READ
      return made
    }
  return (value) => {
    const made = read(value)
    if (made === NOT_READ) return NOT_READ
    const payload: Payload = { value: made, issues: [] }
    for (const { _zod } of checks) {
      if (_zod.def.when && !_zod.def.when(payload)) continue
      if (_zod.check(payload) instanceof Promise || payload.issues.length > 0) return NOT_READ
    }
    return payload.value
  }
}

const readers = new WeakMap<Schema, QuickReader>()

/**
 * Reads values that a schema accepts as the schema would, in a fraction of its time: no paths, no list of what is refused.
 * What it does not accept at once is `NOT_READ`, and the schema is to be asked.
 */
export function quickReader(schema: Schema): QuickReader {
  const known = readers.get(schema)
  if (known) return known
  const own = inside(schema)
  const read = kinds[own.def.type]?.(own.def, own)
  const isCheck = own.traits.has('$ZodCheck')
  const all = [...(isCheck ? [{ _zod: own }] : []), ...(own.def.checks ?? [])]
  const checks = all.filter(({ _zod }) => !saying.includes(_zod.def.check))
  const made = read ? (checks.length > 0 ? checked(read, checks) : read) : bySchema(schema)
  readers.set(schema, made)
  return made
}
