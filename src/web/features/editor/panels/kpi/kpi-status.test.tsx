import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import type { LiveFigures, LiveKpis } from '../../figures/use-figures.ts'
import { KpiHint } from './kpi-status.tsx'

const renew = vi.fn<() => void>()
const reload = vi.fn<() => void>()

async function open(outdated: LiveKpis['outdated']) {
  const figures = { renew } as Partial<LiveFigures> as LiveFigures
  const live = { shown: null, delay: null, outdated } satisfies LiveKpis
  await act(async () => {
    render(
      <Suspense>
        <KpiHint live={live} figures={figures} problems={[]} empty={false} />
      </Suspense>,
    )
  })
  return userEvent.setup()
}

beforeEach(async () => {
  vi.unstubAllGlobals()
  renew.mockClear()
  reload.mockClear()
  await setLocale('en_GB')
})

test('where the service has newer data, its figures are said to be shown, and those of now are one click away', async () => {
  const user = await open('otherData')
  expect((await screen.findByRole('status')).textContent).toContain(
    'The service computes with newer data than this page',
  )
  await user.click(screen.getByRole('button', { name: 'Load anew' }))
  expect(renew).toHaveBeenCalledTimes(1)
})

test('where the engine is another, the page itself is loaded anew', async () => {
  const user = await open('otherEngine')
  const button = await screen.findByRole('button', { name: 'Load anew' })
  vi.stubGlobal('location', { reload })
  await user.click(button)
  expect([reload.mock.calls.length, renew.mock.calls.length]).toEqual([1, 0])
})

test('while both agree nothing is said', async () => {
  await open(null)
  expect(screen.queryByRole('status')).toBeNull()
})
