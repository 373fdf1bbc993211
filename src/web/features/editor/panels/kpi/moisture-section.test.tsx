import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { testAssessor } from '#testing/assessor.ts'
import type { ConstructionType, Locale } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { localFigures } from '#web/resources/assessment/local-figures.ts'
import { emptyDocument } from '../../document/document.ts'
import { ControlsContext, useEditor } from '../../document/editor-state.ts'
import { MoistureSection } from './moisture-section.tsx'

const assessor = testAssessor()
type Shown = Parameters<typeof MoistureSection>[0]

function Section(props: Shown) {
  const { controls } = useEditor(emptyDocument('en_GB'))
  return (
    <ControlsContext value={controls}>
      <MoistureSection {...props} />
    </ControlsContext>
  )
}

const onShowLayer = vi.fn<(index: number) => void>()
const onMend = vi.fn<Shown['onMend']>()
// nothing is known here of what would be enough
const local = localFigures(new QueryClient())

async function show(
  type: ConstructionType,
  layers: readonly ConstructionLayer[],
  { settings, locale = 'en_GB' }: { readonly settings?: Settings; readonly locale?: Locale } = {},
) {
  const kpis = await assessor.kpis({ type, layers, settings }, { locale })
  await setLocale(locale)
  await act(async () => {
    render(
      <Suspense>
        <Section
          kpis={kpis}
          request={{ layers, type, settings: settings ?? {}, release: null, locale, keys: [], of: undefined }}
          local={local}
          layerName={(index) => layers[index]?.materialId ?? ''}
          onShowLayer={onShowLayer}
          onMend={onMend}
        />
      </Suspense>,
    )
  })
  await screen.findByRole('heading')
}

const layer = (materialId: string, thickness: number, rest: Partial<ConstructionLayer> = {}): ConstructionLayer => ({
  materialId,
  thickness,
  ...rest,
})
const rendered = [
  layer('etics_coat_mineral_light', 0.009),
  layer('eps_032', 0.16),
  layer('sand_lime_1800', 0.175),
  layer('plaster_gypsum', 0.01),
]

test('a wall on the list says so, with its row and what layers do not show', async () => {
  await show('outerWall', rendered)
  expect(screen.getByText('No calculation needed, by the list')).toBeDefined()
  expect(screen.getByText('masonry or concrete with inside plaster and weather protection')).toBeDefined()
  expect(screen.getByText('if: airtight; protected from driving rain')).toBeDefined()
  expect(screen.getByText(/as an orientation only: No condensate/)).toBeDefined()
})

test('where a simulation is required, the reason stands below in the language of the screen', async () => {
  await show('flatRoof', [layer('vegetation_substrate', 0.08), layer('bitumen_pye', 0.008), ...rendered.slice(1)], {
    locale: 'de_DE',
  })
  expect(screen.getByText('Simulation erforderlich (DIN EN 15026)')).toBeDefined()
  expect(screen.getByText('begrüntes Dach')).toBeDefined()
})

test('a layer that lacks a figure is named, and leads to where it can be given', async () => {
  await show('outerWall', [layer('kielsteg', 0.2)])
  expect(screen.getByText('Cannot be computed: figures are missing')).toBeDefined()
  expect(await screen.findByText(/λ is missing/)).toBeDefined()
  const [first] = screen.getAllByRole('button', { name: '1 kielsteg' })
  await userEvent.click(first ?? document.body)
  expect(onMend).toHaveBeenCalledExactlyOnceWith({ of: 'conductivity', layer: 0, part: 'layer' })
})

test('a surface factor below its limit is marked in words and colour, with the limit', async () => {
  await show('outerWall', [layer('concrete_c25_30', 0.2)])
  expect(screen.getByText('not fulfilled').closest('.bad')?.textContent).toMatch(/^0\.\d+ < 0\.7\d* not fulfilled$/)
})

test('driving rain is judged for the group that was chosen, and tells what is missing', async () => {
  const wall = [
    layer('plaster_lime_cement', 0.02),
    layer('brick_hollow_lambda_008', 0.365),
    layer('plaster_gypsum', 0.01),
  ]
  await show('outerWall', wall, { settings: { drivingRainGroup: 'III' } })
  expect(screen.getByText('Driving rain, group III: cannot be judged')).toBeDefined()
  expect(screen.getByText(/outside render, sd .* m, w is missing/)).toBeDefined()
})

test('the course over the year has a name, the place of the water, and no table where it stays dry', async () => {
  await show('outerWall', [
    layer('brick_clinker_2000', 0.115),
    layer('mw_core_035', 0.14),
    layer('sand_lime_1800', 0.175),
    layer('plaster_gypsum', 0.01),
  ])
  await userEvent.click(screen.getByText(/ISO 13788/))
  expect(await screen.findByText('Mannheim, TRY 2010')).toBeDefined()
  expect(screen.getAllByText(/mm from outside, \d+\sg\/m²/).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('row')).toHaveLength(26)
})

test('a dry year is one line', async () => {
  await show('outerWall', rendered)
  await userEvent.click(screen.getByText(/ISO 13788/))
  expect(await screen.findByText('Mannheim, TRY 2010')).toBeDefined()
  expect(screen.queryAllByRole('row')).toEqual([])
})
