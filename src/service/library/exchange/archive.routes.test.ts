import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Construction, type ConstructionInput, construction } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import { archiveOf, count, create, filesOf, packed, send, taken } from '#testing/archives.ts'
import { testCatalogue } from '#testing/assessor.ts'
import { buildConstruction, buildLayer } from '#testing/constructions.ts'
import { buildOffice } from '#testing/offices.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await buildService({ RATE_LIMIT_SESSION: '1000000' })
})

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
        type,
        locale,
        code,
        name,
        description,
        translations,
        tags,
        release,
        layers: layers.map((layer) => ({ ...layer, materialId: nameOf(layer.materialId) })),
        pins: assessedWith?.datasets.map(({ materialId, uuid, version }) =>
          materialId.startsWith('own_') ? nameOf(materialId) : [materialId, uuid, version],
        ),
      }))
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
  }
}

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
    code: words.map((given) => given.slice(0, 8).toWellFormed().trim()),
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

test('data that is not here is said by its file: a material keeps its reference, a construction is computed with that of today', async () => {
  const [user, other] = [await service.signIn(), await service.signIn()]
  const { uuid, version: known } = testCatalogue().datasetOf('osb', 'OBD_2020_II') ?? { uuid: '', version: '' }
  const dataset = { release: 'OBD_2020_II', uuid, version: known }
  const { declaration: _declaration, ...plain } = board
  const material = await create(user, { ...plain, dataset }, '/v1/material/own')
  const gone = '0e0e0e0e-0e0e-4e0e-8e0e-0e0e0e0e0e0e'
  await create(user, buildConstruction({ layers: [{ materialId: material.id, thickness: 0.02 }, buildLayer()] }))
  const file = await archiveOf(user)
  expect((await taken(other, file)).notes).toEqual([])

  const changed = Object.entries(filesOf(file)).map(([name, text]): [string, string] => {
    if (!/^(materials|constructions)\/.+\.json$/.test(name)) return [name, text]
    const content = JSON.parse(text) as { dataset?: object; assessedWith?: { datasets: { materialId: string }[] } }
    if (name.startsWith('materials/')) content.dataset = { ...dataset, uuid: gone }
    for (const pin of content.assessedWith?.datasets ?? [])
      if (pin.materialId === 'cellulose_blown') Object.assign(pin, { version: '98.00.000' })
    return [name, JSON.stringify(content)]
  })
  const third = await service.signIn()
  const { notes, constructions, materials } = await taken(third, packed(Object.fromEntries(changed)))
  const [made, own] = [constructions.created, materials.created].map(([one]) => one ?? { id: '', file: '' })
  expect(notes).toEqual([
    { file: own?.file, code: 'datasetNotHere' },
    { file: made?.file, code: 'pinsNotKept' },
  ])
  const read = await third.call({ method: 'GET', url: `/v1/material/own/${own?.id}` })
  expect(read.json()).toMatchObject({ dataset: { ...dataset, uuid: gone } })
  const kpis = await third.call({ method: 'GET', url: `/v1/construction/custom/kpi/${made?.id}` })
  const version = testCatalogue().datasetOf('cellulose_blown', 'OBD_2020_II')?.version
  expect(operations.readStoredKpis.success.body.parse(kpis.json())).toMatchObject({
    lifeCycle: { complete: false },
    layers: [
      { gwp: null, datasets: [] },
      { gwp: expect.any(Number), datasets: [{ part: 'material', version }, { part: 'framing' }] },
    ],
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

test('the library of an office is packed for those who administer it, with its shares, and noted', async () => {
  const office = await buildOffice(service)
  const url = `/v1/construction/custom?office=${office.id}`
  const made = await office.member.call({ method: 'POST', url, payload: buildConstruction({ name: 'Vom Büro' }) })
  const { id } = made.json<Construction>()
  await office.member.call({ method: 'POST', url: '/v1/construction/custom', payload: buildConstruction() })
  await office.admin.call({
    method: 'POST',
    url: `/v1/construction/share?id=${id}`,
    payload: { 'gast@dritte.example': 'view' },
  })
  const pack = (user: TestUser) =>
    user.call({ method: 'GET', url: `/v1/construction/archive?office=${office.id}&locale=de_DE` })
  const files = filesOf((await pack(office.admin)).rawPayload)
  const constructions = Object.keys(files).filter((name) => name.startsWith('constructions/'))
  expect(constructions).toHaveLength(1)
  expect(JSON.parse(files[constructions[0] ?? ''] ?? '{}')).toMatchObject({
    name: 'Vom Büro',
    owner: { kind: 'office', name: 'Atelier Nordhang' },
  })
  expect(Object.keys(files).filter((name) => name.startsWith('shares/'))).toHaveLength(1)
  expect(errorOf(await pack(office.member)).code).toBe('forbidden')
  expect(errorOf(await pack(office.former)).code).toBe('notFound')
  const activity = await office.viewer.call({ method: 'GET', url: `/v1/office/${office.id}/activity?kind=archived` })
  expect(activity.json()).toMatchObject([{ actor: 'Ali', subject: null, changes: { format: { to: 'zip' } } }])
})
