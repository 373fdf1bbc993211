import { expect, test } from 'vitest'
import { testCatalogue } from '#testing/catalogue.ts'
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
])('who asks for %s is offered %s first', (query, id) => expect(firstFor(query)).toBe(id))

test('of names that answer equally well those come first whose conductivity is known', () => {
  const known = materials.get('osb')
  if (!known) throw new Error('no OSB')
  const { conductivity: _, ...unknown } = known
  const found = materialSearch([{ ...unknown, id: 'unknown' }, known])('OSB')
  expect(found.map(({ found: { id } }) => id)).toEqual(['osb', 'unknown'])
})
