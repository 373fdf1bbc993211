import { expect, test } from 'vitest'
import type { EndpointSpec } from './endpoint.ts'
import { operations } from './index.ts'

/** Why a list goes on by `page` alone. */
const byPageAlone: Readonly<Record<string, string>> = {
  listAccessKeys: 'some hundreds, for an administrator who looks through them',
  listStandards: 'some hundreds, which administrators alone change',
  listStandardVersions: 'the versions of one construction',
  listCatalogueImports: 'one in some months',
  listDatasets: 'changes only when a release is switched, which a program sees by the release',
  listMaterials: 'the catalogue, which changes with a release, and own ones',
  listOwnMaterials: 'at most as many as one may keep (0036)',
  listMaterialUses: 'of one material, in the order of names',
  listProjects: 'at most as many as one may keep (0036)',
  listSharedProjects: 'what others have shared, as many as people look through',
  listOfficeActivity: 'newest first: what comes in between is seen again, and nothing is left out',
  listConstructionActivity: 'newest first: what comes in between is seen again, and nothing is left out',
}

test('a list goes on by cursor, or it is said why page is enough', () => {
  const lists = Object.entries<EndpointSpec>(operations).filter(([, { paged }]) => paged !== undefined)
  const lacking = lists.filter(([, { paged }]) => paged !== 'cursor').map(([name]) => name)
  expect(lacking.toSorted()).toEqual(Object.keys(byPageAlone).toSorted())
  expect(lists.length - lacking.length).toBeGreaterThan(0)
})
