import type * as z from 'zod/mini'
import type { DetailCode } from '#contract/error.ts'
import { MOST_DETAILS, type Refusal, type RefusalValues } from '../service-error.ts'
import { boundsAt, expectedAt } from './bounds.ts'

/** Which part of a request was refused; a body is named by JSON Pointer, the others by `query.page`. */
export type RequestPart = 'body' | 'query' | 'path'

type Issue = z.core.$ZodIssue

const escaped = (key: PropertyKey) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')
const pathOf = (part: RequestPart, keys: readonly PropertyKey[]) =>
  part === 'body' ? keys.map((key) => `/${escaped(key)}`).join('') : [part, ...keys.slice(0, 1)].join('.')

/** The value at a path of the request as it came; undefined where there is none. */
function valueAt(given: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    given,
  )
}

type Found = { readonly code: DetailCode; readonly values?: RefusalValues }
const sized: Readonly<Record<string, { few: DetailCode; many: DetailCode }>> = {
  string: { few: 'tooShort', many: 'tooLong' },
  array: { few: 'tooFew', many: 'tooMany' },
}
const numeric = { few: 'tooSmall', many: 'tooBig' } as const

const customCodes = [
  'required',
  'contradicts',
  'tooFew',
  'tooMany',
  'notUnique',
  'notAllowed',
  'unknownReference',
] as const

function custom(issue: Extract<Issue, { code: 'custom' }>): Found {
  const code = customCodes.find((one) => one === issue.message) ?? 'wrongFormat'
  const values = Object.entries(issue.params ?? {}).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  return { code, values: Object.fromEntries(values) }
}

/** What a list allows; one that is too long to be told has a name. */
const ofList = ({ values, message }: Extract<Issue, { code: 'invalid_value' }>): Found => ({
  code: 'notInList',
  values: message === 'country' ? { list: message } : { allowed: values.map(String).join(', ') },
})

/** The name of a format; of one that has none its pattern. */
const formatOf = ({ format, pattern }: Extract<Issue, { code: 'invalid_format' }>): RefusalValues =>
  format === 'regex' && pattern !== undefined ? { pattern } : { format }

/** Where forms are told apart by a field, the values that it may have. */
const ofForms = (issue: Extract<Issue, { code: 'invalid_union' }>): Found =>
  'options' in issue && issue.options
    ? { code: 'notInList', values: { allowed: issue.options.map(String).join(', ') } }
    : { code: 'wrongType' }

/** A key of a record, by what keys look like. */
function ofKey({ issues }: Extract<Issue, { code: 'invalid_key' }>): Found {
  const format = issues.find((one) => one.code === 'invalid_format')
  return { code: 'wrongFormat', ...(format && { values: formatOf(format) }) }
}

function classify(issue: Issue, schema: z.ZodMiniType): Found {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrongType', values: expectedAt(schema, issue) }
    case 'too_small':
      return { code: (sized[issue.origin] ?? numeric).few, values: boundsAt(schema, issue) }
    case 'too_big':
      return { code: (sized[issue.origin] ?? numeric).many, values: boundsAt(schema, issue) }
    case 'invalid_value':
      return ofList(issue)
    case 'invalid_union':
      return ofForms(issue)
    case 'invalid_format':
      return { code: 'wrongFormat', values: formatOf(issue) }
    case 'custom':
      return custom(issue)
    case 'invalid_key':
      return ofKey(issue)
    default:
      return { code: 'wrongType' }
  }
}

/** Whether a form of several is not the one that was meant: of another type, or without fields that were sent. */
const isAnother = (issues: readonly Issue[]) =>
  issues.some(({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'unrecognized_keys'))

/** Where several forms are taken, the findings of the one that was meant, if that can be told. */
function meant(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [form, ...others] = issue.errors.filter((issues) => !isAnother(issues))
  if (!form || others.length > 0) return [issue]
  return form.map((one) => ({ ...one, path: [...issue.path, ...one.path] })).flatMap(meant)
}

/** What is refused of one part of a request, from the schema's findings. */
export function refusalsOf(
  part: RequestPart,
  schema: z.ZodMiniType,
  given: unknown,
  issues: readonly Issue[],
): readonly Refusal[] {
  return issues
    .flatMap(meant)
    .slice(0, MOST_DETAILS)
    .flatMap((issue): Refusal[] => {
      if (issue.code === 'unrecognized_keys')
        return issue.keys
          .slice(0, MOST_DETAILS)
          .map((key) => ({ path: pathOf(part, [...issue.path, key]), code: 'unknownField' }))
      const path = pathOf(part, issue.path)
      const place = part === 'body' ? issue.path : issue.path.slice(0, 1)
      if (issue.code !== 'custom' && valueAt(given, place) === undefined) return [{ path, code: 'required' }]
      return [{ path, ...classify(issue, schema) }]
    })
}
