import { expect, test } from 'vitest'
import { serviceLifeEditions, serviceLifePositions } from '#vocabulary/service-life-positions.ts'
import { loadServiceLives } from './service-lives.ts'

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
  ['bbsr2017', 'insulation.etics', undefined, [40, false, '335.641']],
  ['bbsr2025', 'insulation.etics', undefined, [50, true, undefined]],
  ['bbsr2017', 'insulation.floor', undefined, [50, true, '352.122']],
  ['bbsr2025', 'cladding.softwoodUntreated', undefined, [30, false, '335.713']],
  ['bbsr2017', 'roof.steelCoated', undefined, [45, false, '363.516']],
  ['bbsr2017', 'roof.sealingBitumen', 'plain', [30, false, '363.112']],
  ['bbsr2025', 'paint.inside', 'class3', [10, false, '345.113']],
  ['bbsr2025', 'floor.parquetSolid', 'thin', [45, false, '353.142']],
] as const)('%s has for %s %s %j', (edition, position, variant, expected) => {
  expect(find(edition, position, variant)).toEqual([expected])
})

test('what neither edition tells is no entry: insulation inside of outer walls, between studs', () => {
  expect(
    entries.filter(({ position }) => /inside$|cavityFramed/.test(position) && position.startsWith('insul')),
  ).toEqual([])
})
