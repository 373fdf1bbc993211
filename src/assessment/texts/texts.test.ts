import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { detailCodes, errorCodes } from '#contract/error.ts'
import { defaultClimate } from '#engine/climate/climates.ts'
import { whys } from '#service/service-error.ts'
import { detailText } from '#service/texts/detail-texts.ts'
import { errorText } from '#service/texts/error-texts.ts'
import { whyText } from '#service/texts/why-texts.ts'
import { locales } from '#vocabulary/constructions.ts'
import { lifeCycleWarningCodes } from '#vocabulary/life-cycle-warnings.ts'
import {
  listRows,
  openReasons,
  proofAdvice,
  proofConditions,
  rainSurfaces,
  simulationReasons,
} from '#vocabulary/moisture-proof.ts'
import { physicsWarningCodes } from '#vocabulary/warnings.ts'
import { allWords } from './all-words.ts'
import { toWarning } from './warnings.ts'
import { serviceWarningCodes } from './words.ts'

const everyWords = Object.values(allWords)

/** What is raised is named in quotes, or as a key of a table of HTTP statuses; tests, texts and lists of codes raise nothing. */
const raised = ['src/service', 'src/assessment', 'src/engine', 'src/contract']
  .flatMap((folder) => globSync(`${folder}/**/*.ts`))
  .filter((file) => !/\.test\.ts$|(?:service|assessment)\/texts\/|contract\/error\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const isRaised = (code: string) =>
  new RegExp(`['"]${code}['"]|\\b${code}:|\\b(?:refused|problem)\\.${code}\\b`).test(raised)

const codes = [...errorCodes, ...detailCodes, ...lifeCycleWarningCodes, ...physicsWarningCodes, ...serviceWarningCodes]

test('a code that nobody raises is found', () => expect(isRaised('raisedByNobodyAtAll')).toBe(false))

test.each(codes)('%s is raised somewhere, so that its text is seen', (code) => expect(isRaised(code)).toBe(true))

test.each(errorCodes)('the refusal %s is a sentence of its own in every language', (code) => {
  const sentences = locales.map((locale) => errorText(code, locale))
  expect(new Set(sentences).size).toBe(locales.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/)
})

test.each(whys)('the reason %s is raised, and is sentences of its own in every language', (why) => {
  expect(raised).toContain(`why: '${why}'`)
  const sentences = locales.map((locale) => whyText(why, locale))
  expect(new Set(sentences).size).toBe(locales.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/)
})

test.each(detailCodes)('the detail %s shows the same values in every language', (code) => {
  const shown = locales.map((locale) => {
    const asked = new Set<string>()
    const values = new Proxy({}, { get: (_, name) => (asked.add(String(name)), '7') })
    expect(detailText(code, values, locale)).toMatch(/^\S.*\.$/)
    return [...asked].sort()
  })
  expect(shown[1]).toEqual(shown[0])
})

test.each([...lifeCycleWarningCodes, ...physicsWarningCodes])(
  'the warning %s shows the same values in every language',
  (code) => {
    const shown = everyWords.map(({ warnings: { [code]: sentence } }) => {
      const asked: string[] = []
      const show = (name: string) => {
        asked.push(name)
        return '7'
      }
      expect(typeof sentence === 'string' ? sentence : sentence({ show })).toMatch(/^\S.*\.$/)
      return asked.sort()
    })
    expect(shown[1]).toEqual(shown[0])
  },
)

test.each(serviceWarningCodes)('the warning %s differs by language', (code) => {
  const [german, english] = everyWords.map((words) => toWarning({ code }, words).message)
  expect(german).not.toBe(english)
})

test.each([
  ['penrt', 'PENRT'],
  ['gwpTotal', 'GWP-total'],
  ['gwpA1', 'GWP'],
  ['epFreshwater', 'EP-freshwater'],
])('a sum that is a lower bound names the indicator %s as %s', (indicator, symbol) => {
  const { message } = toWarning({ code: 'indicatorNotDeclared', values: { indicator, layers: '2' } }, allWords.de_DE)
  expect(message).toBe(`${symbol} ist nicht durchgehend deklariert (Schicht 2); die Summe ist eine Untergrenze.`)
})

test.each([
  ['rows', listRows],
  ['reasons', simulationReasons],
  ['conditions', proofConditions],
  ['advice', proofAdvice],
  ['open', openReasons],
  ['surfaces', rainSurfaces],
] as const)('%s of moisture are phrases of their own in every language', (part, closed) => {
  for (const { proof } of everyWords) {
    expect(Object.keys(proof[part]).toSorted()).toEqual([...closed].toSorted())
    const phrases = Object.values(proof[part])
    expect(new Set(phrases).size).toBe(closed.length)
    for (const phrase of phrases) expect(phrase).toMatch(/^\S.*\S$/)
  }
})

test('every climate of the monthly method has a name', () => {
  for (const { id } of defaultClimate.monthly) for (const { climates } of everyWords) expect(climates[id]).toMatch(/\S/)
})
