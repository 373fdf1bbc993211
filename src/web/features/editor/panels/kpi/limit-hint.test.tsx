import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, Suspense, useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import type { Conformity, KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { MaterialDetail } from '#contract/materials.ts'
import { testAssessor } from '#testing/assessor.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { materialQuery } from '#web/resources/materials/material-queries.ts'
import { emptyDocument, emptyLayer } from '../../document/document.ts'
import { ControlsContext, type Editor, useEditor } from '../../document/editor-state.ts'
import { assessableLayers } from '../../document/stored-layers.ts'
import { LimitHint } from './limit-hint.tsx'

type Props = ComponentProps<typeof LimitHint>

const row = (key: string, materialId: string, thickness: number, state: 'new' | 'existing') => ({
  ...emptyLayer(key),
  materialId,
  state,
  numbers: { thickness },
})
const wall = {
  ...emptyDocument('en_GB'),
  layers: [row('eps', 'eps_032', 0.08, 'new'), row('brick', 'sand_lime_1800', 0.175, 'existing')],
}
const named = {
  id: 'eps_032',
  name: 'Grey EPS',
  marketThicknesses: [0.08, 0.1, 0.12, 0.16],
} as unknown as MaterialDetail

const kpisOf = (thickness: number) =>
  testAssessor().kpis(
    {
      type: 'outerWall',
      layers: [
        { materialId: 'eps_032', thickness },
        { materialId: 'sand_lime_1800', thickness: 0.175, state: 'existing' },
      ],
    },
    { locale: 'en_GB' },
  )
const limitOf = ({ conformity }: KeyPerformanceIndicators, change: Partial<Conformity> = {}) => {
  const limit = conformity.find(({ quantity, fulfilled }) => quantity === 'uValue' && fulfilled === false)
  if (!limit) throw new Error('nothing is missed')
  return { ...limit, ...change }
}

/** What is computed here: the figures of the wall, its limit held from a thickness on [m]. */
const localWith = (kpis: KeyPerformanceIndicators, limit: Conformity, enough: number) =>
  ({
    known: () => ({
      resolve: () => ({
        layers: [0.032, 1].map((conductivity) => ({ own: { material: { conductivity } } })),
      }),
    }),
    compute: ({ layers }: AssessmentRequest) => ({
      ...kpis,
      conformity: [{ ...limit, fulfilled: (layers[0]?.thickness ?? 0) >= enough }],
    }),
  }) as unknown as Props['local']

let editor: Editor

function Hint(props: Omit<Props, 'request'>) {
  const opened = useEditor(wall)
  useLayoutEffect(() => {
    editor = opened
  }, [opened])
  return (
    <ControlsContext value={opened.controls}>
      <LimitHint {...props} request={request} />
    </ControlsContext>
  )
}
const request: AssessmentRequest = {
  ...(assessableLayers(wall) ?? { layers: [], keys: [] }),
  type: 'outerWall',
  settings: {},
  release: null,
  locale: 'en_GB',
  of: undefined,
}

async function show(props: Omit<Props, 'request'>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(materialQuery('eps_032', null, 'en_GB').queryKey, named)
  await setLocale('en_GB')
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <Hint {...props} />
        </Suspense>
      </QueryClientProvider>,
    )
  })
}
const thickness = () => editor.newest.get().present.layers[0]?.numbers.thickness

test('a missed limit says how much more insulation is enough, and takes it as one step that can be undone', async () => {
  const kpis = await kpisOf(0.08)
  const limit = limitOf(kpis)
  await show({ limit, kpis, local: localWith(kpis, limit, 0.113) })
  expect(await screen.findByText(/^\+ 33.mm insulation is enough$/)).toBeDefined()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['113\u00a0mm', '120\u00a0mm'])
  await userEvent.click(screen.getByRole('button', { name: /^Grey EPS to 120.mm, as sold$/ }))
  expect(thickness()).toBe(0.12)
  expect(editor.newest.get().past).toHaveLength(1)
  act(() => editor.controls.undo())
  expect(thickness()).toBe(0.08)
})

test('where no thickness is enough, or none is asked for, that is said', async () => {
  const kpis = await kpisOf(0.08)
  const limit = limitOf(kpis)
  await show({ limit, kpis, local: localWith(kpis, limit, 100) })
  expect(await screen.findByText('Thicker insulation alone is not enough.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a limit on the insulant itself asks for another one', async () => {
  const kpis = await kpisOf(0.08)
  const limit = limitOf(kpis, { quantity: 'conductivity', limit: 0.03 })
  await show({ limit, kpis, local: localWith(kpis, limit, 0.1) })
  expect(await screen.findByText(/λ ≤ 0\.030/)).toBeDefined()
})

test('a limit that is held as the value is rounded says so', async () => {
  const kpis = await kpisOf(0.08)
  const limit = limitOf(kpis, { fulfilled: true, value: 0.15, limit: 0.15 })
  const thermal = { ...kpis.thermal, uValue: 0.153 }
  await show({ limit, kpis: { ...kpis, thermal }, local: localWith(kpis, limit, 0.1) })
  expect(await screen.findByText(/0\.153 counts as 0\.15/)).toBeDefined()
})
