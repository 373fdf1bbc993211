import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { kept } from '#web/lib/kept.ts'
import { emptyDocument, emptyLayer, type LayerDraft } from '../document/document.ts'
import { ControlsContext, useEditor } from '../document/editor-state.ts'
import { FirstStep, FurtherSteps } from './first-steps.tsx'

const layer = { ...emptyLayer('a'), materialId: 'osb', numbers: { thickness: 0.015 } }

function Around({ layers }: { layers: readonly LayerDraft[] }) {
  const { controls, history } = useEditor({ ...emptyDocument('en_GB'), layers })
  return (
    <ControlsContext value={controls}>
      <button type="button" onClick={() => controls.insertLayers([layer], null)}>
        add
      </button>
      {history.present.layers.length === 0 && <FirstStep />}
      <FurtherSteps />
    </ControlsContext>
  )
}

async function open(layers: readonly LayerDraft[]) {
  await setLocale('en_GB')
  await act(async () => {
    render(
      <Suspense>
        <Around layers={layers} />
      </Suspense>,
    )
  })
}
const told = () => screen.queryByRole('note')?.getAttribute('aria-label')

test('three steps are told one after the other to who begins an empty construction, by keys too, and never again', async () => {
  await open([layer])
  expect(told()).toBeUndefined()
  cleanup()

  await open([])
  await screen.findByRole('note')
  expect(told()).toBe('First steps, 1 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'add' }))
  expect(told()).toBe('First steps, 2 of 3')
  expect(kept('first-steps')).toBe('1')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(told()).toBe('First steps, 3 of 3')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Got it' }))
  await userEvent.keyboard('{Escape}')
  expect(told()).toBeUndefined()
  expect(kept('first-steps')).toBe('3')
  cleanup()

  await open([])
  expect(told()).toBeUndefined()
})
