import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type TestInfo } from '@playwright/test'

const folder = fileURLToPath(new URL('../pictures', import.meta.url))

/** Of which browser the pictures are. */
const takenWith = path.join(folder, 'browser.txt')

const majorOf = (version: string) => version.split('.', 1)[0] ?? ''

/** Colours in steps, so that the files stay small: one step is rounding. */
const STEP = 51

/**
 * How alike two pictures must be, as Playwright compares them. Smoothing of edges and one step of a colour are no
 * difference; an icon that is missing is one (16 px of the screen are 64 px of its halved picture).
 */
export const ALIKE = { threshold: 0.25, maxDiffPixels: 48 } as const

/** Why pictures say nothing here, such as another version of the browser; null where they do. */
export async function incomparable(page: Page, { config: { updateSnapshots } }: TestInfo): Promise<string | null> {
  const version = majorOf(page.context().browser()?.version() ?? '')
  const hasFont = await page.evaluate(
    async () => (await document.fonts.load('16px "Inter Aufbau"', 'Aufbau')).length > 0,
  )
  if (!hasFont) return 'the font of the app did not load'
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
    mkdirSync(folder, { recursive: true })
    writeFileSync(takenWith, `${version}\n`)
    return null
  }
  const taken = existsSync(takenWith) ? readFileSync(takenWith, 'utf8').trim() : version
  return taken === version ? null : `the pictures are of Chromium ${taken}, this is ${version}`
}

/** Whether there is a picture to compare with, or one is to be taken now. */
export const isTaken = (name: string, { config: { updateSnapshots } }: TestInfo): boolean =>
  updateSnapshots === 'all' || updateSnapshots === 'changed' || existsSync(path.join(folder, name))

/** A blank page that works on pictures; it has no part in the app. */
export async function openBench(page: Page): Promise<Page> {
  const bench = await page.context().newPage()
  await bench.goto('about:blank')
  return bench
}

/** A picture of the screen at half its size: what is compared are shapes and colours, not the smoothing of edges. */
export async function takePicture(page: Page, bench: Page, { window = false }: { readonly window?: boolean }) {
  const png = await page.screenshot({ fullPage: !window, animations: 'disabled', caret: 'hide' })
  const halved = await bench.evaluate(
    async ({ source, step }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
      const canvas = new OffscreenCanvas(Math.ceil(image.width / 2), Math.ceil(image.height / 2))
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.imageSmoothingQuality = 'medium'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
      for (let at = 0; at < pixels.data.length; at += 1)
        pixels.data[at] = Math.round((pixels.data[at] ?? 0) / step) * step
      context.putImageData(pixels, 0, 0)
      const reader = new FileReader()
      reader.readAsDataURL(await canvas.convertToBlob())
      await new Promise((resolve) => reader.addEventListener('load', resolve))
      return typeof reader.result === 'string' ? reader.result : ''
    },
    { source: png.toString('base64'), step: STEP },
  )
  return Buffer.from(halved.slice(halved.indexOf(',') + 1), 'base64')
}

/** Whether a picture is as it should be; true also where there is none to compare with. */
function isAlike(picture: Buffer, name: string, info: TestInfo): boolean {
  if (!isTaken(name, info)) return true
  try {
    expect(picture).toMatchSnapshot(name, ALIKE)
    return true
  } catch {
    return false
  }
}

/** A picture that is not as it should be is taken so often, so that none of a screen on its way is held against it. */
const TRIES = 3

/**
 * Takes a picture, once more where it is not as it should be: a test that only compares has no screen to look at again.
 *
 * @param settled - waits until the screen stands
 */
export async function takeSettled({
  name,
  info,
  take,
  settled,
}: {
  readonly name: string
  readonly info: TestInfo
  readonly take: () => Promise<Buffer>
  readonly settled: () => Promise<void>
}): Promise<Buffer> {
  let picture = await take()
  for (let tried = 1; tried < TRIES && !isAlike(picture, name, info); tried += 1) {
    await settled()
    picture = await take()
  }
  return picture
}

/** What one test saw, for another to compare, in another process where need be: a folder of the run's results. */
export function takenPictures({ project: { outputDir } }: TestInfo, group: string) {
  const folderOfGroup = path.join(outputDir, 'pictures', group.replaceAll(' ', '-'))
  const verdict = path.join(folderOfGroup, 'reason.json')
  return {
    keep: (name: string, picture: Buffer) => {
      mkdirSync(folderOfGroup, { recursive: true })
      writeFileSync(path.join(folderOfGroup, name), picture)
    },
    judge: (reason: string | null) => writeFileSync(verdict, JSON.stringify(reason)),
    /** Why they cannot be compared; null where they can. */
    reason: () => {
      if (!existsSync(verdict)) throw new Error('no picture was taken: the test before this one saw no screen')
      return JSON.parse(readFileSync(verdict, 'utf8')) as string | null
    },
    all: () =>
      readdirSync(folderOfGroup)
        .filter((name) => name.endsWith('.png'))
        .map((name) => [name, readFileSync(path.join(folderOfGroup, name))] as const),
  }
}
