import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { LinkForm } from './link-form.tsx'
import type { SharedThing } from './share-people.tsx'
import { sharingTexts } from './sharing-texts.ts'

let sent: { readonly body: unknown }[]
const refusal = { code: 'invalidRequest', message: '', details: [{ path: '/freeze', code: 'notAllowed' }], traceId: '' }

const show = async (what: SharedThing['what']) => {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <LinkForm what={what} id="018f0000-0000-7000-8000-000000000000" onCreated={() => undefined} />
        </Suspense>
      </QueryClientProvider>,
    )
  })
  return screen.findByRole('button', { name: 'Create the link' })
}

beforeEach(async () => {
  sent = []
  vi.stubGlobal('fetch', (_url: unknown, { body }: { readonly body: string }) => {
    sent.push({ body: JSON.parse(body) })
    return Promise.resolve(Response.json(refusal, { status: 400 }))
  })
  await setLocale('en_GB')
  await sharingTexts.load()
})

test('a link to a construction is frozen only where that is asked for, and says why it cannot be', async () => {
  const user = userEvent.setup()
  const create = await show('construction')
  await user.click(create)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ freeze: false, showNames: true })
  await user.click(screen.getByRole('checkbox', { name: /^Freeze/ }))
  await user.click(create)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({ freeze: true })
  expect(await screen.findByText(/materials of one’s own cannot be frozen/)).toBeTruthy()
})

test('a link to a project follows it', async () => {
  await show('project')
  expect(screen.queryByRole('checkbox', { name: /^Freeze/ })).toBeNull()
})
