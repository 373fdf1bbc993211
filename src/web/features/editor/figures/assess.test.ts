import { afterEach, expect, test, vi } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { agreementWithService } from './assess.ts'

const report = vi.fn<(error: unknown) => void>()
vi.stubGlobal('reportError', report)
afterEach(() => report.mockClear())

const kpis = (uValue: number) =>
  ({ versions: { engine: 1, data: 'a' }, thermal: { uValue } }) as unknown as KeyPerformanceIndicators

test('figures that differ without a reason are reported with the trace of the answer', () => {
  const kind = agreementWithService(kpis(0.2), { result: kpis(0.3), traceId: '0af7' })
  expect(kind).toBe('otherFigures')
  expect(report.mock.calls.map(([error]) => String(error))).toEqual([
    'Error: Figures differ from those of the service at /thermal/uValue, trace 0af7',
  ])
})

test('equal figures are not worth a word', () => {
  expect(agreementWithService(kpis(0.2), { result: kpis(0.2), traceId: '0af7' })).toBe('equal')
  expect(report).not.toHaveBeenCalled()
})
