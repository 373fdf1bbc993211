import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PrintedMark } from '#web/pdf/printed-mark.tsx'
import { type Block, staysWithNext } from './blocks.ts'
import { type Measured, type Piece, paginate } from './paginate.ts'

/** What is set on the sheets: the content, and the mark by which it is verified. */
export type SetBlock = Block | { readonly kind: 'mark'; readonly mark: PrintedMark }

/** Height of a sheet between its head and its title block [px]. */
const ROOM = 884

function measured(element: HTMLElement, block: SetBlock): Measured {
  const height = element.offsetHeight
  if (block.kind === 'mark') return { height }
  if (staysWithNext(block)) return { height, keeps: true }
  if (block.kind !== 'table' && block.kind !== 'notes') return { height }
  const lines = [...element.querySelectorAll<HTMLElement>('[data-line]')]
  if (lines.length === 0) return { height }
  const heights = lines.map((line) => line.offsetHeight)
  const head = Math.max(0, height - heights.reduce((sum, one) => sum + one, 0))
  return { height, lines: { head, heights } }
}

/** Whether two ways of setting are the same. */
const isSame = (one: readonly Piece[][], other: readonly Piece[][]) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Lays blocks on sheets by their heights in a place out of sight, in which they are set as wide as on a sheet.
 *
 * @param onCount - told how many sheets there are
 * @returns the place for all blocks, each in an element of its own, and the sheets; none before they were measured
 */
export function usePages(blocks: readonly SetBlock[], onCount: (count: number) => void) {
  const place = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState<Piece[][]>([])
  useLayoutEffect(() => {
    const container = place.current
    if (!container) return
    const measure = () => {
      const elements = [...container.children].filter((child) => child instanceof HTMLElement)
      const heights = elements.flatMap((element, index) => {
        const block = blocks[index]
        return block ? [measured(element, block)] : []
      })
      const next = paginate(heights, ROOM)
      setPages((before) => (isSame(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(container)
    return () => observer.disconnect()
  }, [blocks])
  useEffect(() => onCount(pages.length), [pages.length, onCount])
  return { place, pages }
}
