import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Sensitivity } from '#contract/sensitivity.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { createStore } from '#web/lib/store.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { emptyDocument } from '../document/document.ts'
import { ControlsContext, type Editor, useEditor } from '../document/editor-state.ts'
import { NewestContext } from '../figures/following.tsx'
import type { LiveKpis } from '../figures/use-figures.ts'
import type { Report, Task } from '../views/computing.ts'
import { InfluenceSection } from './influence-section.tsx'
import { influenceTexts } from './influence-texts.ts'

type Run = { readonly task: Task; readonly tell: (report: Report) => void; readonly stop: () => void }
const runs = vi.hoisted(() => [] as Run[])
vi.mock('../views/computing-thread.ts', () => ({
  computingThread: async (task: Task, tell: (report: Report) => void) => {
    const stop = vi.fn<() => void>()
    runs.push({ task, tell, stop })
    return { end: () => undefined, stop }
  },
}))

const layers = [{ materialId: 'brick', thickness: 0.24 }]
const request = { type: 'outerWall', layers, settings: {}, keys: ['row'] } as unknown as AssessmentRequest
const local = {
  load: async () => undefined,
  prices: () => undefined,
  known: () => ({ circumstances: () => ({ today: '2026-11-26' }), resolve: () => ({}) }),
} as unknown as LocalFigures
const source = { kind: 'thickness', layers: [0], part: 'layer', low: 0.23, given: 0.24, high: 0.25 }
const sensitivity = (low: number) =>
  ({
    quantities: [{ quantity: 'uValue', value: 0.2, low: null, high: null, swings: [{ source: 0, low, high: 0.19 }] }],
    sources: [source],
    limits: [],
    draws: 0,
  }) as unknown as Sensitivity

const told = createStore<LiveKpis>({ shown: null, delay: null, outdated: null })
let editor: Editor

function Section({ of }: { of: AssessmentRequest }) {
  const opened = useEditor(emptyDocument('en_GB'))
  useLayoutEffect(() => {
    editor = opened
  }, [opened])
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ControlsContext value={opened.controls}>
        <NewestContext value={told}>
          <InfluenceSection request={of} local={local} />
        </NewestContext>
      </ControlsContext>
    </QueryClientProvider>
  )
}
const section = (of: AssessmentRequest) => (
  <Suspense>
    <Section of={of} />
  </Suspense>
)
const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

beforeEach(async () => {
  runs.length = 0
  await setLocale('en_GB')
  await influenceTexts.load()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('what U depends on is computed once, when changes rest, and a row chooses its layer', async () => {
  const { rerender } = render(section(request))
  await wait(600)
  // new figures: it waits again
  const result = {} as KeyPerformanceIndicators
  act(() => told.set({ ...told.get(), shown: { input: request, result } }))
  await wait(900)
  expect(runs).toHaveLength(0)
  await wait(200)
  await wait(200)
  expect(runs).toHaveLength(1)
  expect(runs[0]?.task).toMatchObject({ sensitivity: { asked: { draws: 0 } } })
  expect(screen.queryByRole('region')).toBeNull()
  await act(async () => runs[0]?.tell({ sensitivity: sensitivity(0.21) }))
  expect(screen.getByRole('region', { name: 'Influence: U-value' }).textContent).toContain('+0.01')
  await wait(5_000)
  expect(runs).toHaveLength(1)

  const other = { ...request }
  rerender(section(other))
  expect(document.querySelector('[data-stale]')).not.toBeNull()
  await wait(1_100)
  await wait(200)
  expect(runs).toHaveLength(2)
  await act(async () => runs[1]?.tell({ sensitivity: sensitivity(0.24) }))
  expect(screen.getByRole('region').textContent).toContain('+0.04')
  expect(document.querySelector('[data-stale]')).toBeNull()
  vi.useRealTimers()
  await userEvent.click(screen.getByRole('button', { name: /thickness/i }))
  expect(editor.cell).toEqual({ key: 'row', column: 'material' })
  await userEvent.click(screen.getByRole('button', { name: 'All assumptions' }))
  expect(editor.panel).toEqual({ kind: 'influence' })
})
