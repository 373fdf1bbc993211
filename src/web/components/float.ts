import { MARGIN, opensAbove, roomAround } from './room.ts'

/** Where a panel lies beside the element that opened it. */
type Placing = {
  readonly align: 'start' | 'end'
  /** Height that it would like to have [px]; its own where absent. */
  readonly wanted?: number
  /** Lets it keep within a height [px]; by default it scrolls in itself. */
  readonly limit?: (panel: HTMLElement, most: number) => void
}

/** From the element that opened it to a panel [px]; a style may set another. */
const DISTANCE = 4
const distanceOf = (panel: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(panel).getPropertyValue('--popover-distance')) || DISTANCE

const scrollInItself = (panel: HTMLElement, most: number) => {
  panel.style.maxHeight = `${most}px`
  panel.style.overflowY = panel.scrollHeight > most ? 'auto' : ''
}

function place(panel: HTMLElement, anchor: Element, { align, wanted, limit = scrollInItself }: Placing): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const distance = distanceOf(panel)
  const room = roomAround(anchor)
  panel.style.maxHeight = ''
  const above = opensAbove(room, (wanted ?? panel.scrollHeight) + distance)
  limit(panel, (above ? room.above : room.below) - distance)
  const start = align === 'start' ? left : right - panel.offsetWidth
  panel.style.left = `${Math.max(MARGIN, Math.min(start, clientWidth - MARGIN - panel.offsetWidth))}px`
  panel.style.top = above ? 'auto' : `${bottom + distance}px`
  panel.style.bottom = above ? `${clientHeight - top + distance}px` : 'auto'
}

/**
 * Shows a panel above everything else, beside the element it stands in, within the window; it follows that element when
 * something scrolls. A box that scrolls would cut it off otherwise.
 *
 * @returns what ends it
 */
export function float(panel: HTMLElement, placing: Placing): () => void {
  const anchor = panel.parentElement
  if (!anchor || !('showPopover' in panel)) return () => {}
  panel.popover = 'manual'
  Object.assign(panel.style, { position: 'fixed', right: 'auto', margin: '0' })
  panel.showPopover()
  const follow = () => place(panel, anchor, placing)
  follow()
  const size = new ResizeObserver(follow)
  size.observe(panel)
  addEventListener('scroll', follow, true)
  addEventListener('resize', follow)
  return () => {
    size.disconnect()
    removeEventListener('scroll', follow, true)
    removeEventListener('resize', follow)
    panel.popover = null
  }
}
