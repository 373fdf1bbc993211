import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bounded, queryInteger } from '#contract/schema.ts'
import { settings } from '#contract/settings.ts'
import { detailText } from '../texts/detail-texts.ts'
import { readPart } from './request-part.ts'

const schema = z.strictObject({
  day: z.optional(z.iso.date()),
  office: z.optional(z.uuid()),
  costGroup: z.optional(z.string().check(z.regex(/^[3-8]\d\d$/))),
  rows: z.optional(z.record(z.string().check(z.regex(/^\w+$/)), z.number())),
  share: z.optional(bounded('shareOfGroup', 'Share')),
  count: z.optional(bounded('rowCount', 'Count').check(z.int())),
  years: z.optional(queryInteger(20, 120)),
  step: z.optional(
    z.discriminatedUnion('op', [z.strictObject({ op: z.literal('set') }), z.strictObject({ op: z.literal('move') })]),
  ),
  settings: z.optional(settings),
})

test.each([
  ['a day', { day: '2026-02-30' }, '/day', ['ein Tag wie 2026-05-31', 'a day such as 2026-05-31']],
  ['an id', { office: '7' }, '/office', ['eine UUID', 'a UUID']],
  [
    'a pattern',
    { costGroup: '210' },
    '/costGroup',
    [String.raw`dem Muster /^[3-8]\d\d$/ folgt`, 'follows the pattern /^'],
  ],
  [
    'the pattern of a key',
    { rows: { 'a b': 1 } },
    '/rows/a b',
    [String.raw`dem Muster /^\w+$/ folgt`, 'the pattern /^'],
  ],
  ['bounds beside a type', { share: 'half' }, '/share', ['endliche Zahl, mindestens 0 und höchstens 1', 'at most 1']],
  ['whole numbers', { count: 1.5 }, '/count', ['eine ganze Zahl, mindestens 1', 'a whole number, at least 1']],
  ['whole numbers of a query', { years: '50.5' }, '/years', ['ganze Zahl, mindestens 20 und höchstens 120', 'whole']],
  [
    'whole years',
    { settings: { referenceStudyPeriod: 50.5 } },
    '/settings/referenceStudyPeriod',
    ['ganze Zahl, mindestens 20 und höchstens 120', 'whole number, at least 20 and at most 120'],
  ],
  [
    'the forms there are',
    { step: { op: 'wipe' } },
    '/step/op',
    ['Erlaubt sind: set, move.', 'Allowed are: set, move.'],
  ],
])('a refusal names %s in both languages', (_, given, path, [german = '', english = '']) => {
  const [refusal, ...others] = readPart('body', schema, { given }).refusals
  expect([refusal?.path, others]).toEqual([path, []])
  if (!refusal) return
  expect(detailText(refusal.code, refusal.values ?? {}, 'de_DE')).toContain(german)
  expect(detailText(refusal.code, refusal.values ?? {}, 'en_GB')).toContain(english)
})
