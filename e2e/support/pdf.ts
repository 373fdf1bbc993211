import { inflateSync } from 'node:zlib'

/** A painted shape on a page, from the lower left corner [pt]. */
export type PdfBox = { readonly fill: string; readonly width: number; readonly height: number }
export type Pdf = {
  readonly pages: number
  /** Width and height of the pages [pt]. */
  readonly sizes: readonly (readonly [number, number])[]
  readonly text: string
  readonly boxes: readonly PdfBox[]
  /** The file itself, for what stands in it as it is. */
  readonly raw: string
}

type Matrix = readonly [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
]

/** The streams of a file by the number of their object, inflated. */
function streamsOf(raw: string): Map<number, string> {
  const streams = new Map<number, string>()
  for (const { 1: number, 2: head = '', 3: body = '' } of raw.matchAll(
    /(\d+) 0 obj\s*(<<(?:(?!endobj)[\s\S])*?>>)\s*stream\r?\n([\s\S]*?)\r?\nendstream/g,
  )) {
    const packed = /FlateDecode/.test(head)
    try {
      const bytes = Buffer.from(body, 'latin1')
      streams.set(Number(number), packed ? inflateSync(bytes).toString('latin1') : body)
    } catch {
      // Pictures and fonts are of no interest here.
    }
  }
  return streams
}

const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Which character each glyph of a font stands for. */
function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const { 1: from = '', 2: list = '' } of map.matchAll(/<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi)) {
    const texts = [...list.matchAll(/<([0-9a-f ]+)>/gi)]
    for (const [index, text] of texts.entries())
      glyphs.set(Number.parseInt(from, 16) + index, unicode((text[1] ?? '').replaceAll(' ', '')))
  }
  return glyphs
}

function fontsOf(raw: string, streams: ReadonlyMap<number, string>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>()
  for (const { 1: name = '', 2: object } of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = raw.match(new RegExp(`(?:^|\\n)${object} 0 obj([\\s\\S]*?)endobj`))?.[1] ?? ''
    const map = font.match(/\/ToUnicode (\d+) 0 R/)?.[1]
    fonts.set(name, glyphsOf(streams.get(Number(map)) ?? ''))
  }
  return fonts
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> = new Map()
  const parts: string[] = []
  for (const { 1: name, 2: shown } of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/gi)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map()
    const codes = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)].flatMap(({ 1: hex = '' }) => hex.match(/.{4}/g) ?? [])
    if (shown !== undefined) parts.push(codes.map((code) => font.get(Number.parseInt(code, 16)) ?? '').join(''))
  }
  return parts.join(' ')
}

const PAINTS = /^(f\*?|F|B\*?|b\*?)$/
const ENDS = /^(f\*?|F|B\*?|b\*?|S|s|n)$/

const hexOf = (parts: readonly number[]) =>
  parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

/** Points that an operator adds to the path, in its own coordinates. */
function pointsOf(operator: string, [x = 0, y = 0, width = 0, height = 0, endX = 0, endY = 0]: readonly number[]) {
  if (operator === 'm' || operator === 'l') return [[x, y]] as const
  if (operator === 'c') return [[endX, endY]] as const
  return operator === 're' ? ([[x, y] as const, [x + width, y + height] as const] as const) : []
}

/** Boxes around every filled path. */
function boxesOf(content: string): PdfBox[] {
  const boxes: PdfBox[] = []
  const kept: { matrix: Matrix; fill: string }[] = []
  let state = { matrix: IDENTITY, fill: '' }
  let points: (readonly [number, number])[] = []
  let operands: number[] = []
  const change: Readonly<Record<string, () => void>> = {
    q: () => kept.push({ ...state }),
    Q: () => {
      state = kept.pop() ?? state
    },
    cm: () => {
      state.matrix = times(operands as unknown as Matrix, state.matrix)
    },
    scn: () => {
      state.fill = hexOf(operands)
    },
    rg: () => {
      state.fill = hexOf(operands)
    },
  }
  const placed = ([x, y]: readonly [number, number]): readonly [number, number] => {
    const [a, b, c, d, e, f] = state.matrix
    return [a * x + c * y + e, b * x + d * y + f]
  }
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  for (const token of content.split(/\s+/)) {
    if (/^[-+.\d]/.test(token)) {
      operands.push(Number(token))
      continue
    }
    change[token]?.()
    points.push(...pointsOf(token, operands).map(placed))
    if (PAINTS.test(token) && points.length > 0) {
      const [width, height] = [spread(points.map(([x]) => x)), spread(points.map(([, y]) => y))]
      boxes.push({ fill: state.fill, width, height })
    }
    if (ENDS.test(token)) points = []
    if (!token.startsWith('/')) operands = []
  }
  return boxes
}

/** Reads what a PDF shows: its pages, its text as a reader would copy it, and the shapes that are filled. */
export function readPdf(file: Buffer): Pdf {
  const raw = file.toString('latin1')
  const streams = streamsOf(raw)
  const fonts = fontsOf(raw, streams)
  const sizes = [...raw.matchAll(/\/MediaBox\s*\[\s*[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ({ 1: width, 2: height }) => [Number(width), Number(height)] as const,
  )
  const contents = [...streams.values()]
  return {
    pages: [...raw.matchAll(/\/Type\s*\/Page\b/g)].length,
    sizes,
    text: contents.map((content) => textOf(content, fonts)).join(' '),
    boxes: contents.flatMap(boxesOf),
    raw,
  }
}
