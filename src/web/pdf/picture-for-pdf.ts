/** Largest side of a picture in a PDF [px]: sharp at the size that a logo has on paper. */
const SHARP = 1200

/**
 * A picture as a PNG of the plain kind that the writer of PDFs reads, whichever kind it was.
 *
 * @param url - a data URL of a picture that the browser can show
 * @returns a data URL
 */
export async function pictureForPdf(url: string): Promise<string> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const scale = Math.min(1, SHARP / Math.max(picture.naturalWidth, picture.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
