import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Tips } from './tips.tsx'

const explain = (target: Element) => {
  const anchor = target.closest<HTMLElement>('[data-term]')
  return anchor ? { anchor, text: `what ${anchor.dataset['term']} means` } : undefined
}

const show = () =>
  render(
    <>
      <button type="button" data-term="D" title="title of its own">
        D
      </button>
      <button type="button">other</button>
      <Tips explain={explain} />
    </>,
  )
const term = () => screen.getByRole('button', { name: 'D' })

test('words show while the focus is on the term, belong to it, and go with the focus', async () => {
  show()
  await userEvent.tab()
  const tip = await screen.findByRole('tooltip')
  expect(tip.textContent).toBe('what D means')
  expect(term().getAttribute('aria-describedby')).toBe(tip.id)
  expect(term().title).toBe('')
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(term().getAttribute('aria-describedby')).toBeNull()
  expect(term().title).toBe('title of its own')
})

test('the pointer may go over to the words; elsewhere they go', async () => {
  show()
  await userEvent.hover(term())
  const tip = await screen.findByRole('tooltip')
  await userEvent.hover(tip)
  await new Promise((next) => setTimeout(next, 200))
  expect(screen.getByRole('tooltip')).toBeDefined()
  await userEvent.hover(screen.getByRole('button', { name: 'other' }))
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

test('Escape closes a dialog that opened over the term, even before the page finds time to take the words away', async () => {
  show()
  await userEvent.hover(term())
  await screen.findByRole('tooltip')
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  dialog.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  dialog.remove()
})

test('what is pressed for something else says nothing more', async () => {
  render(
    <>
      <button type="button" data-of="cost">
        ≥ 24
      </button>
      <Tips
        explain={(target) => (target instanceof HTMLElement ? { anchor: target, text: 'what it is' } : undefined)}
      />
    </>,
  )
  await userEvent.hover(screen.getByRole('button', { name: '≥ 24' }))
  await screen.findByRole('tooltip')
  await userEvent.click(screen.getByRole('button', { name: '≥ 24' }))
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await new Promise((next) => setTimeout(next, 400))
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('a tap shows them at once, and Escape takes only them away', async () => {
  show()
  const escaped = vi.fn<() => void>()
  document.addEventListener('keydown', escaped)
  await userEvent.click(term())
  await screen.findByRole('tooltip')
  escaped.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(escaped).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(escaped).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', escaped)
})
