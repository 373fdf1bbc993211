import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogueFiles } from '#catalogue/catalogue-files.ts'
import { testCatalogue } from '#testing/catalogue.ts'
import { cloneDatabase } from '#testing/service.ts'
import type { Db } from '../db/client.ts'
import { datasetsRepository } from './datasets.repository.ts'
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
        expect(endOfLife).toEqual(known?.endOfLife)
        if (!byMass) expect({ ...dataset, ...(endOfLife && { endOfLife }) }).toEqual(known)
      }
    }
  })

  test('stay as they are at the next start', async () => {
    const before = await datasetsRepository(db).dataVersion()
    await takeUpReleases(db, files)
    expect(await datasetsRepository(db).dataVersion()).toBe(before)
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
