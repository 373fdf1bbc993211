import fc from 'fast-check'

/** A JSON schema as the OpenAPI document holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>
/** Values for texts of a place: ids that exist, materials of the catalogue. Undefined: nothing special. */
export type KnownTexts = (schema: JsonSchema, key: string) => readonly string[] | undefined

const DEEPEST = 6
const short = fc.string({ unit: 'grapheme', maxLength: 30 })

/** Texts that a schema may well allow and a database, a parser or a template may not. */
export const nastyTexts: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\uffff',
  '\u202eabc\u2066',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  "' or 1=1 --",
  '%_\\',
  '\\u0000',
  '{{7*7}}${7*7}',
  '<script>1</script>',
  '../../..',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e999',
  'true',
  'null',
]

const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

const nastyNumbers = [0, -0, -1, 0.5, 1e-320, 1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 3_000_000_000]

/** Values of every wrong kind. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }, { toJSON: 1 }, { toString: 'x' }),
  fc.constantFrom<unknown>(...nastyNumbers),
  fc.constantFrom<unknown>(...nastyTexts),
  fc.constantFrom(300, 5_000).map((length) => 'ä'.repeat(length)),
  fc.constantFrom(3, 400).map(deep),
  fc.constant(Array.from({ length: 300 }, (_, index) => index)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue(),
)

function textOf(schema: JsonSchema, known: readonly string[] | undefined): fc.Arbitrary<string> {
  if (known && known.length > 0) return fc.constantFrom(...known)
  if (schema['format'] === 'uuid') return fc.uuid()
  if (schema['format'] === 'email') return fc.emailAddress()
  if (schema['format'] === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }).map((at) => at.toISOString())
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern']))
  const minLength = Number(schema['minLength'] ?? 0)
  const longest = Math.min(Number(schema['maxLength'] ?? 200), 4_096)
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(longest, 30)) }),
    fc
      .constantFrom('\u0000', 'a\u0000b', '\ud800', ...nastyTexts)
      .map((text) => text.padEnd(minLength, 'x').slice(0, longest)),
    fc.constant('x'.repeat(longest)),
  )
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const bound = (...names: string[]) => names.map((name) => schema[name]).find((one) => typeof one === 'number')
  const min = bound('minimum', 'exclusiveMinimum') ?? -1e6
  const max = bound('maximum', 'exclusiveMaximum') ?? 1e6
  if (schema['type'] === 'integer')
    return fc.oneof(fc.integer({ min: Math.max(min, -1e6), max: Math.min(max, 1e6) }), fc.constantFrom(min, max))
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 999 }).map((share) => min + ((max - min) * share) / 1000) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  )
}

/** Makes generators of values that a schema allows, as far as the schema tells. */
export function valuesOf(named: Readonly<Record<string, JsonSchema>>, known: KnownTexts) {
  const objectOf = (schema: JsonSchema, level: number): fc.Arbitrary<unknown> => {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    const requiredKeys = (schema['required'] ?? []) as string[]
    const fields = Object.fromEntries(properties.map(([key, one]) => [key, make(one, key, level + 1)]))
    const needed = Object.fromEntries(Object.entries(fields).filter(([key]) => requiredKeys.includes(key)))
    const fixed = fc.oneof(
      { weight: 3, arbitrary: fc.record(needed) },
      { weight: 2, arbitrary: fc.record(fields, { requiredKeys }) },
    )
    const others = schema['additionalProperties']
    if (typeof others !== 'object' || others === null) return fixed
    const keys = schema['propertyNames'] as JsonSchema | undefined
    const key = keys ? (make(keys, '', level + 1) as fc.Arbitrary<string>) : short
    return fc.dictionary(key.map(String), make(others as JsonSchema, '', level + 1), { maxKeys: 4 })
  }

  const make = (schema: JsonSchema, key = '', level = 0): fc.Arbitrary<unknown> => {
    if (level > DEEPEST) return fc.constant(null)
    if (typeof schema['$ref'] === 'string') {
      const target = named[schema['$ref'].slice(schema['$ref'].lastIndexOf('/') + 1)]
      if (!target) throw new Error(`${schema['$ref']} is not in the document`)
      return make(target, key, level)
    }
    if ('const' in schema) return fc.constant(schema['const'])
    if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
    const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
    if (choices) return fc.oneof(...choices.map((one) => make(one, key, level)))
    return (ofType[String(schema['type'])] ?? (() => fc.jsonValue()))(schema, key, level)
  }

  const ofType: Readonly<Record<string, (schema: JsonSchema, key: string, level: number) => fc.Arbitrary<unknown>>> = {
    object: (schema, _key, level) => objectOf(schema, level),
    array(schema, key, level) {
      const minLength = Number(schema['minItems'] ?? 0)
      const maxLength = Math.max(minLength, Math.min(Number(schema['maxItems'] ?? 4), 4))
      return fc.array(make((schema['items'] ?? {}) as JsonSchema, key, level + 1), { minLength, maxLength })
    },
    string: (schema, key) => textOf(schema, known(schema, key)),
    number: numberOf,
    integer: numberOf,
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
  }
  return make
}

type Place = readonly (string | number)[]

function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

function changed(value: unknown, [key, ...rest]: Place, change: (inner: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) }
  const fields = copy as Record<string | number, unknown>
  fields[key] = changed(fields[key], rest, change)
  return copy
}

const extended = (inner: unknown, key: string, value: unknown) => {
  if (Array.isArray(inner)) return [...inner, value]
  return typeof inner === 'object' && inner !== null ? { ...inner, [key]: value } : { [key]: inner }
}

/** Values with one fault: a place replaced by something nasty, a field too many, or a field left out. */
export const withFault = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .record({
      value: values,
      place: fc.nat({ max: 10_000 }),
      other: nasty,
      key: fc.constantFrom('constructor', 'prototype', 'toString', 'hasOwnProperty', '', 'x', 'id', 'a/b~c', '\u0000'),
      way: fc.constantFrom('replace', 'replace', 'extend', 'leaveOut'),
    })
    .map(({ value, place, other, key, way }) => {
      const places = placesIn(value)
      const at = places[place % places.length] ?? []
      if (way === 'extend') return changed(value, at, (inner) => extended(inner, key, other))
      return changed(value, at, () => (way === 'leaveOut' ? undefined : other))
    })
