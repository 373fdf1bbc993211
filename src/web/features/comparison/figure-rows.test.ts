import { expect, test, vi } from 'vitest'
import type { ComparedItem } from './figure-rows.ts'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { bestOnScreen, groupsOf, marksOf, rowGroups } = await import('./figure-rows.ts')

test('columns go by the mark of the office, else by a letter', () => {
  expect(marksOf([{ code: 'AW-01' }, { code: null }, { code: 'AW-03' }])).toEqual(['AW-01', 'B', 'AW-03'])
})

test('what reads the same as the best is marked too, nothing where all read the same', () => {
  const written = (texts: readonly string[]) => texts.map((text, index) => ({ id: String(index), text }))
  expect(bestOnScreen(written(['0,95', '0,93', '0,95']), '2')).toEqual(['0', '2'])
  expect(bestOnScreen(written(['0,95', '0,95']), '1')).toEqual([])
  expect(bestOnScreen(written(['0,95', '0,93']), undefined)).toEqual([])
})

test('each figure stands in one row', () => {
  const figures = rowGroups.flatMap(({ rows }) => rows.flatMap((one) => (typeof one === 'string' ? [] : [one.figure])))
  expect(new Set(figures).size).toBe(figures.length)
  expect(figures).toContain('uValue')
})

test('cost has a heading only where one of them has a cost', () => {
  const item = (cost?: object) =>
    ({
      kpis: { warnings: [], thermal: {}, geometry: {}, moisture: {}, summer: {}, lifeCycle: {}, ...(cost && { cost }) },
    }) as unknown as ComparedItem
  const groups = (...items: readonly ComparedItem[]) => groupsOf(items).map(({ group }) => group)
  const unknown = { first: null, overStudyPeriod: null }
  expect(groups(item(), item())).toEqual(['heatAndMoisture', 'summer', 'construction', 'lifeCycle'])
  expect(groups(item(), item(unknown))).not.toContain('cost')
  expect(groups(item(), item({ ...unknown, first: { total: 24, bound: 'lower' } }))).toContain('cost')
})
