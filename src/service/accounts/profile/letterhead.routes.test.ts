import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Letterhead, LOGO } from '#contract/letterhead.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'

let service: AccountsService
let ada: Record<string, string>
let ben: Record<string, string>
beforeAll(async () => {
  service = await buildAccountsService()
  ada = bearer(await service.login('architektin@buero.example'))
  ben = bearer(await service.login('architekt@buero.example'))
})

const address = '/v1/auth/me/letterhead'
const put = (logo: string | null, headers = ada, more: Partial<Letterhead> = {}) =>
  service.call({ method: 'PUT', url: address, headers, payload: { office: 'Nordhang', author: '', logo, ...more } })
const dataUrl = (file: Buffer, type = 'image/png') => `data:${type};base64,${file.toString('base64')}`

/** The beginning of a PNG of that size, filled up to a length [byte]. */
function png(width: number, height: number, length = 100): Buffer {
  const header = Buffer.alloc(33)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(header)
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return Buffer.concat([header, deflateSync(Buffer.alloc(8)), Buffer.alloc(length)]).subarray(0, Math.max(33, length))
}

/** The beginning of a JPEG of that size, its frame behind a segment of metadata. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc2, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4]), frame])
}

describe('what heads one’s reports', () => {
  test('is empty at first, kept as it was set, and nobody else’s', async () => {
    const nothing = { office: '', author: '', logo: null }
    expect((await service.get(address, ben)).json()).toEqual(nothing)
    const logo = dataUrl(png(640, 120))
    expect((await put(logo, ada, { office: ' Atelier Nordhang ', author: 'M. Lindqvist' })).statusCode).toBe(200)
    const kept = { office: 'Atelier Nordhang', author: 'M. Lindqvist', logo }
    expect((await service.get(address, ada)).json()).toEqual(kept)
    expect((await service.get(address, ben)).json()).toEqual(nothing)
    expect((await put(null)).json()).toEqual({ office: 'Nordhang', author: '', logo: null })
  })

  test('has a logo of the type that its own bytes tell', async () => {
    const file = jpeg(800, 300)
    expect((await put(dataUrl(file, 'image/png'))).json()).toMatchObject({ logo: dataUrl(file, 'image/jpeg') })
  })

  test('takes the largest logo there may be', async () => {
    expect((await put(dataUrl(png(LOGO.pixels, LOGO.pixels, LOGO.bytes)))).statusCode).toBe(200)
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  test.each([
    ['an SVG', dataUrl(svg, 'image/svg+xml'), 'wrongFormat'],
    ['an SVG that says it is a PNG', dataUrl(svg), 'wrongFormat'],
    ['a PNG that is cut in its head', dataUrl(png(10, 10).subarray(0, 14)), 'wrongFormat'],
    [
      'a JPEG without a frame',
      dataUrl(Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4]), 'image/jpeg'),
      'wrongFormat',
    ],
    ['an address', 'https://buero.example/logo.png', 'wrongFormat'],
    ['one pixel too wide', dataUrl(png(LOGO.pixels + 1, 10)), 'tooBig'],
    ['no height', dataUrl(jpeg(10, 0)), 'tooBig'],
    ['one byte too large', dataUrl(png(10, 10, LOGO.bytes + 1)), 'tooBig'],
    ['far too large', dataUrl(png(10, 10, LOGO.bytes + 90)), 'tooLong'],
  ])('refuses %s by name', async (_what, logo, code) => {
    expect(errorOf(await put(logo)).details).toMatchObject([{ path: '/logo', code }])
  })
})
