import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useLayoutEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Material } from '#contract/materials.ts'
import { testAssessor } from '#testing/assessor.ts'
import { saturationPressure } from '#web/drawing/vapour.ts'
import { formatsOf } from '#web/lib/format.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { type ConstructionDocument, emptyDocument, emptyLayer } from './document/document.ts'
import { ControlsContext, type Editor, useEditor } from './document/editor-state.ts'
import { SectionSheet } from './drawing/section-sheet.tsx'
import { assessmentRequest } from './figures/assess.ts'
import { LifeCycleSection } from './panels/kpi/life-cycle-section.tsx'
import { LayerTable } from './table/layer-table.tsx'

const layer = (key: string, materialId: string, thickness: number) => ({
  ...emptyLayer(key),
  materialId,
  numbers: { thickness },
})
const wall: ConstructionDocument = {
  ...emptyDocument('en_GB'),
  layers: [
    layer('board', 'wood_fibre_underlay', 0.06),
    layer('insulation', 'cellulose_blown', 0.2),
    layer('panel', 'osb', 0.015),
  ],
}
const keys = wall.layers.map(({ key }) => key)
const materials = new Map(
  wall.layers.map(({ key, materialId }) => [
    materialId ?? '',
    { id: materialId, name: key, hatch: 'woodFibre', marketThicknesses: [] } as unknown as Material,
  ]),
)
const nothing = () => undefined
let editor: Editor
let kpis: KeyPerformanceIndicators

/** Section, table and balance of the same layers. */
function Screen() {
  const opened = useEditor(wall)
  const { history, cell, focusRequest, controls } = opened
  useLayoutEffect(() => {
    editor = opened
  }, [opened])
  const { layers } = history.present
  const computed = assessmentRequest(history.present, 'en_GB', undefined)
  if (!computed) throw new Error('not to be computed')
  const shared = { layers, materials, kpis, readOnly: false }
  return (
    <ControlsContext value={controls}>
      <SectionSheet
        {...shared}
        {...{ type: 'outerWall', name: '', seed: '', selected: cell?.key, overlay: 'temperature', zoom: 1, computed }}
        {...{ colouring: 'none', onOverlay: nothing, onColouring: nothing, onZoom: nothing }}
      />
      <LayerTable
        {...shared}
        {...{ cell, focusRequest, keys, release: null, stale: false, impact: 'gwp', onImpact: nothing }}
      />
      <LifeCycleSection
        {...{ kpis, request: computed, impact: 'gwp', onImpact: nothing, onMend: nothing }}
        layerName={(index) => keys[index] ?? ''}
      />
    </ControlsContext>
  )
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  await setLocale('en_GB')
  const request = assessmentRequest(wall, 'en_GB', undefined)
  if (!request) throw new Error('not to be computed')
  const { type, layers, settings } = request
  kpis = await testAssessor().kpis({ type, layers, settings }, { locale: 'en_GB' })
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
  await screen.findByRole('slider', { name: 'Layers in the bar' })
})

const row = (index: number) => within(screen.getByRole('grid')).getAllByRole('row')[index + 1] as HTMLElement
const parts = () => screen.getByRole('slider', { name: 'Layers in the bar' })

/** Where a layer is marked: row, band in the section, piece of the curve, part of the bar. */
const marked = () => ({
  rows: keys.filter((_, index) => /pointed/.test(row(index).className)),
  bands: document.querySelectorAll('div[class*="pointed"]').length,
  curve: keys[Number(document.querySelector('[data-curve-of]')?.getAttribute('data-curve-of') ?? -1)],
  temperatures: document.querySelectorAll('[data-curve-of] text').length,
  part: keys[Number(document.querySelector('rect[data-layer]')?.getAttribute('data-layer') ?? -1)],
})
const everywhere = (key: string) => ({ rows: [key], bands: 1, curve: key, temperatures: 2, part: key })
const nowhere = { rows: [], bands: 0, curve: undefined, temperatures: 0, part: undefined }

test('a row under the pointer is marked in section, curve and bar, until it leaves', async () => {
  const user = userEvent.setup()
  await user.hover(row(1).querySelector('[data-column="density"]') as HTMLElement)
  expect(marked()).toEqual(everywhere('insulation'))
  await act(async () => void fireEvent.pointerLeave(screen.getByRole('grid')))
  expect(marked()).toEqual(nowhere)
})

test('a row with the focus is marked too; the section outlines it as the chosen one', async () => {
  await act(async () => editor.controls.focus('panel', 'density'))
  expect(marked()).toEqual({ ...everywhere('panel'), bands: 0 })
  expect(editor.cell?.key).toBe('panel')
})

test('a border with the focus marks its layer', async () => {
  await act(async () => screen.getByRole('slider', { name: /^Outer border, layer 1,/ }).focus())
  expect(marked()).toEqual(everywhere('board'))
})

test('the cursor through the section marks the layer that it stands in', async () => {
  const user = userEvent.setup()
  const cursor = await screen.findByRole('slider', { name: 'Read off in the section' })
  await act(async () => cursor.focus())
  await user.keyboard('{End}')
  expect(marked()).toEqual(everywhere('panel'))
})

test('a part of the bar under the pointer marks its layer; a click chooses it', async () => {
  parts().getBoundingClientRect = () => new DOMRect(0, 0, 332, 33)
  const at = async (index: number) => {
    // the mark tells where the part of a layer is
    await act(async () => editor.controls.pointed.set(keys[index] ?? null))
    const mark = document.querySelector('rect[data-layer]')
    const clientX = Number(mark?.getAttribute('x')) + Number(mark?.getAttribute('width')) / 2
    await act(async () => editor.controls.pointed.set(null))
    return { clientX, clientY: 10 }
  }
  for (const [index, key] of keys.entries()) {
    const place = await at(index)
    await act(async () => void fireEvent.pointerMove(parts(), place))
    expect(marked()).toEqual(everywhere(key))
  }
  await act(async () => void fireEvent.pointerLeave(parts()))
  expect(marked()).toEqual(nowhere)
  const place = await at(1)
  await act(async () => void fireEvent.click(parts(), place))
  expect(editor.cell).toEqual({ key: 'insulation', column: 'material' })
})

test('with the focus arrows lead through the parts of the bar, and say what each layer adds', async () => {
  const user = userEvent.setup()
  expect(parts().getAttribute('aria-valuetext')).toBe('Arrow keys show what each layer adds')
  await act(async () => parts().focus())
  const seen = [marked().rows[0]]
  for (let count = 0; count < 2; count += 1) {
    await user.keyboard('{ArrowRight}')
    seen.push(marked().rows[0])
  }
  expect(new Set(seen)).toEqual(new Set(keys))
  expect(marked()).toEqual(everywhere(seen[2] ?? ''))
  expect(parts().getAttribute('aria-valuetext')).toMatch(/^Layer \d, \w+: −?[\d.]+\u00a0kg/)
  await act(async () => parts().blur())
  expect(marked()).toEqual(nowhere)
})

/** What the cursor reads off, as it is shown beside it. */
const reading = () => [...document.querySelectorAll('.section-stage dl dd')].map(({ textContent }) => textContent)

test('under the pointer and by keys the cursor reads off depth, temperature, dew point and vapour pressure', async () => {
  const user = userEvent.setup()
  const { withUnit, number } = formatsOf('en_GB')
  const faces = kpis.thermal.temperatures
  const cursor = await screen.findByRole('slider', { name: 'Read off in the section' })
  await act(async () => cursor.focus())
  await user.keyboard('{End}')
  const inner = faces.at(-1)
  if (!inner || inner.dewPoint === null) throw new Error('figures are missing')
  const told = [
    '275\u00a0mm',
    withUnit('temperature', inner.temperature),
    withUnit('temperature', inner.dewPoint),
    `${number(Math.round(saturationPressure(inner.dewPoint)))}\u00a0Pa`,
  ]
  expect(reading()).toEqual(told)
  const [depth, temperature, dewPoint, pressure] = told
  expect(cursor.getAttribute('aria-valuetext')).toBe(
    `Depth ${depth}, temperature ${temperature}, dew point ${dewPoint}, vapour pressure ${pressure}`,
  )
  await act(async () => cursor.blur())
  expect(reading()).toEqual([])

  const drawing = document.querySelector('svg.section')
  const insulation = screen.getByRole('option', { name: /^Layer 2,/ }).querySelector('rect')
  const [, , width = 0, height = 0] = drawing?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  if (!drawing || !insulation) throw new Error('nothing is drawn')
  drawing.getBoundingClientRect = () => new DOMRect(0, 0, width, height)
  const of = (name: string) => Number(insulation.getAttribute(name))
  const middle = { clientX: of('x') + of('width') / 2, clientY: of('y') + of('height') / 2 }
  await act(async () => void fireEvent.pointerMove(drawing, middle))
  const at = (layer: number) => faces.find((face) => face.layer === layer)?.temperature ?? Number.NaN
  // straight within a layer
  expect(reading().slice(0, 2)).toEqual(['160\u00a0mm', withUnit('temperature', (at(1) + at(2)) / 2)])
  expect(marked()).toEqual(everywhere('insulation'))
})
