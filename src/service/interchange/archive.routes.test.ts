import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Construction, type ConstructionInput, construction } from '#contract/constructions.ts'
import { type ImportReport, importReport } from '#contract/interchange.ts'
import { buildConstruction, buildLayer } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await buildService({ RATE_LIMIT_SESSION: '1000000' })
})

async function create(user: TestUser, payload: object, url = '/v1/construction/custom') {
  const response = await user.call({ method: 'POST', url, payload })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json<{ id: string }>()
}

async function archiveOf(user: TestUser): Promise<Uint8Array> {
  const response = await user.call({ method: 'GET', url: '/v1/construction/archive' })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
  return response.rawPayload
}
const send = (user: TestUser, payload: Uint8Array | string, type = 'application/zip') =>
  user.call({
    method: 'POST',
    url: '/v1/construction/archive',
    payload: typeof payload === 'string' ? payload : Buffer.from(payload),
    headers: { 'content-type': type },
  })
async function taken(user: TestUser, payload: Uint8Array | string, type?: string): Promise<ImportReport> {
  const response = await send(user, payload, type)
  expect(response.statusCode, response.body).toBe(200)
  return importReport.parse(response.json())
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const filesOf = (archive: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, text(bytes)]))
const packed = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, new TextEncoder().encode(content)])))

/** Constructions of an archive without what a library of its own sets, in an order of content; materials by name. */
function contentsOf(archive: Uint8Array) {
  const files = Object.entries(filesOf(archive))
  const parsed = <Value>(folder: string) =>
    files.filter(([name]) => name.startsWith(`${folder}/`)).map(([, content]) => JSON.parse(content) as Value)
  const materials = parsed<{ id: string; name: { de_DE?: string } }>('materials')
  const nameOf = (id: string) => materials.find((one) => one.id === id)?.name.de_DE ?? id
  return {
    materials: materials
      .map(({ id: _id, ...rest }) => ({ ...rest, version: 1, createdAt: '', updatedAt: '' }))
      .map((one) => JSON.stringify(one, Object.keys(one).toSorted()))
      .toSorted(),
    constructions: parsed<Construction>('constructions')
      .map(({ type, locale, code, name, description, translations, tags, release, layers, assessedWith }) => ({
        ...{ type, locale, code, name, description, translations, tags, release },
        layers: layers.map((layer) => ({ ...layer, materialId: nameOf(layer.materialId) })),
        pins: assessedWith?.datasets.map(({ materialId, uuid, version }) =>
          materialId.startsWith('own_') ? nameOf(materialId) : [materialId, uuid, version],
        ),
      }))
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
  }
}

const count = async (user: TestUser) =>
  Number((await user.call({ method: 'GET', url: '/v1/construction/count/custom' })).json())

const board = {
  name: { de_DE: 'Lehmplatte "Süd"' },
  category: 'board',
  hatch: 'gypsumBoard',
  conductivity: 0.35,
  density: 1450,
  sources: { conductivity: 'Datenblatt 2025' },
  declaration: {
    generation: 'EN 15804+A1',
    owner: 'Werk',
    referenceQuantity: 1,
    referenceUnit: 'kg',
    modules: [{ module: 'A1-A3', indicators: { gwpA1: 0.1, penrt: 2 } }],
  },
}

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((given) => `x${given.replaceAll('\0', '')}`)
const layers = fc.array(
  fc.record(
    {
      materialId: fc.constantFrom('osb', 'cellulose_blown', 'gypsum_board_fire', 'timber_larch'),
      thickness: fc.double({ min: 0.001, max: 5, noNaN: true }),
      state: fc.constantFrom('new' as const, 'existing' as const, 'removed' as const),
      framing: fc.record({
        materialId: fc.constant('kvh'),
        width: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
        spacing: fc.double({ min: 0.3, max: 1, noNaN: true }),
      }),
      overrides: fc.record({ conductivity: fc.double({ min: 0.02, max: 3, noNaN: true }) }),
      remainingServiceLife: fc.integer({ min: 0, max: 100 }),
      transportDistance: fc.double({ min: 0, max: 1_000, noNaN: true }),
      wastage: fc.double({ min: 0, max: 1, noNaN: true }),
    },
    { requiredKeys: ['materialId', 'thickness'] },
  ),
  { minLength: 1, maxLength: 5 },
)
const inputs: fc.Arbitrary<ConstructionInput> = fc.record(
  {
    type: fc.constantFrom('outerWall' as const, 'flatRoof' as const, 'groundSlab' as const),
    name: words,
    locale: fc.constantFrom('de_DE' as const, 'en_GB' as const),
    code: words.map((given) => [...given].slice(0, 8).join('').trim()),
    description: words,
    tags: fc.uniqueArray(words, { maxLength: 3, selector: (tag) => tag.trim() }),
    translations: fc.record({ en_GB: fc.record({ name: words }) }),
    release: fc.constantFrom('OBD_2020_II', 'OBD_2024_I'),
    layers,
  },
  { requiredKeys: ['type', 'name', 'layers'] },
)

describe('a library taken away and brought back', () => {
  test('is the same but for ids and times: into an empty account, and from that into another one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(inputs, { minLength: 1, maxLength: 4 }), fc.boolean(), async (drafts, withOwn) => {
        const [one, other, third] = [await service.signIn(), await service.signIn(), await service.signIn()]
        const own = withOwn ? await create(one, board, '/v1/material/own') : undefined
        for (const draft of drafts) await create(one, draft)
        if (own) await create(one, buildConstruction({ layers: [{ materialId: own.id, thickness: 0.02 }] }))
        const archive = await archiveOf(one)
        await taken(other, archive)
        const second = await archiveOf(other)
        expect(contentsOf(second)).toEqual(contentsOf(archive))
        await taken(third, second)
        expect(contentsOf(await archiveOf(third))).toEqual(contentsOf(archive))
      }),
      { numRuns: 12, seed: 20_261_121, endOnFailure: true },
    )
  }, 60_000)

  test('holds constructions as the interface has them, an overview, and shares as information', async () => {
    const user = await service.signIn()
    const { id } = await create(user, buildConstruction({ name: '=1+1', code: 'AW-02' }))
    const url = `/v1/construction/share?id=${id}`
    await user.call({ method: 'POST', url, payload: { 'neu@dritte.example': 'view' } })
    const files = filesOf(await archiveOf(user))
    expect(construction.parse(JSON.parse(files[`constructions/${id}.json`] ?? ''))).toMatchObject({ id, name: '=1+1' })
    expect(files['overview.csv']).toContain("\r\nAW-02;'=1+1;Außenwand;")
    expect(JSON.parse(files[`shares/${id}.json`] ?? '')).toEqual({
      constructionId: id,
      shares: [{ email: 'neu@dritte.example', permission: 'view' }],
    })
    const other = await service.signIn()
    const report = await taken(other, packed(files))
    expect(report.notes).toEqual([{ file: `shares/${id}.json`, code: 'sharesNotGiven' }])
    const shares = await service.db.selectFrom('constructionShare').select('constructionId').execute()
    expect(shares.map(({ constructionId }) => constructionId)).not.toContain(report.constructions.created[0]?.id)
  })

  test('what is there already is left as it is, each copy once', async () => {
    const user = await service.signIn()
    await create(user, buildConstruction())
    await create(user, buildConstruction())
    await create(user, board, '/v1/material/own')
    const archive = await archiveOf(user)
    const again = await taken(user, archive)
    expect([again.constructions.created, again.constructions.skipped.length]).toEqual([[], 2])
    expect([again.materials.created, again.materials.skipped.length]).toEqual([[], 1])
    const [gone] = again.constructions.skipped
    await user.call({ method: 'DELETE', url: '/v1/construction/batch', payload: [gone?.id] })
    const back = await taken(user, archive)
    expect([back.constructions.created.length, back.constructions.skipped.length]).toEqual([1, 1])
  })

  test('holds nothing of others but the materials that own constructions use, and becomes the property of who takes it', async () => {
    const [owner, user, stranger] = [await service.signIn(), await service.signIn(), await service.signIn()]
    const material = await create(owner, board, '/v1/material/own')
    const { id } = await create(owner, buildConstruction({ layers: [{ materialId: material.id, thickness: 0.02 }] }))
    await owner.call({ method: 'POST', url: `/v1/construction/share?id=${id}`, payload: { [user.email]: 'view' } })
    expect(contentsOf(await archiveOf(user)).constructions).toEqual([])
    await user.call({ method: 'POST', url: `/v1/construction/custom/${id}/copy` })
    const archive = await archiveOf(user)
    expect(contentsOf(archive).materials).toHaveLength(1)
    const report = await taken(stranger, archive)
    const [made] = report.materials.created
    expect(made?.id).not.toBe(material.id)
    const read = await stranger.call({ method: 'GET', url: `/v1/material/own/${made?.id}` })
    expect(read.json()).toMatchObject({ name: board.name, declaration: board.declaration })
    const kpi = `/v1/construction/custom/kpi/${report.constructions.created[0]?.id}`
    expect((await stranger.call({ method: 'GET', url: kpi })).json()).toMatchObject({ geometry: { mass: 29 } })
  })

  test('third-party constructions stay so for suppliers, and become own ones of others', async () => {
    const supplier = await service.signIn({ policies: ['supplier'] })
    await create(supplier, buildConstruction(), '/v1/construction/thirdParty')
    const archive = await archiveOf(supplier)
    const other = await service.signIn()
    expect((await taken(other, archive)).notes).toMatchObject([{ code: 'ownershipChanged' }])
    expect(await count(other)).toBe(1)
    const second = await service.signIn({ policies: ['supplier'] })
    expect((await taken(second, archive)).notes).toEqual([])
    expect(await count(second)).toBe(0)
  })
})

describe('a single construction', () => {
  test('comes back from its export, with the material of a user that it uses', async () => {
    const [user, other] = [await service.signIn(), await service.signIn()]
    const material = await create(user, board, '/v1/material/own')
    const layered = [{ materialId: material.id, thickness: 0.02 }, buildLayer()]
    const { id } = await create(user, buildConstruction({ layers: layered, tags: ['a'] }))
    const file = (await user.call({ method: 'GET', url: `/v1/construction/custom/${id}/export` })).body
    const report = await taken(other, file, 'application/json')
    expect([report.materials.created.length, report.constructions.created.length]).toEqual([1, 1])
    expect(contentsOf(await archiveOf(other))).toEqual(contentsOf(await archiveOf(user)))
  })

  test('is taken as the interface answers it, too', async () => {
    const user = await service.signIn()
    const { id } = await create(user, buildConstruction())
    const answer = (await user.call({ method: 'GET', url: `/v1/construction/custom/${id}` })).body
    const other = await service.signIn()
    expect((await taken(other, answer, 'application/json')).constructions.created).toHaveLength(1)
  })

  test('that is wrong is refused by its place', async () => {
    const user = await service.signIn()
    const wrong = JSON.stringify({
      format: 'aufbau-construction',
      formatVersion: 1,
      construction: { ...buildConstruction(), layers: [{ materialId: 'osb', thickness: -1 }] },
    })
    const error = errorOf(await send(user, wrong, 'application/json'))
    expect([error.code, error.details]).toMatchObject([
      'fileRejected',
      [{ path: '/construction/layers/0/thickness', code: 'tooSmall' }],
    ])
    expect(await count(user)).toBe(0)
  })
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
  }, 30_000)

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
