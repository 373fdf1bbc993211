import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { readCatalogueFiles } from '#catalogue/catalogue-files.ts'
import type { ImportReport } from '#contract/catalogue-imports.ts'
import { importCatalogue } from '#service/data/releases/import-catalogue.ts'
import { importsRepository, type Progress } from '#service/data/releases/imports.repository.ts'
import type { Db } from '#service/db/client.ts'

const header =
  'UUID;Version;Name (de);Name (en);Kategorie (original);Konformität;Typ;Gueltig bis;UUID des Vorgängers;Bezugsgroesse;Bezugseinheit;Rohdichte (kg/m3);Modul;Szenario;GWP;GWPtotal (A2)'

export type TestRow = {
  readonly uuid: string
  readonly version?: string
  readonly name?: string
  readonly predecessor?: string
  readonly unit?: string
  readonly density?: string
  readonly module?: string
  readonly gwp?: string
}

/** A file of EN 15804+A2 datasets as ÖKOBAUDAT exports it. */
export const releaseText = (rows: readonly TestRow[]): string =>
  [
    header,
    ...rows.map((row) =>
      [
        row.uuid,
        row.version ?? '00.00.001',
        row.name ?? 'Ziegel',
        'Brick',
        "'Mineralische Baustoffe' / 'Steine'",
        'EN 15804+A2',
        'generic dataset',
        '2030',
        row.predecessor ?? '',
        '1',
        row.unit ?? 'kg',
        row.density ?? '',
        row.module ?? 'A1-A3',
        '',
        '',
        row.gwp ?? '1.5',
      ].join(';'),
    ),
    '',
  ].join('\r\n')

type Source = AsyncIterable<Uint8Array>

/** Bytes in pieces, as they come from a file or the network. */
export async function* inPieces(bytes: Uint8Array | string, size = 16_384): AsyncGenerator<Uint8Array> {
  const whole = Buffer.from(bytes as string)
  for (let from = 0; from < whole.length; from += size) yield whole.subarray(from, from + size)
}

type Options = { switchOn?: boolean; signal?: AbortSignal; onProgress?: (progress: Progress) => void }

/** Starts an import and carries it out in this process. */
export async function runImport(
  db: Db,
  release: string,
  source: Source,
  { switchOn = false, signal = new AbortController().signal, onProgress = () => undefined }: Options = {},
): Promise<ImportReport> {
  const id = newId()
  const imports = importsRepository(db)
  if (!(await imports.start({ id, release, fileName: 'test.csv', status: 'running' })))
    throw new Error(`${release} is being imported`)
  const { materials } = readCatalogueFiles().materials
  try {
    return await importCatalogue(db, { id, release, switchOn, source, materials, signal, onProgress })
  } catch (error) {
    await imports.end(id, 'failed', null)
    throw error
  }
}

/** Everything an import could leave behind, but for the list of imports. */
export async function stateOf(db: Db) {
  const { rows } = await sql<{ releases: string; datasets: string; materials: string; rows: number }>`
    select (select json_agg(r order by id) from data_release r)::text as releases,
      (select md5(string_agg(d::text, '' order by release, uuid, version)) from dataset d) as datasets,
      (select md5(string_agg(m::text, '' order by release, material_id)) from release_material m) as materials,
      (select count(*) from catalogue_import_row) as rows`.execute(db)
  return rows[0]
}
