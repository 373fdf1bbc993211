import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { csvRecords } from '#catalogue/csv-records.ts'
import { testCatalogue } from '#testing/assessor.ts'
import { materialSearch } from './material-search.ts'

const { materials } = testCatalogue()
const search = materialSearch(materials.values())
const firstFor = (query: string) => search(query)[0]?.found.id

test('every synonym finds its material', () => {
  for (const { id, synonyms } of materials.values())
    for (const name of [...synonyms.de_DE, ...synonyms.en_GB])
      expect([name, search(name).map(({ found }) => found.id)]).toEqual([name, expect.arrayContaining([id])])
})

test.each([
  ['Außenputz', /^(plaster|etics)/],
  ['Fermacell', /gypsum_fibre/],
  ['Rigips', /^gypsum_board/],
  ['Klemmfilz', /^mw_/],
])('who asks for %s is offered what is sold so', (query, id) => {
  const found = search(query)
  expect(found.length).toBeGreaterThan(0)
  for (const { found: one } of found) expect(one.id).toMatch(id)
})

test.each([
  ['Gipsplatte', 'gypsum_board'],
  ['plasterboard', 'gypsum_board'],
  ['gypsum board', 'gypsum_board'],
  ['Glaswolle', 'mw_facade_035'],
  ['Styropor', 'eps_035'],
  ['Fliesen', 'tiles_glazed'],
  ['Sparren', 'kvh'],
  ['Fermacell', 'gypsum_fibre_board'],
  ['Zelulose', 'cellulose_blown'],
  ['Außenptz', 'plaster_lime_cement'],
  ['Fermazell', 'gypsum_fibre_board'],
  ['Estirch', 'screed_cement'],
  ['plasterbord', 'gypsum_board'],
  ['celulose', 'cellulose_blown'],
])('who asks for %s is offered %s first', (query, id) => expect(firstFor(query)).toBe(id))

test('of names that answer equally well those come first whose conductivity is known', () => {
  const known = materials.get('osb')
  if (!known) throw new Error('no OSB')
  const { conductivity: _, ...unknown } = known
  const found = materialSearch([{ ...unknown, id: 'unknown' }, known])('OSB')
  expect(found.map(({ found: { id } }) => id)).toEqual(['osb', 'unknown'])
})

test.each(['Ptz', 'Wunderputz', 'Quatsch'])('%s is no slip of anything', (query) => expect(search(query)).toEqual([]))

const words = path.resolve('../shared/data/physics.csv')
describe.skipIf(!existsSync(words))('words of the trade, of both languages (where ../shared/data is)', () => {
  const said = () =>
    [...csvRecords([readFileSync(words, 'utf8')], ',')].flatMap(([id = '', field = '', value = '']) =>
      field.startsWith('synonyms_') && materials.has(id) ? value.split(';').map((word) => ({ id, word })) : [],
    )
  const misses = (asked: readonly { readonly id: string; readonly word: string }[]) =>
    asked.filter(({ id, word }) => !search(word).some(({ found }) => found.id === id))

  test('every one finds its material', () => {
    expect(said().length).toBeGreaterThan(1000)
    expect(misses(said())).toEqual([])
  })

  test('with two letters swapped, or one left out of six, all but the few that then are another word', () => {
    const plain = said().filter(({ word }) => /^\p{L}{6,}$/u.test(word))
    const cut = ({ word }: { word: string }) => Math.floor(word.length / 2)
    const short = plain.map((one) => ({ ...one, word: one.word.slice(0, cut(one)) + one.word.slice(cut(one) + 1) }))
    const swapped = plain.map((one) => {
      const [word, at] = [one.word, cut(one)]
      return { ...one, word: word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) }
    })
    const slips = [...short, ...swapped]
    expect(slips.length).toBeGreaterThan(1000)
    expect(misses(slips).length / slips.length).toBeLessThan(0.01)
  })
})
