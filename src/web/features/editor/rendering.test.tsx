import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, memo, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Material } from '#contract/materials.ts'
import { testAssessor } from '#testing/assessor.ts'
import type * as drawings from '#web/drawing/section-drawing.tsx'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { createStore } from '#web/lib/store.ts'
import { type ConstructionDocument, emptyDocument, emptyLayer } from './document/document.ts'
import { ControlsContext, type Editor, useEditor } from './document/editor-state.ts'
import { SectionSheet } from './drawing/section-sheet.tsx'
import { assessmentRequest } from './figures/assess.ts'
import { NewestContext } from './figures/following.tsx'
import { ReferenceContext } from './figures/reference.ts'
import type { LiveKpis } from './figures/use-figures.ts'
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
const before = { label: 'before', layers: wall.layers, kpis: undefined }

/** Table and drawing with a real document, and figures that are told to both ahead of the screen. */
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
  return (
    <ControlsContext value={controls}>
      <NewestContext value={followed}>
        <ReferenceContext value={before}>
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
        </ReferenceContext>
      </NewestContext>
    </ControlsContext>
  )
}

/** Lets what waits for the paint follow. */
const paint = () =>
  act(async () => void (await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)))))

/** The same once keys rest. */
const rest = async () => {
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 250))))
  await paint()
}

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
  await rest()
})

test('a thickness typed in one row renders that row alone, and of the figures those that are written anew', async () => {
  await act(async () => editor.controls.focus('3', 'thickness', true))
  const written = () =>
    new Map([...document.querySelectorAll('[data-column="resistance"]')].map((cell) => [cell, cell.textContent]))
  const before = written()
  const next = await figuresWith(0.2)
  const unfollow = editor.newest.subscribe(() => tell(next))
  rendered.length = 0
  await act(async () => editor.controls.run({ do: 'setNumber', key: '3', field: 'thickness', text: '200' }, 'typing'))
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
  expect(of('drawing')).toHaveLength(1)
})

test('each move of a border draws the section once, with its figures', async () => {
  const border = screen.getByRole('slider', { name: /^Outer border, layer 4,/ })
  border.setPointerCapture = nothing
  const result = await figuresWith(0.02)
  const unfollow = editor.newest.subscribe(() => tell({ ...result }))
  await act(async () => void fireEvent.pointerDown(border, { clientX: 300, pointerId: 1, button: 0 }))
  await paint()
  for (const clientX of [290, 280, 270]) {
    rendered.length = 0
    await act(async () => void fireEvent.pointerMove(border, { clientX, pointerId: 1 }))
    await paint()
    expect(rendered.filter((one) => one === 'drawing')).toHaveLength(1)
  }
  await act(async () => void fireEvent.pointerUp(border, { clientX: 270, pointerId: 1 }))
  unfollow()
  await waitFor(() => expect(editor.controls.borders.inHand.get()).toBeNull())
})
