import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import type { Conformity, KeyPerformanceIndicators } from '#contract/assessment.ts'
import { testAssessor } from '#testing/assessor.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { emptyDocument, emptyLayer } from '../../document/document.ts'
import { ControlsContext, type Editor, useEditor } from '../../document/editor-state.ts'
import type { LiveFigures, LiveKpis } from '../../figures/use-figures.ts'
import { FigureBar } from './figure-bar.tsx'

const wall = { ...emptyDocument('en_GB'), layers: [emptyLayer('render'), emptyLayer('wool')] }
let editor: Editor

function Bar({ kpis }: { kpis: KeyPerformanceIndicators }) {
  const opened = useEditor(wall)
  useLayoutEffect(() => {
    editor = opened
  }, [opened])
  const shown = { input: { keys: ['render', 'wool'] }, result: kpis }
  const live = { shown, delay: null, outdated: null } as unknown as LiveKpis
  return (
    <ControlsContext value={opened.controls}>
      <FigureBar
        figures={{ get: () => live } as unknown as LiveFigures}
        live={live}
        problems={[]}
        empty={false}
        layerName={(index) => ['Render', 'Wool'][index] ?? ''}
        readOnly={false}
        open={false}
        onOpen={() => undefined}
      />
    </ControlsContext>
  )
}

const known = () =>
  testAssessor().kpis(
    { type: 'outerWall', layers: [{ materialId: 'sand_lime_1800', thickness: 0.175 }] },
    { locale: 'en_GB' },
  )

async function show(kpis: KeyPerformanceIndicators) {
  await setLocale('en_GB')
  await act(async () => {
    render(
      <Suspense>
        <Bar kpis={kpis} />
      </Suspense>,
    )
  })
}

test('a missing U says in the bar what is lacking and leads to its field', async () => {
  const kpis = await known()
  const warning = { code: 'conductivityUnknown', message: '', values: {} } as const
  await show({
    ...kpis,
    thermal: { ...kpis.thermal, uValue: null },
    warnings: ['/layers/1', '/layers/0'].map((path) => ({ ...warning, path })),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^λ is missing: 2 Wool and 1 more$/ }))
  await expect.poll(() => editor.panel).toEqual({ kind: 'values', key: 'wool', field: 'conductivity' })
})

test('what is known needs no reason', async () => {
  await show(await known())
  expect(await screen.findByText('U-value')).toBeDefined()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Figures'])
})

test('limits that would lie on each other under a large U leave the room to the lowest', async () => {
  const kpis = await known()
  const limits = [0.28, 0.15, 0.28].map((limit, at) => ({
    requirement: `limit ${at}`,
    kind: 'heat',
    quantity: 'uValue',
    relation: 'atMost',
    limit,
  }))
  const labels = async (uValue: number) => {
    await show({ ...kpis, thermal: { ...kpis.thermal, uValue }, conformity: limits as unknown as Conformity[] })
    const ruler = screen.getByText('U-value').closest('p')?.querySelectorAll('[aria-hidden] > [style*="left"]')
    return [...(ruler ?? [])].map(({ textContent }) => textContent)
  }
  expect(await labels(5.4)).toEqual(['0.15', ''])
  cleanup()
  expect(await labels(0.3)).toEqual(['0.15', '0.28'])
})
