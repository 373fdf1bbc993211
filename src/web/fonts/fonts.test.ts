import { globSync, readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { textWidth } from '#web/drawing/label-placement.ts'

const fontOf = (file: string) => create(readFileSync(new URL(file, import.meta.url)))
const text = fontOf('inter-aufbau.woff2')
const figures = fontOf('inter-aufbau-figures.woff2')
const italic = fontOf('inter-aufbau-italic.woff2')

/** Sources whose strings reach the screen: the app's own, names and units, answers of the service, the catalogue. */
const shown = [
  'src/web/**/*.{ts,tsx}',
  'src/vocabulary/**/*.ts',
  'src/contract/**/*.ts',
  'src/service/texts/**/*.ts',
  'src/catalogue/*.json',
  'src/catalogue/standard-constructions/**/*.{ts,json}',
]
const isTest = /\.test\.tsx?$/

const unescaped = (source: string) =>
  source.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** What the browser's formats write beyond the texts: separators, signs, spaces, names of months. */
const formatted = ['de-DE', 'en-GB'].flatMap((locale) => [
  new Intl.NumberFormat(locale).format(-1_234_567.89),
  new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always' }).format(0.5),
  ...Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(2026, month, 5)),
  ),
  new Intl.ListFormat(locale).format(['a', 'b', 'c']),
])

const BYTE_ORDER_MARK = '\ufeff'

const printable = (characters: Iterable<string>) =>
  new Set([...characters].filter((character) => character >= ' ' && character !== BYTE_ORDER_MARK).sort())

const used = printable(
  [
    ...globSync(shown)
      .filter((file) => !isTest.test(file))
      .map((file) => unescaped(readFileSync(file, 'utf8'))),
    ...formatted,
  ].join(''),
)

const missing = (characters: Iterable<string>, fonts: readonly { readonly characterSet: readonly number[] }[]) => {
  const held = new Set(fonts.flatMap(({ characterSet }) => characterSet))
  return [...characters].filter((character) => !held.has(character.codePointAt(0) ?? -1))
}

describe('the font of the app', () => {
  it('has every sign that the app shows', () => {
    expect(used.size).toBeGreaterThan(150)
    expect(missing(used, [text, figures])).toEqual([])
  })

  it('has the letters of every symbol in italics', () => {
    const symbols = 'QqUuRrTtfdsmλμρθφψκηνΔΛΣα'
    expect(missing(symbols, [italic])).toEqual([])
  })

  it('keeps the figures in a file of their own, all as wide as one another', () => {
    expect(missing('0123456789', [text])).toHaveLength(10)
    const widths = '0123456789'.split('').map((digit) => figures.layout(digit, { tnum: true }).advanceWidth)
    expect(new Set(widths).size).toBe(1)
  })

  it('sets no text wider than drawings reckon with', () => {
    const scale = 0.97
    const widthOf = (character: string) => {
      const font = /\d/.test(character) ? figures : text
      return (font.layout(character, { tnum: true }).advanceWidth / font.unitsPerEm) * scale
    }
    const wider = [...used].filter((character) => widthOf(character) - 0.008 > textWidth(character, 1))
    expect(wider).toEqual([])
  })
})
