import { imageSize } from 'image-size'
import { LOGO, type logoTypes } from '#contract/letterhead.ts'
import { refused } from '#service/service-error.ts'

type LogoType = (typeof logoTypes)[number]

const typeOf: Readonly<Record<string, LogoType>> = { png: 'image/png', jpg: 'image/jpeg' }

/** Type and size by the file's own bytes; undefined for what is no picture, or is cut in its head. */
function readPicture(file: Buffer) {
  try {
    const { type, width, height } = imageSize(file)
    const logoType = typeOf[type ?? '']
    return logoType && { type: logoType, width, height }
  } catch {
    return undefined
  }
}

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
  const picture = readPicture(file)
  if (!picture) throw refused('/logo', 'wrongFormat', { format: 'PNG, JPEG' })
  if ([picture.width, picture.height].some((side) => side < 1 || side > LOGO.pixels))
    throw refused('/logo', 'tooBig', { minimum: 1, maximum: `${LOGO.pixels} px` })
  return `data:${picture.type};base64,${file.toString('base64')}`
}
