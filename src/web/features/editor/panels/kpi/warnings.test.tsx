import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import type { Warning } from '#contract/assessment.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { Warnings } from './warnings.tsx'

const warning = (code: string, layer: number | null, message = code): Warning => ({
  code,
  path: layer === null ? null : `/layers/${layer}`,
  values: {},
  message,
})

async function show(warnings: readonly Warning[]) {
  const onShowLayer = vi.fn<(index: number) => void>()
  await setLocale('en_GB')
  await act(async () => {
    render(
      <Suspense>
        <Warnings warnings={warnings} onShowLayer={onShowLayer} />
      </Suspense>,
    )
  })
  await screen.findByRole('heading')
  return onShowLayer
}

test('notes of one cause are one, which opens to all of them', async () => {
  await show([
    warning('biogenicCarbonEstimated', 0, 'estimated'),
    warning('biogenicBalanceOpen', 1, 'not released'),
    warning('climatePartsDiffer', null, 'parts differ'),
    warning('datasetExpired', null, 'expired'),
  ])
  expect(screen.getByRole('heading').textContent).toBe('2 notes')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  const carbon = screen.getByText(/3 statements/)
  expect(carbon.closest('details')?.textContent).toMatch(/estimated.*not released.*parts differ/)
  expect(screen.getByText('expired').closest('details')).toBeNull()
})

test('a note that several layers have stands once, with a way to each', async () => {
  const onShowLayer = await show([
    warning('densityUnknown', 0),
    warning('densityUnknown', 2),
    warning('densityUnknown', 2),
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Show layer 3' }))
  expect(onShowLayer).toHaveBeenCalledExactlyOnceWith(2)
})
