import { expect, test } from 'vitest'
import { testCatalogue } from '#testing/catalogue.ts'
import { materialSearch } from './material-search.ts'
import { otherNames } from './other-names.ts'

const { materials } = testCatalogue()
const search = materialSearch(materials.values())
const firstFor = (query: string) => search(query)[0]?.found.id

test('every other name belongs to a material of the catalogue and finds it', () => {
  for (const [id, names] of Object.entries(otherNames)) {
    expect(materials.has(id), id).toBe(true)
    for (const name of names) expect(search(name).map(({ found }) => found.id)).toContain(id)
  }
})

test.each([
  ['Gipsplatte', 'gypsum_board_fire'],
  ['plasterboard', 'gypsum_board_fire'],
  ['gypsum board', 'gypsum_board_fire'],
  ['Glaswolle', 'mw_facade_035'],
  ['Styropor', 'eps_035'],
  ['Fliesen', 'tiles_glazed'],
  ['Sparren', 'kvh'],
])('who asks for %s is offered %s first', (query, id) => expect(firstFor(query)).toBe(id))

test('of names that answer equally well those come first whose conductivity is known', () => {
  const scores = search('dampfbremse')
  const known = scores.map(({ found }) => found.conductivity !== undefined)
  expect(known).toEqual([...known].sort((one, other) => Number(other) - Number(one)))
  expect(new Set(known).size).toBe(2)
})
