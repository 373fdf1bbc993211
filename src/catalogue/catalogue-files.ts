import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type DatasetsFile, type DeclaredFile, datasetsFile, declaredFile } from './dataset-schema.ts'
import { type MaterialsFile, materialsFile } from './material-schema.ts'
import { type TransportRecord, transportsFile } from './transport-datasets.ts'

/** A file of the catalogue is not what it should be; the message names the file and the place in it. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
}

export type CatalogueFiles = {
  readonly materials: MaterialsFile
  readonly releases: readonly DatasetsFile[]
  readonly transports: readonly TransportRecord[]
  /** What buildings need beyond their layers. */
  readonly declared: readonly DeclaredFile[]
  /** Changes with every byte of the files. */
  readonly version: string
}

/**
 * Reads and checks the files of the catalogue: `materials.json`, `transports.json`, and for each release `datasets/<release>.json` and
 * `declared/<release>.json`.
 *
 * @param folder - that holds them
 * @throws {CatalogueError} naming file and path
 */
export function readCatalogueFiles(folder: string = import.meta.dirname): CatalogueFiles {
  const hash = createHash('sha256')
  const read = <T extends z.ZodType>(path: string, schema: T): z.infer<T> => {
    const bytes = readFileSync(join(folder, path))
    hash.update(bytes)
    return parsed(path, bytes, schema)
  }
  const materials = read('materials.json', materialsFile)
  const { transports } = read('transports.json', transportsFile)
  const filesIn = (name: string) =>
    readdirSync(join(folder, name))
      .filter((one) => one.endsWith('.json'))
      .sort()
      .map((one) => `${name}/${one}`)
  const releases = filesIn('datasets').map((path) => read(path, datasetsFile))
  const declared = filesIn('declared').map((path) => read(path, declaredFile))
  return { materials, releases, transports, declared, version: hash.digest('hex').slice(0, 16) }
}

function parsed<T extends z.ZodType>(path: string, bytes: Buffer, schema: T): z.infer<T> {
  const result = schema.safeParse(json(path, bytes))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new CatalogueError(`${path} at /${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'invalid'}`)
}

function json(path: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw new CatalogueError(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
