import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { projectTexts } from '../projects-texts.ts'
import { ReleaseGone } from './release-gone.tsx'

await setLocale('de_DE')
await projectTexts.load()

test('a release that is gone is named, with what follows, and leads to choosing another', async () => {
  const user = userEvent.setup()
  const onChoose = vi.fn<() => void>()
  const { rerender } = render(<ReleaseGone gone={{ release: 'OBD_2020_II', isAsked: true }} onChoose={onChoose} />)
  expect(screen.getByRole('alert').textContent).toContain('2020')
  expect(screen.getByRole('alert').textContent).toContain('nicht berechnen')
  await user.click(screen.getByRole('button', { name: 'Datenstand wählen' }))
  expect(onChoose).toHaveBeenCalledOnce()
  rerender(<ReleaseGone gone={{ release: 'OBD_2020_II', isAsked: false }} onChoose={onChoose} />)
  expect(screen.getByRole('status').textContent).toContain('gerechnet wird mit dem voreingestellten')
})
