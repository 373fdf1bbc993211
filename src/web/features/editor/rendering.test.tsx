import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, memo, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Material } from '#contract/materials.ts'
import { testAssessor } from '#testing/assessor.ts'
import { differenceTo, relativeText } from '#web/charts/difference.ts'
import type * as drawings from '#web/drawing/section-drawing.tsx'
import { formatsOf } from '#web/lib/format.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { isOfHeat, verdictOf } from '#web/lib/verdict.ts'
import { type ConstructionDocument, emptyDocument, emptyLayer, totalThickness } from './document/document.ts'
import { ControlsContext, type Editor, useEditor } from './document/editor-state.ts'
import { SectionSheet } from './drawing/section-sheet.tsx'
import { assessmentRequest } from './figures/assess.ts'
import { NewestContext } from './figures/following.tsx'
import { type Reference, ReferenceContext } from './figures/reference.ts'
import type { LiveKpis } from './figures/use-figures.ts'
import { LifeCycleSection } from './panels/kpi/life-cycle-section.tsx'
import { USection } from './panels/kpi/u-section.tsx'
import type * as cells from './table/grid-cell.tsx'
import type * as inputs from './table/input-cells.tsx'
import { LayerTable } from './table/layer-table.tsx'

/** What rendered: rows, cells of figures by row and column, drawings. */
const rendered = vi.hoisted(() => [] as string[])

vi.mock('./table/input-cells.tsx', async (original) => {
  const { InputCells } = await original<typeof inputs>()
  return {
    InputCells: (props: ComponentProps<typeof InputCells>) => {
      rendered.push(`row ${props.layer.key}`)
      return <InputCells {...props} />
    },
  }
})
vi.mock('./table/grid-cell.tsx', async (original) => {
  const known = await original<typeof cells>()
  const Cell = known.GridCell.type
  const GridCell = memo((props: ComponentProps<typeof Cell>) => {
    rendered.push(`${props.column} ${props.row}`)
    return <Cell {...props} />
  })
  return { ...known, GridCell }
})
vi.mock('#web/drawing/section-drawing.tsx', async (original) => {
  const { SectionDrawing } = await original<typeof drawings>()
  return {
    SectionDrawing: (props: ComponentProps<typeof SectionDrawing>) => {
      rendered.push('drawing')
      return <SectionDrawing {...props} />
    },
  }
})

const ROWS = 20
const ids = ['cellulose_blown', 'osb', 'wood_fibre_underlay', 'gypsum_board_fire']
const wall: ConstructionDocument = {
  ...emptyDocument('en_GB'),
  layers: Array.from({ length: ROWS }, (_, index) => ({
    ...emptyLayer(`${index}`),
    materialId: ids[index % ids.length] ?? '',
    numbers: { thickness: 0.02 },
  })),
}
const materials = new Map(
  ids.map((id) => [id, { id, name: id, hatch: 'woodFibre', marketThicknesses: [] } as unknown as Material]),
)

const assessor = testAssessor()
const followed = createStore<LiveKpis>({ shown: null, delay: null, outdated: null })
let editor: Editor

const requestOf = ({ newest }: Pick<Editor, 'newest'>) => {
  const request = assessmentRequest(newest.get().present, 'en_GB', undefined)
  if (!request) throw new Error('not to be computed')
  return request
}
const tell = (result: KeyPerformanceIndicators) =>
  followed.set({ ...followed.get(), shown: { input: requestOf(editor), result } })
/** Figures of the wall with the fourth layer so thick [m]. */
const figuresWith = (thickness: number) => {
  const { type, layers, settings } = requestOf(editor)
  const changed = layers.map((layer, index) => (index === 3 ? { ...layer, thickness } : layer))
  return assessor.kpis({ type, layers: changed, settings }, { locale: 'en_GB' })
}
const nothing = () => undefined
const before = createStore<Reference>({ label: 'before', layers: wall.layers, kpis: undefined })

/** Whether the panel is there, too, which takes its time. */
const panel = createStore(false)

/** Table, drawing and panel with a real document, and figures that are told to all of them ahead of the screen. */
function Screen() {
  const opened = useEditor(wall)
  const { history, cell, focusRequest, controls } = opened
  const [live, setLive] = useState(followed.get)
  const { later } = controls
  useEffect(() => {
    const follow = () => startTransition(() => setLive(followed.get()))
    return followed.subscribe(() => later(follow))
  }, [later])
  useLayoutEffect(() => {
    editor = opened
  }, [opened])
  const { layers } = history.present
  const kpis = live.shown?.result
  const shared = { layers, materials, kpis, readOnly: false }
  const isPanelShown = useStore(panel)
  return (
    <ControlsContext value={controls}>
      <NewestContext value={followed}>
        <ReferenceContext value={useStore(before)}>
          <SectionSheet
            {...shared}
            {...{ type: 'outerWall', name: '', seed: '', selected: cell?.key, overlay: 'temperature', zoom: 1 }}
            {...{ colouring: 'none', onOverlay: nothing, onColouring: nothing, onZoom: nothing }}
            computed={live.shown?.input}
          />
          <LayerTable
            {...shared}
            {...{ cell, focusRequest, release: null, stale: false, impact: 'gwp', onImpact: nothing }}
            keys={live.shown?.input.keys ?? []}
          />
          {isPanelShown && <USection kpis={kpis} hint={null} shown={undefined} />}
          {isPanelShown && live.shown && (
            <LifeCycleSection
              {...{ kpis: live.shown.result, request: live.shown.input, impact: 'gwp', onImpact: nothing }}
              {...{ layerName: String, onMend: nothing }}
            />
          )}
        </ReferenceContext>
      </NewestContext>
    </ControlsContext>
  )
}

/** After so long without a move what waits for rest may follow [ms]. */
const REST = 200
/** What takes longer is in the hands of a busy machine, which may draw what a key has changed and its figures apart [ms]. */
const SOON = 60

/** Lets what waits for the paint follow. */
const paint = () =>
  act(async () => void (await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)))))

/** The same once keys rest. */
const rest = async () => {
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 250))))
  await paint()
}

/** What the cells of the column say. */
const written = () =>
  new Map([...document.querySelectorAll('[data-column="resistance"]')].map((cell) => [cell, cell.textContent]))

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  await setLocale('en_GB')
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Suspense>
            <Screen />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
  await screen.findByRole('grid')
  const first = await figuresWith(0.02)
  await act(async () => tell(first))
  await waitFor(() => {
    if ([...written().values()].filter(Boolean).length < ROWS) throw new Error('figures are missing')
  })
  await rest()
})

test('a thickness typed in one row renders that row alone, and of the figures those that are written anew', async () => {
  await act(async () => editor.controls.focus('3', 'thickness', true))
  const before = written()
  const next = await figuresWith(0.2)
  const unfollow = editor.newest.subscribe(() => tell(next))
  rendered.length = 0
  const began = performance.now()
  await act(async () => editor.controls.run({ do: 'setNumber', key: '3', field: 'thickness', text: '200' }, 'typing'))
  await paint()
  const isInTime = performance.now() - began < SOON
  await rest()
  unfollow()
  const of = (kind: string) => rendered.filter((one) => one.startsWith(kind))
  expect([...of('row'), ...of('resistance'), ...of('impact'), ...of('share')]).toEqual([
    'row 3',
    'resistance 3',
    'impact 3',
    'share 3',
  ])
  expect([...written()].filter(([cell, text]) => before.get(cell) !== text)).toHaveLength(1)
  expect(of('drawing').length).toBeGreaterThan(0)
  expect(of('drawing').length).toBeLessThanOrEqual(isInTime ? 1 : 2)
})

test('each move of a border draws the section once, with its figures', async () => {
  const border = screen.getByRole('slider', { name: /^Outer border, layer 4,/ })
  border.setPointerCapture = nothing
  const result = await figuresWith(0.02)
  const unfollow = editor.newest.subscribe(() => tell({ ...result }))
  await act(async () => void fireEvent.pointerDown(border, { clientX: 300, pointerId: 1, button: 0 }))
  await paint()
  for (const clientX of [290, 280, 270]) {
    const began = performance.now()
    rendered.length = 0
    await act(async () => void fireEvent.pointerMove(border, { clientX, pointerId: 1 }))
    await paint()
    const drawn = rendered.filter((one) => one === 'drawing').length
    expect(drawn).toBeGreaterThan(0)
    // where a busy machine lets so much time pass, what waits for rest draws too
    expect(drawn).toBeLessThanOrEqual(performance.now() - began < REST ? 1 : 2)
  }
  await act(async () => void fireEvent.pointerUp(border, { clientX: 270, pointerId: 1 }))
  unfollow()
  await waitFor(() => expect(editor.controls.borders.inHand.get()).toBeNull())
})

const ruler = () => screen.getByRole('img', { name: /^U-value/ })

/** What the panel and the foot of the table say now. */
const told = () => ({
  u: document.querySelector('[data-kpi="uValue"]')?.textContent,
  ruler: ruler().getAttribute('aria-label'),
  bar: Number(ruler().querySelector('rect')?.getAttribute('width')),
  change: document.querySelector('[data-change="uValue"] > b')?.textContent,
  verdicts: [...document.querySelectorAll('[data-verdict]')].map(
    (line) => `${line.getAttribute('data-verdict')} ${line.querySelector('button')?.textContent}`,
  ),
  gwp: document.querySelector('[data-kpi="impact"]')?.textContent,
  stages: screen.getByRole('img', { name: /^GWP/ }).getAttribute('aria-label'),
  sum: document.querySelector('tr.sum b')?.textContent,
  thickness: document.querySelector('tfoot [data-of="thickness"]')?.textContent,
})

test('with each move of a border all that depends on U or the balance is told in the same frame', async () => {
  const border = screen.getByRole('slider', { name: /^Outer border, layer 4,/ })
  border.setPointerCapture = nothing
  const kpis = await figuresWith(0.02)
  await act(async () => {
    panel.set(true)
    before.set({ ...before.get(), kpis })
  })
  const formats = formatsOf('en_GB')
  await act(async () => void fireEvent.pointerDown(border, { clientX: 300, pointerId: 1, button: 0 }))
  await paint()
  const seen: ReturnType<typeof told>[] = []
  for (const [move, clientX] of [290, 280, 270].entries()) {
    const next = await figuresWith(0.1 * (move + 1))
    const unfollow = editor.newest.subscribe(() => tell(next))
    // of what waits for the paint nothing has come by then
    await act(async () => void fireEvent.pointerMove(border, { clientX, pointerId: 1 }))
    unfollow()
    const { uValue } = next.thermal
    if (uValue === null || !next.lifeCycle.gwp) throw new Error('figures are missing')
    const now = told()
    seen.push(now)
    const gwp = formats.figure('gwp', next.lifeCycle.gwp.total)
    expect(now.u).toBe(formats.figure('uValue', uValue))
    expect(now.ruler).toContain(now.u)
    expect(now.change).toBe(formats.difference('uValue', uValue - (kpis.thermal.uValue ?? 0)))
    expect([now.gwp, now.sum]).toEqual([gwp, gwp])
    expect(now.stages).toContain(gwp)
    const [limit] = next.conformity.filter(isOfHeat)
    if (!limit) throw new Error('there are no limits')
    const margin = relativeText(differenceTo(limit.limit, limit.value), limit.limit, 'uValueRated', formats)
    expect(now.verdicts[0]).toBe(`${verdictOf(limit)} ${margin}`)
    const whole = totalThickness(editor.newest.get().present.layers)
    expect(now.thickness).toBe(formats.figure('thickness', whole))
  }
  const different = (what: keyof ReturnType<typeof told>) => new Set(seen.map((one) => JSON.stringify(one[what]))).size
  expect((['u', 'bar', 'change', 'verdicts', 'gwp', 'stages', 'thickness'] as const).map(different)).toEqual(
    Array.from({ length: 7 }, () => 3),
  )
  await act(async () => void fireEvent.pointerUp(border, { clientX: 270, pointerId: 1 }))
})
