import { expect, type Locator, type Page } from '@playwright/test'

/** What opens over a page. */
const OVER = 'dialog[open], [role="menu"], [role="listbox"], .menu, [popover]:popover-open'

/** Whatever stands over the page and beyond the window: its role and where. */
const beyond = (page: Page) =>
  page.evaluate((over) => {
    const lies = (element: Element) => {
      const { position, visibility } = getComputedStyle(element)
      return (
        visibility !== 'hidden' && (element.tagName === 'DIALOG' || position === 'fixed' || position === 'absolute')
      )
    }
    return [...document.querySelectorAll(over)].filter(lies).flatMap((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect()
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      return inside || width === 0 ? [] : [`${element.tagName} ${[left, top, right, bottom].map(Math.round).join(' ')}`]
    })
  }, OVER)

/** Whether the dialog that is open has the focus on its first field; true where none has one, or an alert asks. */
const beginsAtField = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]:not([role="alertdialog"])')
    const field = dialog?.querySelector(
      ':is(input, select, textarea):not(:disabled, [readonly], [type="hidden"], [tabindex="-1"], header *, footer *)',
    )
    return !field || field === document.activeElement || field.contains(document.activeElement)
  })

/** Closes what stands over the page, however late it came. */
async function close(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open], [aria-expanded="true"][aria-haspopup]')).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

/** What opens something and is in sight, by its name without figures; of alike ones the last, which lies lowest. */
async function openersIn(openers: Locator): Promise<Map<string, number>> {
  const labels = await openers.evaluateAll((all) =>
    all.map((one) =>
      one.checkVisibility({ visibilityProperty: true })
        ? (one.getAttribute('aria-label') ?? one.getAttribute('title') ?? one.textContent)
        : null,
    ),
  )
  return new Map(
    labels.flatMap((label, index) => (label === null ? [] : [[label.replaceAll(/\d[\d.,]*/g, ''), index]])),
  )
}

const OPENERS = ['[aria-haspopup]', 'button[aria-expanded="false"]', 'input[role="combobox"]']
  .map((opener) => `${opener}:not(:disabled)`)
  .join(', ')

/**
 * Opens everything below a part of the page that says it opens something, one after the other, of alike ones the lowest:
 * nothing of it leaves the window, and every dialog begins at its first field.
 *
 * @returns how many there were
 */
export async function expectWithinWindow(page: Page, part: 'main' | 'header' = 'main'): Promise<number> {
  const openers = page.locator(part).locator(OPENERS)
  const seen = new Set<string>()
  for (;;) {
    // asked anew each time: what was opened may have brought or taken away others
    const next = [...(await openersIn(openers))].find(([name]) => !seen.has(name))
    if (!next) return seen.size
    const [name, index] = next
    seen.add(name)
    const opener = openers.nth(index)
    // a dialog may be fetched first, while something else on the page is open
    const isDialog = (await opener.getAttribute('aria-haspopup')) === 'dialog'
    await opener.click({ timeout: 10_000 })
    const opened = page.locator(isDialog ? 'dialog[open], [role="dialog"]' : 'dialog[open], [aria-expanded="true"]')
    await expect(opened.first(), name).toBeVisible()
    await expect.poll(() => beyond(page), name).toEqual([])
    await expect.poll(() => beginsAtField(page), `${name}: first field`).toBe(true)
    await close(page)
  }
}
