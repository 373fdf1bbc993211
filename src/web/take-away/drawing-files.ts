import { drawingForPdf } from '#web/pdf/drawing-for-pdf.ts'

/** Points of a picture in a px of the drawing: 288 to an inch. */
const PIXEL_RATIO = 3

/** A drawing of the screen as a vector image on white, independent of style sheets, in its true size on paper. */
export function svgOf(drawing: SVGSVGElement): string {
  const { svg } = drawingForPdf(drawing)
  const { width, height } = drawing.viewBox.baseVal
  const millimetres = (px: number) => `${Number(((px * 25.4) / 96).toFixed(3))}mm`
  return svg
    .replaceAll('font-family="Roboto"', 'font-family="Inter, Arial, sans-serif"')
    .replace(/ width="[^"]*"/, ` width="${millimetres(width)}"`)
    .replace(/ height="[^"]*"/, ` height="${millimetres(height)}"`)
}

/** The same as a picture of points on white. @throws {Error} where the browser draws none */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(drawing))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * PIXEL_RATIO)
  canvas.height = Math.ceil(height * PIXEL_RATIO)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

/** Puts the picture into the clipboard. The promise goes in, so that the browser still sees the user's press. */
export const copyPicture = (drawing: SVGSVGElement): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(drawing) })])
