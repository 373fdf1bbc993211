import { expect, test } from 'vitest'
import { buildProjectKpis } from '#testing/project-kpis.ts'
import { stageLines } from './life-stages.ts'

const sum = (lines: ReturnType<typeof stageLines>) =>
  lines.filter(({ beyond }) => !beyond).reduce((all, { value }) => all + value, 0)

test('what stands inside the boundary adds up to the life cycle, modules of nothing left out', () => {
  const total = stageLines(buildProjectKpis(), 'gwp', 'total', 200)
  expect(total.map(({ name }) => name)).toEqual(['A1-A3', 'A4', 'B6', 'services', 'C3', 'D1', 'D2'])
  expect(sum(total)).toBe(5_000 + 13_000 + 50 * (1_300 + 840))
})

test('per m² and year it is that by area and period, primary energy in kWh', () => {
  expect(sum(stageLines(buildProjectKpis(), 'gwp', 'perYear', 200))).toBeCloseTo(125_000 / (200 * 50), 9)
  const [production] = stageLines(buildProjectKpis(), 'penrt', 'perYear', 200)
  expect(production?.value).toBeCloseTo(30_000 / (200 * 50 * 3.6), 9)
})

test('a flat rate of another generation is in no sum', () => {
  const kpis = buildProjectKpis()
  const rate = kpis.servicesFlatRate && { ...kpis.servicesFlatRate, counted: false }
  expect(stageLines({ ...kpis, servicesFlatRate: rate }, 'gwp', 'total', 200).map(({ name }) => name)).not.toContain(
    'services',
  )
})
