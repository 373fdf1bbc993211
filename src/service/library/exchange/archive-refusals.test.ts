import { zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Construction } from '#contract/constructions.ts'
import { archiveOf, count, create, filesOf, packed, send } from '#testing/archives.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await buildService()
})

describe('what cannot be taken in is refused, and nothing is taken', () => {
  let user: TestUser
  let archive: Uint8Array
  let files: Record<string, string>
  beforeAll(async () => {
    user = await service.signIn()
    const source = await service.signIn()
    await create(source, buildConstruction({ name: 'Eins' }))
    await create(source, buildConstruction({ name: 'Zwei' }))
    archive = await archiveOf(source)
    files = filesOf(archive)
  })

  const changed = (change: (content: Construction, index: number) => object) => {
    let index = 0
    return Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        name.startsWith('constructions/')
          ? JSON.stringify(change(JSON.parse(content) as Construction, index++))
          : content,
      ]),
    )
  }
  const refusal = async (payload: Uint8Array | string, type?: string) => {
    const error = errorOf(await send(user, payload, type))
    expect([error.code, await count(user)]).toEqual(['fileRejected', 0])
    return error.details
  }
  const first = () => Object.keys(files).find((name) => name.startsWith('constructions/')) ?? ''

  test('one that is cut anywhere', async () => {
    for (let part = 1; part < 20; part += 1)
      expect(await refusal(archive.slice(0, Math.floor((archive.length * part) / 20)))).toMatchObject([
        { code: 'damaged' },
      ])
  })

  test('one with a flipped bit in its content', async () => {
    const name = new TextEncoder().encode(first())
    const at = Buffer.from(archive).indexOf(name) + name.length + 20
    const flipped = archive.slice()
    flipped[at] = (flipped[at] ?? 0) ^ 1
    expect(await refusal(flipped)).toMatchObject([{ path: `${first()}#`, code: 'damaged' }])
  })

  test('a bomb: a file that decompresses to gigabytes, whatever it says of itself', async () => {
    const bomb = zipSync({ 'manifest.json': new Uint8Array(64 * 1024 * 1024) }, { level: 9 })
    expect(await refusal(bomb)).toMatchObject([{ path: 'manifest.json#', code: 'tooBig' }])
    const view = new DataView(bomb.buffer)
    const end = bomb.length - 22
    view.setUint32(view.getUint32(end + 16, true) + 24, 1_000, true)
    expect(await refusal(bomb)).toMatchObject([{ path: 'manifest.json#', code: 'damaged' }])
  })

  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'constructions/../x.json',
    'C:\\x.json',
    'constructions/x.exe',
    '__MACOSX/x',
  ])('one with %s', async (name) => {
    expect(await refusal(packed({ ...files, [name]: '{}' }))).toMatchObject([{ code: 'foreignFile' }])
  })

  test('one of 10,000 files that are none of ours', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}.json`, '{}']))
    expect(await refusal(packed(many))).toMatchObject([{ code: 'foreignFile' }])
  }, 120_000)

  test('one of another version or program, one without its manifest, one that lacks a file', async () => {
    const manifest = JSON.parse(files['manifest.json'] ?? '') as object
    const withManifest = (overrides: object) =>
      packed({ ...files, 'manifest.json': JSON.stringify({ ...manifest, ...overrides }) })
    expect(await refusal(withManifest({ formatVersion: 2 }))).toMatchObject([
      { path: 'manifest.json#', code: 'wrongVersion' },
    ])
    expect(await refusal(withManifest({ format: 'other' }))).toMatchObject([{ code: 'foreignFile' }])
    const { 'manifest.json': _manifest, ...without } = files
    expect(await refusal(packed(without))).toMatchObject([{ path: 'manifest.json#', code: 'required' }])
    const { [first()]: _file, ...incomplete } = files
    expect(await refusal(packed(incomplete))).toMatchObject([
      { path: 'manifest.json#/counts/constructions', code: 'contradicts' },
    ])
  })

  test('one in which anything is wrong: every place is named, and the good ones are not taken either', async () => {
    const wrong = changed((content, index) => (index === 0 ? { ...content, layers: [], name: '' } : content))
    expect(await refusal(packed(wrong))).toMatchObject([
      { path: expect.stringMatching(/^constructions\/.+\.json#\/name$/), code: 'tooShort' },
      { path: expect.stringMatching(/#\/layers$/), code: 'tooFew' },
    ])
    const unknown = changed((content, index) =>
      index === 1 ? { ...content, layers: [{ materialId: 'gold', thickness: 0.1 }] } : content,
    )
    expect(await refusal(packed(unknown))).toMatchObject([
      { path: expect.stringMatching(/#\/layers\/0\/materialId$/), code: 'unknownMaterial' },
    ])
    const nul = changed((content) => ({ ...content, name: 'a\0' }))
    expect(await refusal(packed(nul))).toMatchObject([{ code: 'wrongFormat' }, { code: 'wrongFormat' }])
  })

  test('what is no archive at all', async () => {
    expect(await refusal('['.repeat(1_000_000))).toMatchObject([{ code: 'damaged' }])
    expect(await refusal('['.repeat(9_000_000))).toMatchObject([{ code: 'tooBig' }])
    expect(await refusal('')).toMatchObject([{ code: 'damaged' }])
    expect(await refusal('PK')).toMatchObject([{ code: 'damaged' }])
    expect(await refusal('{"a":1}', 'application/json')).toMatchObject([{ code: 'foreignFile' }])
    expect(await refusal('['.repeat(100_000), 'application/json')).toMatchObject([{ code: 'damaged' }])
    expect(await refusal(new Uint8Array([0xff, 0xfe, 0x7b]), 'application/json')).toMatchObject([{ code: 'damaged' }])
  })

  test('a file of another kind or beyond the limit is not even looked at', async () => {
    expect(errorOf(await send(user, 'x', 'text/html')).code).toBe('unsupportedMediaType')
    expect(errorOf(await send(user, new Uint8Array(50 * 1024 * 1024 + 1))).code).toBe('bodyTooLarge')
  })
})
