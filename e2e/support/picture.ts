import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { expect, type Page, type TestInfo } from '@playwright/test'

const folder = fileURLToPath(new URL('../pictures', import.meta.url))

/** Width of the sample in Liberation Sans of 100 px [px]: the pictures show that font and no other. */
const SAMPLE_WIDTH = 1339.84

/** Of which browser the pictures are. */
const takenWith = path.join(folder, 'browser.txt')

const writes = ({ config: { updateSnapshots } }: TestInfo) => updateSnapshots === 'all' || updateSnapshots === 'changed'

const majorOf = (version: string) => version.split('.', 1)[0] ?? ''

/** Whether texts come out in the font of the pictures. */
async function hasTheFont(page: Page): Promise<boolean> {
  const width = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return 0
    context.font = '100px "Liberation Sans", monospace'
    return context.measureText('Hamburgefonstiv 0123456789').width
  })
  return Math.abs(width - SAMPLE_WIDTH) < 0.5
}

type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** Why pictures say nothing here, such as another font or another version of the browser; null where they do. */
export async function incomparable(page: Page, info: TestInfo): Promise<string | null> {
  const version = majorOf(page.context().browser()?.version() ?? '')
  if (!(await hasTheFont(page))) return 'Liberation Sans is missing here'
  if (writes(info)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(takenWith, `${version}\n`)
    return null
  }
  const taken = existsSync(takenWith) ? readFileSync(takenWith, 'utf8').trim() : version
  return taken === version ? null : `the pictures are of Chromium ${taken}, this is ${version}`
}

/**
 * A picture in 216 colours, as the canvas of a blank page makes it. Screens are halved: what is compared are shapes and
 * colours, not the smoothing of edges.
 */
async function pixelsOf(bench: Page, png: Buffer, factor: number): Promise<Pixels> {
  const { width, height, base64 } = await bench.evaluate(
    async ({ source, scale }) => {
      const reply = await fetch(`data:image/png;base64,${source}`)
      const image = await createImageBitmap(await reply.blob())
      const size = { width: Math.ceil(image.width / scale), height: Math.ceil(image.height / scale) }
      const context = new OffscreenCanvas(size.width, size.height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.imageSmoothingQuality = 'medium'
      context.drawImage(image, 0, 0, size.width, size.height)
      const { data } = context.getImageData(0, 0, size.width, size.height)
      const colours = new Uint8Array(size.width * size.height)
      const step = (value: number | undefined) => Math.round((value ?? 0) / 51)
      for (let at = 0; at < colours.length; at += 1) {
        colours[at] = step(data[at * 4]) * 36 + step(data[at * 4 + 1]) * 6 + step(data[at * 4 + 2])
      }
      const written = new FileReader()
      const url = new Promise<string>((resolve) => {
        written.addEventListener('load', () => resolve(typeof written.result === 'string' ? written.result : ''))
      })
      written.readAsDataURL(new Blob([colours]))
      return { ...size, base64: (await url).replace(/^.*,/, '') }
    },
    { source: png.toString('base64'), scale: factor },
  )
  return { width, height, data: Buffer.from(base64, 'base64') }
}

const chunk = (type: string, body: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of 216 colours, six of each primary. */
function encode({ width, height, data }: Pixels): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const palette = Buffer.from(
    Array.from({ length: 216 }, (_, index) => [Math.floor(index / 36), Math.floor(index / 6) % 6, index % 6]).flat(),
  ).map((step) => step * 51)
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1) {
    rows.set(data.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Side of the squares that are held against each other [px of the small picture]. */
const TILE = 8
/** How much of a square may be of another colour: edges of letters differ between versions of a browser. */
const TOLERATED = 0.2
/** Steps of a colour that count as another one: one step is rounding. */
const OTHER = 2

const steps = (colour: number) => [Math.floor(colour / 36), Math.floor(colour / 6) % 6, colour % 6] as const
const isOther = (one: number, other: number) => {
  const [a, b] = [steps(one), steps(other)]
  return a.some((value, index) => Math.abs(value - (b[index] ?? 0)) >= OTHER)
}

/** Corners of the squares in which two pictures of one size show something else, in px of the screen. */
function differences(now: Pixels, before: Pixels): readonly string[] {
  const found: string[] = []
  for (let top = 0; top < now.height; top += TILE) {
    for (let left = 0; left < now.width; left += TILE) {
      let other = 0
      for (let y = top; y < Math.min(top + TILE, now.height); y += 1) {
        for (let x = left; x < Math.min(left + TILE, now.width); x += 1) {
          const at = y * now.width + x
          if (isOther(now.data[at] ?? 0, before.data[at] ?? 0)) other += 1
        }
      }
      if (other > TILE * TILE * TOLERATED) found.push(`${left * 2},${top * 2}`)
    }
  }
  return found
}

/** A blank page that works on pictures; it has no part in the app. */
export const openBench = async (page: Page): Promise<Page> => {
  const bench = await page.context().newPage()
  await bench.goto('about:blank')
  return bench
}

/** Takes a picture of the screen and holds it against the one in `e2e/pictures`, or writes that one where asked to. */
export async function expectPicture(
  page: Page,
  bench: Page,
  name: string,
  info: TestInfo,
  { window = false }: { readonly window?: boolean },
): Promise<void> {
  const png = await page.screenshot({
    fullPage: !window,
    animations: 'disabled',
    caret: 'hide',
  })
  const file = path.join(folder, `${name}.png`)
  const now = await pixelsOf(bench, png, 2)
  if (writes(info)) {
    writeFileSync(file, encode(now))
    return
  }
  const known = existsSync(file)
  expect.soft(known, `a picture ${name}; write it with --update-snapshots`).toBe(true)
  if (!known) return
  const before = await pixelsOf(bench, readFileSync(file), 1)
  const sameSize = now.width === before.width && Math.abs(now.height - before.height) <= 1
  const differing = sameSize ? differences(now, before) : []
  if (!sameSize || differing.length > 0) {
    await info.attach(`${name}, now`, { body: png, contentType: 'image/png' })
    await info.attach(`${name}, as it was`, { path: file })
  }
  expect.soft([now.width, now.height], `size of ${name}`).toEqual([before.width, sameSize ? now.height : before.height])
  expect.soft(differing, `squares of ${name} that look different`).toEqual([])
}
