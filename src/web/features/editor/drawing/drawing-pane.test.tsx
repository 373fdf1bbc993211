import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Colouring } from '#web/drawing/layer-shares.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
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

const layers = [insulation, { ...insulation, key: 'b', materialText: 'Brick', numbers: { thickness: 0.24 } }]
const shares = [
  { layer: 0, resistance: 3, counted: true, mass: 10, sd: 1, complete: true, gwp: -4, penrt: 10 },
  { layer: 1, resistance: 1, counted: true, mass: 30, sd: 3, complete: true, gwp: 12, penrt: 10 },
]

/** The pane with figures of both layers, which keeps what one chooses. */
function Coloured() {
  const { controls } = useEditor({ ...emptyDocument('en_GB'), type: 'outerWall', layers })
  const [colouring, setColouring] = useState<Colouring>('none')
  const climate = { outsideTemperature: -5, insideTemperature: 20, outsideHumidity: 0.8, insideHumidity: 0.5 }
  const kpis = { thermal: { climate, temperatures: [] }, moisture: { applicable: true }, layers: shares }
  const computed = { keys: ['a', 'b'], layers: layers.map(({ numbers }) => ({ thickness: numbers.thickness })) }
  return (
    <ControlsContext value={controls}>
      <DrawingPane
        {...{ type: 'outerWall', name: 'Wall', seed: 'a', layers, materials: new Map(), readOnly: true }}
        {...{ selected: undefined, overlay: 'none', zoom: 1, colouring, onColouring: setColouring }}
        kpis={kpis as unknown as KeyPerformanceIndicators}
        computed={computed as unknown as AssessmentRequest}
        onOverlay={() => undefined}
        onZoom={() => undefined}
      />
    </ControlsContext>
  )
}

test.each([
  ['Insulation (R)', 'temperature drop', ['75 %', '25 %'], ['0.60', '0.20']],
  ['GWP', 'Share of GWP', ['−25 %', '75 %'], ['0.00', '0.60']],
  ['PENRT', 'Share of PENRT', ['50 %', '50 %'], ['0.60', '0.60']],
  ['Vapour (sd)', 'vapour resistance', ['25 %', '75 %'], ['0.20', '0.60']],
  ['Mass', 'mass per area', ['25 %', '75 %'], ['0.20', '0.60']],
])(
  'coloured by %s, layers are tinted by their shares, and the legend names them',
  async (choice, named, texts, tints) => {
    const user = userEvent.setup()
    await act(async () => {
      render(
        <Suspense>
          <Coloured />
        </Suspense>,
      )
    })
    expect(document.querySelectorAll('[data-tint]')).toHaveLength(0)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Colour' }), choice)
    const legend = (await screen.findByText(new RegExp(named))).parentElement
    const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
    expect([...(legend?.querySelectorAll('li b') ?? [])].map(({ textContent }) => plain(textContent))).toEqual(texts)
    const largest = texts.includes('75 %') ? '75 %' : '50 %'
    expect(plain(legend?.textContent)).toContain(`Colour from 0 to ${largest}`)
    expect(plain(legend?.textContent)?.includes('negative: outline alone')).toBe(choice === 'GWP')
    const tinted = [...document.querySelectorAll('[data-tint]')]
    expect(tinted.map((one) => plain(one.querySelector('text')?.textContent))).toEqual(texts)
    const strengths = tinted.map((one) => Number(one.querySelector('rect')?.getAttribute('fill-opacity')).toFixed(2))
    expect(strengths).toEqual(tints)
  },
)
