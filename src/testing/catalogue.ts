import { type Catalogue, loadCatalogue } from '#catalogue/catalogue.ts'

let loaded: Catalogue | undefined

/** The catalogue as the service has it, read once per test file. */
export function testCatalogue(): Catalogue {
  loaded ??= loadCatalogue()
  return loaded
}
