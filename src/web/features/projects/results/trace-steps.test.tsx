import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { resultsTexts } from './results-texts.ts'
import { RowNames } from './row-names.ts'
import { chainOf, Trace, type TraceStep, TraceSteps } from './trace-steps.tsx'

await setLocale('de_DE')
await resultsTexts.load()

const step = (quantity: TraceStep['quantity'], more: Partial<TraceStep> = {}): TraceStep => ({
  quantity,
  formula: 'H = F_x · U · A',
  clause: 'DIN V 18599-2, 6.2',
  row: null,
  inputs: { fx: 0.5, area: 40 },
  value: 4.1,
  unit: 'W/K',
  ...more,
})

const show = (read: () => Promise<readonly TraceStep[]>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RowNames value={new Map([['element E1', 'Außenwand']])}>
        <Trace value={{ key: ['trace'], read }}>
          <TraceSteps figure={{ kind: 'htPrime' }} />
        </Trace>
      </RowNames>
    </QueryClientProvider>,
  )

test('a figure names each step that leads to it, in the order of the sum, with what went in and what came out', async () => {
  const row = { kind: 'element' as const, id: 'E1' }
  show(async () => [step('htPrime', { formula: 'H′_T = H_T / ΣA' }), step('lineTransmission', { row }), step('rowGwp')])
  const [first, second, ...others] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('Außenwand: H = Fx · U · A')
  expect(first?.textContent).toContain('Fx = 0,5000; Fläche = 40')
  expect(second?.textContent).toContain('H′T = HT / ΣA')
  expect(others).toEqual([])
})

test('what cannot be had is said', async () => {
  show(() => Promise.reject(new Error('offline')))
  expect(await screen.findByText(/gerade nicht zu haben. offline/)).toBeDefined()
})

test('a figure without formulas in the trace asks for none', () => {
  expect(chainOf({ kind: 'biogenic' })).toEqual([])
  expect(chainOf({ kind: 'qng', quantity: 'penrtKwh' })).toContain('qngPenrt')
})
