/** How high a block is on a sheet [px]. */
export type Measured = {
  readonly height: number
  /** Of a block that may be divided: what is repeated above its lines, and each of them. */
  readonly lines?: { readonly head: number; readonly heights: readonly number[] }
  /** Stays with the block after it: a heading, a drawing above its table. */
  readonly keeps?: boolean
}

/** A block on a sheet, or some of its lines. */
export type Piece = { readonly block: number; readonly from: number; readonly to: number }

const whole = (block: number): Piece => ({ block, from: 0, to: Number.POSITIVE_INFINITY })

/** What must have room below where a block begins: itself, its first line, and what it may not be parted from. */
function leastOf(blocks: readonly Measured[], index: number): number {
  const block = blocks[index]
  if (!block) return 0
  if (block.keeps) return block.height + leastOf(blocks, index + 1)
  return block.lines ? block.lines.head + (block.lines.heights[0] ?? 0) : block.height
}

/**
 * Lays blocks on sheets, one after the other; long ones go on on the next sheet, no line is cut.
 *
 * @param room - height of a sheet between its head and its title block [px]
 * @returns the pieces of each sheet; at least one sheet
 */
export function paginate(blocks: readonly Measured[], room: number): Piece[][] {
  const sheets: Piece[][] = [[]]
  let used = 0
  const put = (piece: Piece, height: number) => {
    sheets.at(-1)?.push(piece)
    used += height
  }
  const turn = () => {
    if (used === 0) return
    sheets.push([])
    used = 0
  }
  for (const [index, block] of blocks.entries()) {
    if (used + leastOf(blocks, index) > room) turn()
    if (!block.lines || used + block.height <= room) {
      put(whole(index), block.height)
      continue
    }
    const { head, heights } = block.lines
    let from = 0
    while (from < heights.length) {
      let [to, height] = [from, head]
      while (to < heights.length && (to === from || used + height + (heights[to] ?? 0) <= room)) {
        height += heights[to] ?? 0
        to += 1
      }
      put({ block: index, from, to }, height)
      from = to
      if (from < heights.length) turn()
    }
  }
  return sheets
}
