import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { KeyHints } from './key-hints.tsx'

const open = async (readOnly: boolean) => {
  await act(async () => {
    render(
      <Suspense>
        <button type="button" data-border={0}>
          border
        </button>
        <KeyHints readOnly={readOnly} />
      </Suspense>,
    )
  })
  await screen.findByText('all shortcuts')
}
const hints = () => [...document.querySelectorAll('p > span')].map(({ textContent }) => textContent)

beforeEach(() => setLocale('en_GB'))

test('while a border has the focus its keys stand below the table, else those of the layers', async () => {
  await open(false)
  expect(hints()).toContain('↑ ↓ choose layer')
  const border = screen.getByRole('button', { name: 'border' })
  act(() => border.focus())
  expect(hints()).toEqual([
    '← → move by 1 mm',
    'Shift ← → move by 10 mm',
    'PgUp PgDn to the next supplied size',
    'Alt drag without sizes',
    'Enter type the dimension',
    'Esc back to its place',
  ])
  act(() => border.blur())
  expect(hints()).toContain('Alt ↑ ↓ move')
})

test('where one may only look the keys that change something are left out', async () => {
  await open(true)
  expect(hints()).toEqual(['↑ ↓ choose layer'])
})
