/** A place on the sheet [px]. */
export type Place = readonly [x: number, y: number]

/** Points of a stroke in their order. */
export type Stroke = readonly Place[]

/** Pieces that a quarter of a circle, or a curve, becomes. */
const PIECES = 6
const turn = 2 * Math.PI

const curved = ([x0, y0]: Place, [cx, cy]: Place, [x1, y1]: Place): Place[] =>
  Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1]
  })

/** A circular arc of path data, by its centre (SVG 2, appendix B.2.4, of equal radii). */
function arced(from: Place, given: number, large: boolean, sweep: boolean, to: Place): Place[] {
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const half = Math.hypot(dx, dy)
  if (half === 0) return []
  const radius = Math.max(given, half)
  const off = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) / half
  const side = large === sweep ? -1 : 1
  const centre: Place = [(from[0] + to[0]) / 2 + side * off * dy, (from[1] + to[1]) / 2 - side * off * dx]
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  const end = Math.atan2(to[1] - centre[1], to[0] - centre[0])
  const swept = sweep ? (end - start + turn) % turn : -((start - end + turn) % turn)
  const count = Math.max(1, Math.ceil((Math.abs(swept) / (Math.PI / 2)) * PIECES))
  return Array.from({ length: count }, (_, index): Place => {
    const angle = start + (swept * (index + 1)) / count
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

type Command = (at: Place, numbers: readonly number[], stroke: Stroke) => readonly Place[]

const pairs = (numbers: readonly number[]): Place[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ])
const backToStart: Command = (_at, _numbers, stroke) => stroke.slice(0, 1)

/** The points that a command leads to. */
const commands: Readonly<Record<string, Command>> = {
  L: (_, numbers) => pairs(numbers),
  l: ([x, y], [dx = 0, dy = 0]) => [[x + dx, y + dy]],
  H: ([, y], [x = 0]) => [[x, y]],
  h: ([x, y], [dx = 0]) => [[x + dx, y]],
  V: ([x], [y = 0]) => [[x, y]],
  v: ([x, y], [dy = 0]) => [[x, y + dy]],
  Q: (at, [cx = 0, cy = 0, x = 0, y = 0]) => curved(at, [cx, cy], [x, y]),
  A: (at, [radius = 0, , , large, sweep, x = 0, y = 0]) => arced(at, radius, large === 1, sweep === 1, [x, y]),
  Z: backToStart,
  z: backToStart,
}

/**
 * The strokes of path data as points, curves in short pieces. It knows what hatches and members are written with:
 * M, L, l, H, h, V, v, Q, A and z.
 *
 * @throws {Error} naming a command that it does not know
 */
export function pathLines(path: string): Stroke[] {
  const strokes: Place[][] = []
  for (const [, name = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const stroke = strokes.at(-1)
    const command = commands[name]
    if (name === 'M') strokes.push(pairs(numbers.slice(0, 2)))
    else if (command && stroke) stroke.push(...command(stroke.at(-1) ?? [0, 0], numbers, stroke))
    else throw new Error(`path command ${name} is not known`)
  }
  return strokes
}

/** A rectangle [px]. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The part of a straight line within a rectangle (Liang and Barsky); undefined where there is none. */
export function cutLine([x0, y0]: Place, [x1, y1]: Place, box: Box): readonly [Place, Place] | undefined {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const bounds = [
    [-dx, x0 - box.x],
    [dx, box.x + box.width - x0],
    [-dy, y0 - box.y],
    [dy, box.y + box.height - y0],
  ] as const
  let [from, to] = [0, 1]
  for (const [step, room] of bounds) {
    if (step === 0 && room < 0) return undefined
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  return from > to
    ? undefined
    : [
        [x0 + from * dx, y0 + from * dy],
        [x0 + to * dx, y0 + to * dy],
      ]
}
