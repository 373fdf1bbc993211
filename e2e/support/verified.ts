import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The code of a report in a text, such as that of its PDF. */
export function codeIn(text: string): string {
  const [code] = /(?:[\dA-Z]{4}-){5}[\dA-Z]{4}/.exec(text) ?? []
  if (code === undefined) throw new Error('no code of a report')
  return code
}

/** Takes the place of the browser's dialog: notes the code that stands on paper in that moment. */
export async function catchPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const mark = document.querySelector<HTMLElement>('[data-verification]')
      document.body.dataset['printed'] = mark?.querySelector('svg') ? mark.dataset['verification'] : 'no code'
    }
  })
}

/** The code that was printed last. */
export async function printedCode(page: Page): Promise<string> {
  await expect(page.locator('body')).toHaveAttribute('data-printed', /./, { timeout: 30_000 })
  return (await page.locator('body').getAttribute('data-printed')) ?? ''
}

/** Whoever has the code finds that the report says what its data come to. */
export async function expectVerified(page: Page, code: string): Promise<void> {
  const found = await page.request.get(`/v1/verification/${code}`)
  expect(await found.json()).toMatchObject({ code, outcome: 'equal' })
}
