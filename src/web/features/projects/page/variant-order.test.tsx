import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { projectTexts } from '../projects-texts.ts'
import { VariantOrder } from './variant-order.tsx'

await setLocale('de_DE')
await projectTexts.load()

test('a variant moves among the others by Alt and an arrow; an arrow alone moves nothing', async () => {
  const onMove = vi.fn<(id: string, by: 1 | -1) => void>()
  const variants = ['B', 'C', 'D'].map((name) => ({ id: name.toLowerCase(), name }))
  render(<VariantOrder variants={variants} onMove={onMove} />)
  screen.getByRole('button', { name: 'C' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onMove).not.toHaveBeenCalled()
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}')
  expect(onMove.mock.calls).toEqual([
    ['c', -1],
    ['c', 1],
  ])
})
