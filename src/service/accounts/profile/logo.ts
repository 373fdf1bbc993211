import { LOGO, type logoTypes } from '#contract/letterhead.ts'
import { refused } from '#service/service-error.ts'

type LogoType = (typeof logoTypes)[number]
type Size = { readonly width: number; readonly height: number }

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** From the header chunk, which is the first. */
function pngSize(file: Buffer): Size | undefined {
  if (file.length < 33 || !file.subarray(0, 8).equals(PNG) || file.toString('latin1', 12, 16) !== 'IHDR')
    return undefined
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

/** Whether a marker begins a frame, which tells the size: C0 to CF, but for tables and the arithmetic conditioning. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** From the first frame, past the segments before it. */
function jpegSize(file: Buffer): Size | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 <= file.length; ) {
    if (file[at] !== 0xff) return undefined
    const marker = file[at + 1] ?? 0
    if (isFrame(marker)) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    at += 2 + file.readUInt16BE(at + 2)
  }
  return undefined
}

const readers: readonly (readonly [LogoType, (file: Buffer) => Size | undefined])[] = [
  ['image/png', pngSize],
  ['image/jpeg', jpegSize],
]

/**
 * A logo as it is kept: of the type that its own first bytes tell, whatever it was sent as.
 *
 * @param url - a data URL in base64
 * @returns a data URL
 * @throws {ServiceError} `invalidRequest` at `/logo`: `wrongFormat` for what is no such picture, `tooBig` for its bytes or sides
 */
export function checkedLogo(url: string): string {
  const [, content] = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(url) ?? []
  if (content === undefined) throw refused('/logo', 'wrongFormat', { format: 'PNG, JPEG' })
  const file = Buffer.from(content, 'base64')
  if (file.length > LOGO.bytes) throw refused('/logo', 'tooBig', { maximum: `${LOGO.bytes} byte` })
  for (const [type, sizeOf] of readers) {
    const size = sizeOf(file)
    if (!size) continue
    if ([size.width, size.height].some((side) => side < 1 || side > LOGO.pixels))
      throw refused('/logo', 'tooBig', { minimum: 1, maximum: `${LOGO.pixels} px` })
    return `data:${type};base64,${file.toString('base64')}`
  }
  throw refused('/logo', 'wrongFormat', { format: 'PNG, JPEG' })
}
