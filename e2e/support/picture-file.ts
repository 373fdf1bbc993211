import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/**
 * What is in a picture that was saved, as the browser decodes it: its size, and how many points have each colour.
 *
 * @param colours - as styles have them, `rgb(…)`
 */
export async function pictureIn(page: Page, path: string, colours: readonly string[]) {
  const base64 = (await readFile(path)).toString('base64')
  return page.evaluate(
    async ({ data, wanted }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const { width, height } = picture
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(picture, 0, 0)
      const points = context.getImageData(0, 0, width, height).data
      const painted = wanted.map((colour) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
        const isNear = (at: number) =>
          Math.abs((points[at] ?? 0) - red) < 4 &&
          Math.abs((points[at + 1] ?? 0) - green) < 4 &&
          Math.abs((points[at + 2] ?? 0) - blue) < 4
        let count = 0
        for (let at = 0; at < points.length; at += 4) if (isNear(at)) count += 1
        return count
      })
      return { width, height, painted }
    },
    { data: base64, wanted: colours },
  )
}
