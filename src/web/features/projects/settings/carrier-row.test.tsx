import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { projectTexts } from '../projects-texts.ts'
import { type Carrier, CarrierRow } from './carrier-row.tsx'

await setLocale('de_DE')
await projectTexts.load()

const carrier: Carrier = { id: 'B1', purpose: 'heating', finalEnergy: 2_000, dataset: { uuid: 'u' } }

const show = (shown: Carrier, onChange: (part: Partial<Carrier>) => void) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CarrierRow
        carrier={shown}
        carriers={{ isKnown: true, final: [], useful: [] }}
        figures={undefined}
        per="year"
        netRoomArea={100}
        readOnly={false}
        onChange={onChange}
        onRemove={() => undefined}
      />
    </QueryClientProvider>,
  )

test('a carrier is called by its name, else by what it is for', () => {
  const onChange = vi.fn<(part: Partial<Carrier>) => void>()
  const { unmount } = show(carrier, onChange)
  expect(screen.getByRole('group', { name: 'Heizung' })).toBeDefined()
  const field = screen.getByRole('textbox', { name: 'Name' })
  fireEvent.change(field, { target: { value: 'Kessel' } })
  unmount()
  show({ ...carrier, name: 'Kessel' }, onChange)
  expect(screen.getByRole('group', { name: 'Kessel' })).toBeDefined()
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: ' ' } })
  expect(onChange.mock.calls).toEqual([[{ name: 'Kessel' }], [{ name: undefined }]])
})
