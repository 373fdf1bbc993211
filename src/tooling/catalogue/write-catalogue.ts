import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildCatalogue } from './build-catalogue.ts'

const catalogue = join(import.meta.dirname, '..', '..', 'catalogue')
const source = process.argv[2] ?? join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data')

for (const [path, text] of buildCatalogue(source)) {
  const target = join(catalogue, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
  process.stdout.write(`${path}: ${text.length.toLocaleString('en')} characters\n`)
}
