import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { AuthenticationResponse } from '#contract/accounts.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { signedIn } from '#web/lib/session.ts'

await setLocale('de_DE')
signedIn({
  user: { name: 'A', email: 'a@aufbau.example', policies: ['admin'] },
  sessionJwt: 'token',
  sessionExpiration: new Date(Date.now() + 900_000).toISOString(),
} as unknown as AuthenticationResponse)
const { Component: ReleasesPage } = await import('./releases-page.tsx')

test('imports that cannot be had are said to be missing, and are not asked for without end', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://localhost').pathname)
    return url.includes('import')
      ? Response.json({ code: 'internalError', message: 'no', traceId: '1', details: [] }, { status: 500 })
      : Response.json([])
  })
  await act(async () => {
    render(
      <Suspense>
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <ReleasesPage />
          </QueryClientProvider>
        </MemoryRouter>
      </Suspense>,
    )
  })
  expect(await screen.findByRole('alert')).toBeDefined()
  const before = asked.length
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(screen.getByRole('alert')).toBeDefined()
  expect(asked.length - before).toBeLessThanOrEqual(1)
})
