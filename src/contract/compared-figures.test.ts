import { expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from './assessment.ts'
import { comparedFigure } from './compared-figures.ts'

test('a delay of more than a day is no figure to compare', () => {
  const kpis = (...codes: string[]) =>
    ({ summer: { timeShift: 0.3 }, warnings: codes.map((code) => ({ code })) }) as KeyPerformanceIndicators
  expect(comparedFigure(kpis('timeShiftAmbiguous'), 'timeShift')).toBeNull()
  expect(comparedFigure(kpis(), 'timeShift')).toBe(0.3)
})
