import { expect, test } from 'vitest'
import { testAssessor } from '#testing/assessor.ts'
import { usualReinforcement } from '#vocabulary/accessories.ts'
import { loadStandardConstructions } from './standard-constructions.ts'

const constructions = loadStandardConstructions()
const service = testAssessor()
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)

const having = (id: string) =>
  codes(constructions.filter(({ layers }) => layers.some((one) => one.accessories?.some((a) => a.accessoryId === id))))

test('dowels, screws, studs and ties are where practice has them', () => {
  expect(having('eticsDowels').join(' ')).toBe(
    'AW-01 AW-03 AW-08 AW-09 AW-10 AW-15 AW-24 AW-27 DL-01 KD-01 KD-03 TW-01',
  )
  expect(having('claddingFixings')).toEqual(['AW-02', 'AW-13', 'AW-18', 'AW-19', 'AW-20', 'DL-02'])
  expect(having('insulationScrews')).toEqual(['AW-06', 'AW-17'])
  expect([having('studsCw75'), having('studsCw100')]).toEqual([['IW-01'], ['IW-02']])
  expect([having('wallTies'), having('roofFasteners')]).toEqual([['AW-05'], ['DA-16']])
})

test('new in-situ concrete has its reinforcement, that of the component where nothing else is said', () => {
  for (const { code, type, layers } of constructions)
    for (const { materialId, state, accessories } of layers) {
      if (!materialId.startsWith('reinforced_concrete') || state === 'existing') continue
      const special = { 'AW-14': 'reinforcementSandwich', 'DE-05': 'reinforcementTopping' }[code]
      expect([code, accessories]).toEqual([code, [{ accessoryId: special ?? usualReinforcement(type) }]])
    }
})

test.each([
  ['AW-03', 8.25 + 2 * 1.5907],
  ['KW-01', 17.19],
  ['IW-01', 4.11],
  ['IW-02', 4.64],
  ['IW-08', 8.25],
  ['DE-01', 12.1],
  ['DA-16', 0.712],
  ['AW-05', 0.858],
])('what is built into %s adds %f kg CO₂e per m² over 50 years', async (code, added) => {
  const given = constructions.find((one) => one.code === code)
  if (!given) throw new Error(`no ${code}`)
  const bare = given.layers.map(({ accessories: _built, ...layer }) => layer)
  const [whole, without] = await Promise.all([
    service.kpis({ ...given, release: 'OBD_2020_II' }, { locale: 'de_DE' }),
    service.kpis({ ...given, layers: bare, release: 'OBD_2020_II' }, { locale: 'de_DE' }),
  ])
  const difference = (whole.lifeCycle.gwp?.total ?? Number.NaN) - (without.lifeCycle.gwp?.total ?? Number.NaN)
  expect(difference / added).toBeCloseTo(1, 1.5)
})

test.each(['DA-04', 'DA-05'])(
  'the visible rafters of %s add their timber, as those of other roofs, and no heat',
  async (code) => {
    const given = constructions.find((one) => one.code === code)
    if (!given) throw new Error(`no ${code}`)
    const kpisOf = (layers: typeof given.layers) =>
      service.kpis({ ...given, layers, release: 'OBD_2020_II' }, { locale: 'de_DE' })
    const [whole, without] = await Promise.all([kpisOf(given.layers), kpisOf(given.layers.slice(0, -1))])
    expect((whole.lifeCycle.gwp?.total ?? 0) - (without.lifeCycle.gwp?.total ?? 0)).toBeCloseTo(1.9, 1)
    expect((whole.geometry.mass ?? 0) - (without.geometry.mass ?? 0)).toBeCloseTo(0.2 * 0.1 * 540, 0)
    expect([whole.thermal, whole.moisture]).toEqual([without.thermal, without.moisture])
  },
)
