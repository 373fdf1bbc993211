import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AuthenticationResponse } from '#contract/accounts.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { signedIn } from '#web/lib/session.ts'
import type { Office } from '#web/resources/accounts/offices.ts'
import { OfficeName } from './office-name.tsx'
import { officesTexts } from './offices-texts.ts'

const office: Office = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  name: 'Nordhang',
  role: 'admin',
  members: 2,
  secondFactor: true,
  linksForbidden: false,
  constructions: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const sent: { url: string; body: unknown }[] = []

beforeEach(async () => {
  sent.length = 0
  signedIn({
    user: { name: 'A', email: 'a@aufbau.example', policies: [] },
    sessionJwt: 'token',
    sessionExpiration: new Date(Date.now() + 900_000).toISOString(),
  } as unknown as AuthenticationResponse)
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const asked = JSON.parse(body as string) as { name: string }
    sent.push({ url: new URL(url, 'http://localhost').pathname, body: asked })
    if (asked.name.trim() !== '') return Response.json({ ...office, name: asked.name.trim() })
    const details = [{ path: '/name', code: 'tooShort', message: 'At least one character' }]
    return Response.json({ code: 'invalidRequest', message: 'no', traceId: '1', details }, { status: 400 })
  })
  await setLocale('en_GB')
  await officesTexts.load()
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <OfficeName office={office} />
        </Suspense>
      </QueryClientProvider>,
    )
  })
})

const field = () => screen.getByRole('textbox', { name: 'Name of the office' })
const button = () => screen.getByRole('button', { name: 'Rename Nordhang' })

test('an office is renamed, and nothing else of it is changed', async () => {
  expect(button()).toHaveProperty('disabled', true)
  await userEvent.type(field(), ' West')
  await userEvent.click(button())
  await waitFor(() => expect(sent).toEqual([{ url: `/v1/office/${office.id}`, body: { name: 'Nordhang West' } }]))
})

test('why a name is refused stands at the field', async () => {
  await userEvent.clear(field())
  await userEvent.click(button())
  expect(await screen.findByText('At least one character')).toBeDefined()
  expect(field().getAttribute('aria-invalid')).toBe('true')
})
