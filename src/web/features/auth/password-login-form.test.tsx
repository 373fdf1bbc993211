import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { usePasswordLogin } from './password-login.ts'
import { PasswordLoginForm } from './password-login-form.tsx'

const Login = () => <PasswordLoginForm login={usePasswordLogin({})} />

beforeEach(async () => {
  await setLocale('en_GB')
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <Login />
        </Suspense>
      </QueryClientProvider>,
    )
  })
})
const address = () => screen.findByRole('textbox', { name: /e-mail/i })

test('an empty form names both fields and sends nothing', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Please enter the password.')).toBeDefined()
  expect((await address()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(/^password$/i).getAttribute('aria-invalid')).toBe('true')
})

test('an address without its domain is refused, and the password keeps what was typed', async () => {
  await userEvent.type(await address(), 'ada@')
  await userEvent.type(screen.getByLabelText(/^password$/i), 'secret words')
  await userEvent.keyboard('{Enter}')
  const field = await address()
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText(/^password$/i)).toHaveProperty('value', 'secret words')
})
