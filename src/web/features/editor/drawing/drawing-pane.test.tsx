import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { emptyDocument, emptyLayer, type LayerDraft } from '../document/document.ts'
import { ControlsContext, useEditor } from '../document/editor-state.ts'
import { DrawingPane } from './drawing-pane.tsx'

const insulation: LayerDraft = { ...emptyLayer('a'), materialText: 'Insulation', numbers: { thickness: 0.16 } }
const framed: LayerDraft = { ...insulation, framing: { direction: 'vertical', materialId: 'kvh' } }

function Pane({ layer, against }: { layer: LayerDraft; against: 'outerWall' | 'outerWallGround' }) {
  const { controls } = useEditor({ ...emptyDocument('en_GB'), type: against, layers: [layer] })
  const climate = { outsideTemperature: -5, insideTemperature: 20, outsideHumidity: 0.8, insideHumidity: 0.5 }
  const applicable = against === 'outerWall'
  const kpis = { thermal: { climate, temperatures: [] }, moisture: { applicable }, layers: [] }
  return (
    <ControlsContext value={controls}>
      <DrawingPane
        {...{ type: against, name: 'Wall', seed: 'a', layers: [layer], materials: new Map(), readOnly: true }}
        {...{ computed: undefined, selected: undefined, overlay: 'temperature', zoom: 1, colouring: 'none' }}
        kpis={kpis as unknown as KeyPerformanceIndicators}
        onOverlay={() => undefined}
        onColouring={() => undefined}
        onZoom={() => undefined}
      />
    </ControlsContext>
  )
}

const open = async (layer: LayerDraft, against: 'outerWall' | 'outerWallGround' = 'outerWall') => {
  await act(async () => {
    render(
      <Suspense>
        <Pane layer={layer} against={against} />
      </Suspense>,
    )
  })
  await screen.findByRole('listbox')
}

beforeEach(() => setLocale('en_GB'))

test('the curve is that of the bay only where there is framing', async () => {
  await open(framed)
  expect(screen.queryByText('Temperature in the bay')).not.toBeNull()
})

test('without framing it is the temperature, and the dew point has its line', async () => {
  await open(insulation)
  expect(screen.queryByText('Temperature in the bay')).toBeNull()
  expect(screen.queryAllByText('Temperature')).not.toEqual([])
  expect(screen.queryAllByText('Dew point')).not.toEqual([])
})

test('against the ground the soil is named with its temperature, and no dew point is told', async () => {
  await open(insulation, 'outerWallGround')
  expect(screen.queryByText('Soil')).not.toBeNull()
  expect(screen.queryAllByText('as outside')).not.toEqual([])
  expect(screen.queryByText('Dew point')).toBeNull()
})
