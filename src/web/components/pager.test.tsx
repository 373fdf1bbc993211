import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { Pager } from './pager.tsx'

beforeAll(() => commonTexts.load())

const show = (page: number, more?: boolean) =>
  render(
    <MemoryRouter>
      <Pager
        page={page}
        size={25}
        total={1000}
        more={more}
        sizes={[25, 50]}
        hrefOf={(number) => `?page=${number}`}
        onSize={() => undefined}
      />
    </MemoryRouter>,
  )
const last = () => screen.getAllByRole('link').findLast((link) => /^\d+$/.test(link.textContent))

test('a number that is exact ends with its last page', () => {
  show(40)
  expect(screen.getByRole('navigation').textContent).toMatch(/976–1\s000 (of|von) 1\s000/)
  expect(last()?.textContent).toBe('40')
  expect(screen.getAllByRole('button', { name: /next|nächste/i })).toHaveLength(1)
})

test('a lower bound says so, and goes on by one page at a time', () => {
  show(40, true)
  expect(screen.getByRole('navigation').textContent).toMatch(/(of|von) ≥ 1\s000/)
  expect(last()?.textContent).toBe('41')
  expect(screen.getByRole('link', { name: /next|nächste/i }).getAttribute('href')).toContain('page=41')
})

test('beyond the bound it tells what has been seen', () => {
  show(44, true)
  expect(screen.getByRole('navigation').textContent).toMatch(/1\s076–1\s100 (of|von) ≥ 1\s100/)
})
