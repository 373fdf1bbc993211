import { expect, test } from 'vitest'
import type { Message } from './message.ts'

type Texts = Readonly<Record<string, Message>>
const texts = import.meta.glob<Record<string, Texts>>('../../**/*.de.ts', { eager: true })
const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.{de,en}.ts', '!../../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const lists = import.meta.glob<string>(
  ['../../../vocabulary/**/*.ts', '../../../contract/**/*.ts', '../theme.ts', '../../../interchange/**/*.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
const placeOf = (file: string, from = '') => new URL(file, new URL(from, 'file:///web/lib/i18n/')).pathname

/** What stands in quotes: keys given as they are. */
const quoted = (code: string) =>
  new Set(Array.from(code.matchAll(/(['"])((?:(?!\1)[^\\\n])*)\1/g), ([, , text]) => text))
/** Keys put together in a template, as beginning and end around one value. */
const templates = (code: string) =>
  Array.from(code.matchAll(/`([\w.-]*)\$\{[^`{}]+\}([\w.-]*)`/g), ([, before = '', after = '']) => ({
    before,
    after,
  })).filter(({ before, after }) => /[._]$/.test(before) || /^[._]/.test(after))

/** Values that keys are put together with may come from anywhere. */
const words = new Set([...Object.values(sources), ...Object.values(lists)].join('\n').match(/[\p{L}\w-]+/gu))
const listed = quoted(Object.values(lists).join('\n'))
const isValue = (part: string) => words.has(part) || listed.has(part)

/** Keys that no line of `code` asks for. */
function unused(of: Texts, code: string): readonly string[] {
  const literals = quoted(code)
  const put = templates(code)
  const isPutTogether = (key: string) =>
    put.some(
      ({ before, after }) =>
        key.length > before.length + after.length &&
        key.startsWith(before) &&
        key.endsWith(after) &&
        isValue(key.slice(before.length, key.length - after.length)),
    )
  return Object.keys(of).filter((key) => !literals.has(key) && !listed.has(key) && !isPutTogether(key))
}

/** Every catalogue: the name components ask it by, and where its German texts are. */
const catalogues = Object.entries(sources).flatMap(([file, code]) =>
  Array.from(
    code.matchAll(/export const (\w+) = catalogue\(\s*\(\) => import\('(.+\.de\.ts)'\)/g),
    ([, name = '', german = '']) => ({ name, german: placeOf(german, placeOf(file)) }),
  ),
)

/** The files that may ask for the texts of a file: those of its folder, and those that name its catalogue. */
function askers(file: string): string {
  const folder = placeOf(file).replace(/texts\/[^/]+$/, '')
  const name = catalogues.find(({ german }) => german === placeOf(file))?.name
  return Object.entries(sources)
    .filter(([from, code]) => placeOf(from).startsWith(folder) || (name !== undefined && code.includes(name)))
    .map(([, code]) => code)
    .join('\n')
}

test('every file of texts has its catalogue', () => {
  expect(catalogues.map(({ german }) => german).sort()).toEqual(
    Object.keys(texts)
      .map((file) => placeOf(file))
      .sort(),
  )
})

test('a text that nobody asks for is found, one that is put together is not', () => {
  const code = "t('close'); t(`type.${name}`)"
  expect(unused({ 'nobody.asks': '', 'type.outerWall': '', 'type.nowhereToBeFound': '', close: '' }, code)).toEqual([
    'nobody.asks',
    'type.nowhereToBeFound',
  ])
})

test.each(Object.keys(texts))('every text of %s is on some screen', (file) => {
  expect(unused(texts[file]?.['de'] ?? {}, askers(file))).toEqual([])
})

const placed = new Map(Object.entries(texts).map(([file, module]) => [placeOf(file), module['de'] ?? {}]))
const textsOf = new Map(catalogues.map(({ name, german }) => [name, placed.get(german) ?? {}]))

/** Every key a component asks for by name, with the catalogue it asks. */
const asked = Object.entries(sources).flatMap(([file, code]) =>
  Array.from(code.matchAll(/const (\w+) = useTexts\((\w+)\)/g)).flatMap(([, variable = '', name = '']) =>
    Array.from(code.matchAll(new RegExp(`(?<![\\w.])${variable}\\('([^']+)'`, 'g')), ([, key = '']) => ({
      file,
      name,
      key,
    })),
  ),
)

test('every key asked for is in its catalogue', () => {
  expect(asked.length).toBeGreaterThan(200)
  const several = new Map<string, Set<string>>()
  for (const { file, name } of asked) several.set(file, (several.get(file) ?? new Set()).add(name))
  const missing = asked.filter(({ file, key }) =>
    [...(several.get(file) ?? [])].every((name) => !(key in (textsOf.get(name) ?? {}))),
  )
  expect(missing).toEqual([])
})
