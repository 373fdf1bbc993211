import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AuthenticationResponse } from '#contract/accounts.ts'
import type { ConstructionOrigin } from '#contract/construction-origin.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { signedIn } from '#web/lib/session.ts'
import { emptyDocument } from '../../document/document.ts'

await setLocale('en_GB')
signedIn({
  user: { name: 'A', email: 'a@aufbau.example', policies: [] },
  sessionJwt: 'token',
  sessionExpiration: new Date(Date.now() + 900_000).toISOString(),
} as unknown as AuthenticationResponse)
const { OriginDialog } = await import('./origin-dialog.tsx')
const { originTexts } = await import('./origin-texts.ts')
await originTexts.load()

const id = '0190a0a0-0000-7000-8000-000000000001'
const taken = { version: 3, takenAt: '2026-03-04T10:00:00.000Z', layers: [], figures: [] }
const source: ConstructionOrigin['source'] = {
  id,
  ownership: 'custom',
  code: 'AW-01',
  name: 'Wall',
  version: 3,
  layers: [],
}
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${new URL(url, 'http://localhost').pathname}`)
    return new Response(null, { status: 204 })
  })
})

const show = async (origin: ConstructionOrigin, readOnly = false) => {
  const onClose = vi.fn<() => void>()
  await act(async () => {
    render(
      <Suspense>
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient()}>
            <OriginDialog
              of={{ id, ownership: 'custom' }}
              origin={origin}
              document={emptyDocument('en_GB')}
              readOnly={readOnly}
              onClose={onClose}
            />
          </QueryClientProvider>
        </MemoryRouter>
      </Suspense>,
    )
  })
  return onClose
}

test('the link to a source that is gone is told, and cut', async () => {
  const onClose = await show({ ...taken, source: null })
  expect(await screen.findByText(/It is gone, or no longer for you to see\./)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cut the link' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked).toEqual([`DELETE /v1/construction/custom/${id}/origin`])
})

test('one that is as it was taken leads to it, and offers nothing to be marked as seen', async () => {
  await show({ ...taken, source })
  expect(await screen.findByText(/Nothing has changed in it since\./)).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/constructions/custom/${id}`)
  expect(screen.queryByRole('button', { name: /seen/i })).toBeNull()
})

test('who may only look is offered no cut', async () => {
  await show({ ...taken, source: null }, true)
  expect(await screen.findByText(/It is gone, or no longer for you to see\./)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cut the link' })).toBeNull()
})
