import type { Page } from '@playwright/test'

/** What is wrong with the layout of what is on screen: how far it scrolls sideways, cut texts, texts upon each other. */
export type LayoutFaults = {
  readonly sideways: number
  readonly cut: readonly string[]
  readonly overlapping: readonly string[]
}

/** A line of text on screen. */
type Line = {
  /** Element and first letters. */
  readonly told: string
  /** Number of the element in the document, and of what it floats in: menus may cover the rest. */
  readonly element: number
  readonly layer: number
  readonly cut: boolean
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Every line of text on screen, in the open dialog where there is one; not what is hidden from sight on purpose. */
const linesOn = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.body
    const all = [...document.querySelectorAll('*')]
    const isSeen = (element: Element) =>
      element.closest('.sr, .skip, svg, [hidden], option, noscript, script, style') === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isCut = (element: Element) => {
      for (let frame: Element | null = element; frame && frame !== root; frame = frame.parentElement) {
        const { overflowX, position } = getComputedStyle(frame)
        if (['auto', 'scroll'].includes(overflowX) || position === 'fixed') return false
        if (['hidden', 'clip'].includes(overflowX)) return frame.scrollWidth > frame.clientWidth + 1
      }
      return false
    }
    /** What of a line is painted: frames that hide what is beyond them cut it. */
    const painted = (box: DOMRect, element: Element) => {
      let { left, right, top, bottom } = box
      for (let frame: Element | null = element; frame && frame !== root; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflow === 'visible') continue
        const clip = frame.getBoundingClientRect()
        left = Math.max(left, clip.left)
        right = Math.min(right, clip.right)
        top = Math.max(top, clip.top)
        bottom = Math.min(bottom, clip.bottom)
      }
      return { left, right, top, bottom }
    }
    const linesOf = (node: Node) => {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !isSeen(element)) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const layer = element.closest('.menu, [data-layer], [popover]')
      const line = {
        told: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${text.slice(0, 40)}`,
        element: all.indexOf(element),
        layer: layer ? all.indexOf(layer) : -1,
        // A name that ends in dots is whole in the hint of its field.
        cut: isCut(element) && !element.closest('[title]')?.getAttribute('title')?.includes(text),
      }
      return [...range.getClientRects()].map((box) => ({ ...line, ...painted(box, element) }))
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const lines: ReturnType<typeof linesOf> = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) lines.push(...linesOf(node))
    return lines
  })

/** Whether two lines stand upon each other; they are higher than their letters, so a third of a line may. */
function overlap(one: Line, other: Line): boolean {
  if (one.element === other.element || one.layer !== other.layer) return false
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 3 && high > Math.min(one.bottom - one.top, other.bottom - other.top) / 3 + 1
}

/** Looks through every text on screen. */
export async function layoutFaults(page: Page): Promise<LayoutFaults> {
  const lines = (await linesOn(page)).filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2)
  const overlapping = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.told} | ${other.told}`),
  )
  return {
    sideways: await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
    cut: [...new Set(lines.filter(({ cut }) => cut).map(({ told }) => told))],
    overlapping,
  }
}
