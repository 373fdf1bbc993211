import { expect, test } from 'vitest'
import { locales } from '#vocabulary/constructions.ts'
import { placeName } from '#vocabulary/service-life-names.ts'
import { serviceLifeEditions, serviceLifePlaces, serviceLifePositions } from '#vocabulary/service-life-positions.ts'
import { loadServiceLives, serviceLivesOf } from './service-lives.ts'

const entries = loadServiceLives()
const find = (edition: string, position: string, variant?: string) => {
  const found = entries.filter((one) => one.edition === edition && one.position === position && one.variant === variant)
  return found.map(({ years, open, code }) => [years, open, code])
}

test('every position has a figure in some edition, and none twice', () => {
  expect(new Set(entries.map(({ position }) => position))).toEqual(new Set(serviceLifePositions))
  const places = entries.map(({ edition, position, variant = '' }) => `${edition} ${position} ${variant}`)
  expect(new Set(places).size).toBe(places.length)
  for (const edition of serviceLifeEditions)
    expect(entries.filter((one) => one.edition === edition).length).toBeGreaterThan(40)
})

test('an open figure is the cap of 50 years, and a code stands only where the table was quoted', () => {
  for (const { open, years } of entries) expect(open).toBe(years === 50)
  for (const { source, code, position } of entries)
    expect([position, source === 'elcaDefault' && code !== undefined]).toEqual([position, false])
})

test.each([
  ['2017', 'insulation.etics', undefined, [40, false, '335.641']],
  ['2025', 'insulation.etics', undefined, [50, true, undefined]],
  ['2017', 'insulation.floor', undefined, [50, true, '352.122']],
  ['2025', 'cladding.softwoodUntreated', undefined, [30, false, '335.713']],
  ['2017', 'roof.steelCoated', undefined, [45, false, '363.516']],
  ['2017', 'roof.sealingBitumen', 'plain', [30, false, '363.112']],
  ['2025', 'paint.inside', 'class3', [10, false, '345.113']],
  ['2025', 'floor.parquetSolid', 'thin', [45, false, '353.142']],
] as const)('%s has for %s %s %j', (edition, position, variant, expected) => {
  expect(find(edition, position, variant)).toEqual([expected])
})

test('what neither edition tells is no entry: insulation inside of outer walls, between studs', () => {
  expect(
    entries.filter(({ position }) => /inside$|cavityFramed/.test(position) && position.startsWith('insul')),
  ).toEqual([])
})

test('the vocabulary names exactly the places that have a figure', () => {
  const { '2017': old, '2025': fresh } = serviceLivesOf(entries)
  expect([...new Set([...old.keys(), ...fresh.keys()])].toSorted()).toEqual([...serviceLifePlaces].toSorted())
  for (const locale of locales)
    expect(serviceLifePlaces.filter((place) => placeName(place, locale) === place)).toEqual([])
})

test('what 2025 leaves open is that of 2017 and says so; 2017 borrows nothing', () => {
  const { '2017': old, '2025': fresh } = serviceLivesOf(entries)
  expect(fresh.get('insulation.etics')).toEqual({ years: 50, isOpen: true, edition: '2025', code: undefined })
  expect(fresh.get('roof.steelCoated')).toEqual({ years: 45, isOpen: false, edition: '2017', code: '363.516' })
  expect(old.get('cladding.softwoodUntreated')).toBeUndefined()
  expect([...old.values()].every(({ edition }) => edition === '2017')).toBe(true)
})
