import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogueFiles } from '#catalogue/catalogue-files.ts'
import { composeDataset } from '#catalogue/compose-dataset.ts'
import type { Db } from '#service/db/client.ts'
import { testCatalogue } from '#testing/assessor.ts'
import { inPieces, releaseText, runImport } from '#testing/releases.ts'
import { cloneDatabase } from '#testing/service.ts'
import { datasetsRepository } from '../datasets/datasets.repository.ts'
import { takeUpReleases } from './take-up-releases.ts'

let db: Db
const files = readCatalogueFiles()
beforeAll(async () => {
  ;({ db } = await cloneDatabase())
  await Promise.all([1, 2, 3].map(() => takeUpReleases(db, files)))
})

describe('the releases that come with the service', () => {
  test('are switched on, one of them the default, whichever node came first', async () => {
    expect(await datasetsRepository(db).releases()).toMatchObject([
      { id: 'OBD_2020_II', isDefault: true, shipped: true },
      { id: 'OBD_2024_I', isDefault: false, shipped: true },
    ])
  })

  test('hold what the catalogue holds, figure for figure', async () => {
    const catalogue = testCatalogue()
    for (const { id } of catalogue.releases) {
      const links = await datasetsRepository(db).materialsOf(id)
      expect([...links.keys()].toSorted()).toEqual(
        [...catalogue.materials.keys()].filter((material) => catalogue.datasetOf(material, id)).toSorted(),
      )
      for (const [material, { dataset, endOfLife, byMass }] of links) {
        const known = catalogue.datasetOf(material, id)
        expect(dataset.modules).toEqual(known?.modules)
        expect(endOfLife).toEqual(known?.process ?? known?.endOfLife)
        expect(composeDataset(catalogue.materials.get(material), { dataset, endOfLife, byMass })).toEqual(known)
      }
    }
  })

  test('stay as they are at the next start', async () => {
    const before = await datasetsRepository(db).dataVersion()
    await takeUpReleases(db, files)
    expect(await datasetsRepository(db).dataVersion()).toBe(before)
  })
})

describe('a material that is new to the catalogue', () => {
  const [known] = files.materials.materials.filter(({ datasets }) => datasets['OBD_2024_I'])
  const uuid = known?.datasets['OBD_2024_I']?.split('@')[0] ?? ''
  const added = { ...known, id: 'brand_new' } as (typeof files.materials.materials)[number]
  const newer = { ...files, materials: { ...files.materials, materials: [...files.materials.materials, added] } }
  const links = () =>
    db.selectFrom('releaseMaterial').selectAll().where('release', '=', 'TEST_2').orderBy('materialId').execute()
  const start = async (with_: typeof files) => {
    const before = await datasetsRepository(db).dataVersion()
    await Promise.all([1, 2].map(() => takeUpReleases(db, with_)))
    return (await datasetsRepository(db).dataVersion()) !== before
  }

  test('finds its dataset in an imported release at the next start; those of others stay as they were', async () => {
    await runImport(db, 'TEST_2', inPieces(releaseText([{ uuid }])), { switchOn: true })
    const before = await links()
    expect(before.map(({ materialId }) => materialId)).toContain(known?.id)
    expect(await start(files)).toBe(false)
    expect(await start(newer)).toBe(true)
    const after = await links()
    expect(after.filter(({ materialId }) => materialId !== 'brand_new')).toEqual(before)
    expect(after.find(({ materialId }) => materialId === 'brand_new')).toMatchObject({ uuid, foundBy: 'sameUuid' })
    expect(await start(newer)).toBe(false)
  })

  test('finds it in what was imported beside a shipped excerpt, too, and what was found there stays', async () => {
    const ours = files.materials.materials.find(({ datasets }) => datasets['OBD_2024_I'] && !datasets['OBD_2020_II'])
    const from = ours?.datasets['OBD_2024_I']?.split('@')[0] ?? ''
    const text = releaseText([{ uuid: from }])
      .replaceAll('EN 15804+A2', 'EN 15804+A1')
      .replace('GWPtotal (A2)', 'x')
    await runImport(db, 'OBD_2020_II', inPieces(text.replace(';;1.5', ';1.5;')))
    const found = async () => [...(await datasetsRepository(db).materialsOf('OBD_2020_II')).keys()]
    expect(await found()).toContain(ours?.id)
    const again = { ...ours, id: 'brand_new_too' } as (typeof files.materials.materials)[number]
    const materials = { ...files.materials, materials: [...newer.materials.materials, again] }
    expect(await start({ ...files, materials })).toBe(true)
    expect(await found()).toEqual(expect.arrayContaining([ours?.id, 'brand_new', 'brand_new_too']))
  })
})

test('a dataset is found by its version, or by its UUID as the current one', async () => {
  const repository = datasetsRepository(db)
  const uuid = 'f8afef87-5de3-4996-838c-1f2af9ef81df'
  const [current] = await repository.find('OBD_2020_II', [{ uuid }])
  expect(current).toMatchObject({ uuid, release: 'OBD_2020_II', generation: 'EN 15804+A1' })
  expect(await repository.find('OBD_2020_II', [{ uuid, version: current?.version }])).toEqual([current])
  expect(await repository.find('OBD_2020_II', [{ uuid, version: '99' }])).toEqual([])
  expect(await repository.find('OBD_2024_I', [{ uuid }])).toEqual([])
})
