import { type Catalogue, loadCatalogue } from '#catalogue/catalogue.ts'
import { type Assessor, assessor, type Clock } from '#service/assessment/assessor.ts'
import { catalogueStore } from '#service/assessment/catalogue-store.ts'
import { dataInUse } from '#service/assessment/data-in-use.ts'

let loaded: Catalogue | undefined

/** The catalogue as the service has it, read once per test file. */
export function testCatalogue(): Catalogue {
  loaded ??= loadCatalogue()
  return loaded
}

/** An assessor of what the catalogue ships, without a database. */
export function testAssessor(clock?: Clock): Assessor {
  const catalogue = testCatalogue()
  return assessor(dataInUse(catalogue, catalogueStore(catalogue)), clock && { clock })
}
