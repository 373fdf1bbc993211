import { createReadStream, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCatalogueFiles } from '#catalogue/catalogue-files.ts'
import type { DeclaredDataset } from '#catalogue/dataset-schema.ts'
import { FileError } from '#catalogue/file-error.ts'
import { indicatorColumns } from '#catalogue/oekobaudat-indicators.ts'
import type { Db } from '#service/db/client.ts'
import { inPieces, releaseText, runImport, stateOf } from '#testing/releases.ts'
import { cloneDatabase } from '#testing/service.ts'
import type { Indicator } from '#vocabulary/indicators.ts'
import { datasetsRepository } from '../datasets/datasets.repository.ts'
import { takeUpReleases } from './take-up-releases.ts'

let db: Db
beforeAll(async () => {
  ;({ db } = await cloneDatabase())
  await takeUpReleases(db, readCatalogueFiles())
})

const state = () => stateOf(db)

const ids = Array.from({ length: 9 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`)
const [first = '', second = '', third = ''] = ids

describe('an import', () => {
  beforeEach(async () => {
    await db.deleteFrom('dataRelease').where('shipped', '=', false).execute()
  })

  test('gathers the rows of a dataset wherever they stand, and is off until it is switched on', async () => {
    const text = releaseText([
      { uuid: first, gwp: '1.5' },
      { uuid: second, unit: 'MJ' },
      { uuid: first, module: 'D', gwp: '-2' },
    ])
    const report = await runImport(db, 'TEST_1', inPieces(text))
    expect(report).toMatchObject({ rows: 3, datasets: 2, added: 2, skipped: 0, notLayerable: 1, types: { generic: 2 } })
    expect(await datasetsRepository(db).releases()).toHaveLength(2)
    const [dataset] = await datasetsRepository(db).find('TEST_1', [{ uuid: first }, { uuid: second }])
    expect(dataset?.modules).toEqual([
      { module: 'A1-A3', indicators: { gwpTotal: 1.5 } },
      { module: 'D', indicators: { gwpTotal: -2 } },
    ])
    await runImport(db, 'TEST_1', inPieces(text), { switchOn: true })
    expect((await datasetsRepository(db).releases()).map(({ id }) => id)).toContain('TEST_1')
  })

  test('of the same rows changes nothing; of a newer version adds it, and keeps the older', async () => {
    const rows = [{ uuid: first, version: '00.09.000' }, { uuid: second }]
    await runImport(db, 'TEST_1', inPieces(releaseText(rows)))
    const before = await state()
    expect(await runImport(db, 'TEST_1', inPieces(releaseText(rows)))).toMatchObject({ added: 0, unchanged: 2 })
    expect(await state()).toEqual(before)
    await runImport(db, 'TEST_1', inPieces(releaseText([{ uuid: first, version: '00.10.000', gwp: '7' }])))
    const find = (version?: string) => datasetsRepository(db).find('TEST_1', [{ uuid: first, version }])
    expect(await find()).toMatchObject([{ version: '00.10.000' }])
    expect(await find('00.09.000')).toHaveLength(1)
    await runImport(db, 'TEST_1', inPieces(releaseText([{ uuid: first, version: '00.08.000' }])))
    expect(await find()).toMatchObject([{ version: '00.10.000' }])
  })

  test('keeps a dataset that is there with other figures, and says so', async () => {
    await runImport(db, 'TEST_1', inPieces(releaseText([{ uuid: first, gwp: '1' }])))
    const report = await runImport(db, 'TEST_1', inPieces(releaseText([{ uuid: first, gwp: '2' }])))
    expect(report.doubtfulList).toMatchObject([{ line: 2, uuid: first, code: 'keptAsItWas' }])
    const [kept] = await datasetsRepository(db).find('TEST_1', [{ uuid: first }])
    expect(kept?.modules[0]?.indicators).toEqual({ gwpTotal: 1 })
  })

  test('leaves out a dataset with one bad row, names the line, and takes the others', async () => {
    const report = await runImport(
      db,
      'TEST_1',
      inPieces(
        releaseText([
          { uuid: first },
          { uuid: second, gwp: '1' },
          { uuid: second, module: 'C3', gwp: '1,2,3' },
          { uuid: third },
          { uuid: third },
          { uuid: 'no-uuid' },
          { uuid: ids[3] ?? '', version: '' },
          { uuid: ids[4] ?? '', name: '' },
        ]),
      ),
    )
    expect(report).toMatchObject({ added: 2, skipped: 4, doubtful: 1 })
    expect(report.skippedList).toMatchObject([
      { line: 4, uuid: second, code: 'unreadable', column: 'GWPtotal (A2)', value: '1,2,3' },
      { line: 6, uuid: third, code: 'moduleTwice' },
      { line: 7, uuid: 'no-uuid', code: 'unreadable', column: 'UUID' },
      { line: 8, code: 'valueMissing', column: 'Version' },
    ])
    expect(report.doubtfulList).toMatchObject([{ line: 9, code: 'nameMissing' }])
  })

  test('finds datasets for the materials of the catalogue by UUID, by succession, and by name', async () => {
    const shipped = await datasetsRepository(db).materialsOf('OBD_2024_I')
    const whole = [...shipped].filter(([, { endOfLife, dataset }]) => endOfLife && dataset.name.de_DE)
    // several materials may have one dataset, and come in any order
    const [same, followed, named] = new Map(whole.map((one) => [one[1].dataset.uuid, one])).values()
    if (!same || !followed || !named) throw new Error('no materials')
    const end = followed[1].endOfLife
    const report = await runImport(
      db,
      'TEST_1',
      inPieces(
        releaseText([
          { uuid: same[1].dataset.uuid, unit: same[1].dataset.referenceUnit },
          { uuid: first, predecessor: followed[1].dataset.uuid, unit: followed[1].dataset.referenceUnit },
          { uuid: second, name: named[1].dataset.name.de_DE ?? '', unit: named[1].dataset.referenceUnit },
          { uuid: end?.uuid ?? '', unit: 'kg', module: 'C3' },
        ]),
      ),
    )
    const found = await datasetsRepository(db).materialsOf('TEST_1')
    expect(found.get(same[0])?.dataset.uuid).toBe(same[1].dataset.uuid)
    expect(found.get(followed[0])).toMatchObject({ dataset: { uuid: first }, endOfLife: { uuid: end?.uuid } })
    expect(found.get(named[0])?.dataset.uuid).toBe(second)
    const asked = [same, followed, named].map(([, { dataset }]) => dataset.uuid)
    const heirs = await datasetsRepository(db).heirs('TEST_1', asked)
    expect(asked.map((uuid) => heirs.get(uuid)?.uuid)).toEqual([asked[0], first, undefined])
    expect(report.doubtfulList.filter(({ code }) => code === 'materialByName')).toContainEqual(
      expect.objectContaining({ uuid: second, material: named[0] }),
    )
  })

  test('into a release that comes with the service says how many of its datasets stay as they come', async () => {
    const { datasets = [] } = readCatalogueFiles().releases.find(({ release }) => release === 'OBD_2024_I') ?? {}
    const rows = datasets.slice(0, 3).map(({ uuid, version }) => ({ uuid, version, gwp: '777' }))
    const report = await runImport(db, 'OBD_2024_I', inPieces(releaseText([...rows, { uuid: third }])))
    expect(report).toMatchObject({ added: 1, unchanged: 3, keptAsShipped: 3 })
    expect(await runImport(db, 'TEST_OWN', inPieces(releaseText(rows)))).not.toHaveProperty('keptAsShipped')
  })

  test('into a release of the other amendment of EN 15804 is refused', async () => {
    const before = await state()
    await expect(runImport(db, 'OBD_2020_II', inPieces(releaseText([{ uuid: first }])))).rejects.toMatchObject({
      code: 'otherGeneration',
    })
    expect(await state()).toEqual(before)
  })

  test('that fails half way, is cancelled, or holds nothing leaves the catalogue as it was', async () => {
    const before = await state()
    const many = releaseText(
      Array.from({ length: 3000 }, (_, at) => ({ uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` })),
    )
    await expect(runImport(db, 'TEST_2', inPieces(many.slice(0, -40)))).rejects.toBeInstanceOf(FileError)
    await expect(runImport(db, 'TEST_2', inPieces(releaseText([])))).rejects.toMatchObject({ code: 'nothingFound' })
    for (const stage of ['rowsRead', 'datasetsTaken'] as const) {
      const control = new AbortController()
      const cancelled = runImport(db, 'TEST_2', inPieces(many), {
        signal: control.signal,
        onProgress: (progress) => progress[stage] > 100 && control.abort(),
      })
      await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
    }
    expect(await state()).toEqual(before)
  })

  test('runs once at a time for a release, and beside another for another', async () => {
    const text = (uuid: string) => inPieces(releaseText([{ uuid }]))
    const results = await Promise.allSettled([
      runImport(db, 'TEST_3', text(first)),
      runImport(db, 'TEST_3', text(second)),
      runImport(db, 'TEST_4', text(third)),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(results[2].status).toBe('fulfilled')
  })
})

const original = path.resolve('../shared/data/oekobaudat/OBD_2020_II.csv.gz')
describe.skipIf(!existsSync(original))('the original release OBD_2020_II (where ../shared/data is)', () => {
  /** Rows of the file by a reading that has nothing in common with the importer's: no cell of it spans lines. */
  const independent = () => {
    const [head = '', ...lines] = gunzipSync(readFileSync(original)).toString('latin1').trimEnd().split(/\r?\n/)
    const names = head.split(';')
    return lines.map((line) => {
      const cells = line.match(/(?:"(?:[^"]|"")*"|[^;]*)(?:;|$)/g) ?? []
      const values = cells.map((cell) =>
        cell
          .replace(/;$/, '')
          .replace(/^"(.*)"$/, '$1')
          .replaceAll('""', '"'),
      )
      return Object.fromEntries(names.map((name, at) => [name, values[at]?.trim() ?? '']))
    })
  }

  const unitOf = ({ Bezugseinheit: unit = '' }: Record<string, string>) => ({ qm: 'm2', 'pcs.': 'piece' })[unit] ?? unit
  const indicators = Object.entries(indicatorColumns) as [Indicator, string][]

  const expectSame = (record: DeclaredDataset | undefined, rows: readonly Record<string, string>[]) => {
    const [head = {}] = rows
    const { version, name, owner, validUntil, referenceUnit } = record ?? {}
    const told = [head['Version'], head['Name (de)'], head['Declaration owner'], head['Gueltig bis']]
    expect([version, name?.de_DE, owner, validUntil]).toEqual(told.map((cell) => cell || undefined))
    expect(referenceUnit).toBe(unitOf(head))
    expect(record?.modules.map(({ module, scenario = '' }) => [module, scenario])).toEqual(
      rows.map((row) => [row['Modul'], row['Szenario']]),
    )
    for (const [at, row] of rows.entries())
      for (const [indicator, column] of indicators) {
        const cell = row[column] ?? ''
        expect(record?.modules[at]?.indicators[indicator]).toBe(cell === '' ? undefined : Number(cell))
      }
  }

  test('is taken completely, and fifty datasets digit for digit', async () => {
    const report = await runImport(db, 'OBD_2020_II_whole', createReadStream(original))
    expect(report).toMatchObject({
      rows: 4813,
      datasets: 993,
      added: 993,
      skipped: 0,
      types: { generic: 569, specific: 206, average: 147, representative: 71 },
      materials: { missing: 30 },
    })
    const stored = await db.selectFrom('dataset').selectAll().where('release', '=', 'OBD_2020_II_whole').execute()
    const modules = stored.flatMap(({ record }) => record.modules)
    expect(modules).toHaveLength(4813)
    const counted = Object.fromEntries(
      [...Map.groupBy(modules, ({ module }) => module)].map(([name, all]) => [name, all.length]),
    )
    expect(counted).toMatchObject({ 'A1-A3': 844, D: 782, C3: 625, C2: 623, C4: 368, B6: 186, B5: 40 })
    expect(modules.filter(({ indicators }) => indicators.gwpA1 !== undefined)).toHaveLength(4782)
    const rows = Map.groupBy(independent(), (row) => row['UUID'] ?? '')
    const sample = [...rows].filter((_, at) => at % 19 === 0).slice(0, 50)
    expect(sample).toHaveLength(50)
    for (const [uuid, expected] of sample) expectSame(stored.find((one) => one.uuid === uuid)?.record, expected)
  })

  test('adds the rest to the shipped excerpt, which stays as it is', async () => {
    const before = await datasetsRepository(db).materialsOf('OBD_2020_II')
    const report = await runImport(db, 'OBD_2020_II', createReadStream(original))
    expect(report.added + report.unchanged).toBe(993)
    expect(report.doubtfulList.filter(({ code }) => code === 'keptAsItWas')).toEqual([])
    expect(await datasetsRepository(db).materialsOf('OBD_2020_II')).toEqual(before)
  })
})
