import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '#web/components/toasts.ts'
import { pdfTexts } from './pdf-texts.ts'
import { PrintButton } from './print-button.tsx'
import { MarkOnPaper } from './printed-mark.tsx'
import { usePrinted } from './use-printed.ts'
import type { Verifiable } from './verification-mark.ts'

const verifiable = { code: '7K3M-Q2ZD', url: 'https://aufbau.example/verify/7K3M-Q2ZD', fingerprint: 'abc' }
/** What stands on the sheets each time they are printed. */
const printed = vi.fn<(code: string | null | undefined) => void>()

beforeAll(() => pdfTexts.load())
beforeEach(() => {
  printed.mockReset()
  window.print = () => printed(screen.queryByText(verifiable.code)?.textContent)
})

function Sheets({ says, register }: { says: string; register: () => Promise<Verifiable | null> }) {
  const toasts = useToasts()
  const { mark, print } = usePrinted({ says, locale: 'de_DE', register })
  return (
    <>
      <PrintButton print={print} />
      {mark && <MarkOnPaper mark={mark} />}
      <ul>
        {toasts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
}
const shown = (register: () => Promise<Verifiable | null>, says = 'first') => (
  <QueryClientProvider client={new QueryClient()}>
    <Sheets says={says} register={register} />
  </QueryClientProvider>
)

test('sheets are printed with their code, which goes once they say something else', async () => {
  const register = vi.fn<() => Promise<Verifiable>>(async () => verifiable)
  const { rerender } = render(shown(register))
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(printed).toHaveBeenCalledWith(verifiable.code))
  expect(screen.getByRole('img', { name: `Prüfcode ${verifiable.code}` })).toBeTruthy()
  rerender(shown(register, 'second'))
  expect(screen.queryByText(verifiable.code)).toBeNull()
})

test('the browser’s keys print them likewise', async () => {
  render(shown(async () => verifiable))
  await userEvent.keyboard('{Control>}p{/Control}')
  await waitFor(() => expect(printed).toHaveBeenCalledWith(verifiable.code))
})

test('where they get no code they are printed all the same, and it is said', async () => {
  render(shown(async () => Promise.reject(new Error('Das Netz fehlt.'))))
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(printed).toHaveBeenCalledWith(undefined))
  expect(await screen.findByText('The print got no verification code. Das Netz fehlt.')).toBeTruthy()
})
