import { expect, test } from 'vitest'
import type { CatalogueImport } from '#contract/catalogue-imports.ts'
import { shareOf } from './import-list.tsx'

const job = (part: Partial<CatalogueImport>) =>
  ({ bytesRead: 0, fileSize: 1000, rowsRead: 0, datasetsTaken: 0, ...part }) as CatalogueImport

test('the bar fills while the file is read and what it holds is taken, and never runs backwards', () => {
  const course = [
    job({}),
    job({ bytesRead: 500, rowsRead: 50 }),
    job({ bytesRead: 1000, rowsRead: 100 }),
    job({ bytesRead: 1000, rowsRead: 100, datasetsTaken: 10 }),
    job({ bytesRead: 1000, rowsRead: 100, datasetsTaken: 100 }),
  ].map(shareOf)
  expect(course[0]).toBe(0)
  expect(course).toEqual(course.toSorted((one, other) => one - other))
  expect(course.at(-1)).toBe(1)
})

test('a file of unknown size shows no share', () => {
  expect(shareOf(job({ fileSize: null, bytesRead: 500 }))).toBe(0)
})
