import { type Assessor, assessor } from '#service/assessment/assessor.ts'
import { catalogueStore } from '#service/assessment/catalogue-store.ts'
import type { Clock } from '#service/assessment/clock.ts'
import { dataInUse } from '#service/assessment/data-in-use.ts'
import { testCatalogue } from './catalogue.ts'

/** An assessor of what the catalogue ships, without a database. */
export function testAssessor(clock?: Clock): Assessor {
  const catalogue = testCatalogue()
  return assessor(dataInUse(catalogue, catalogueStore(catalogue)), clock && { clock })
}
