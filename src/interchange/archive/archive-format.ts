import * as z from 'zod/mini'
import { timestamp } from '#contract/schema.ts'

/** Version of the archive that is written and read. */
export const ARCHIVE_VERSION = 1
export const ARCHIVE_FORMAT = 'aufbau-archive'

/** What an archive may hold at most. */
export const archiveLimits = {
  entries: 65_000,
  /** Decompressed [bytes]. */
  entry: 1024 * 1024,
  /** The same of a project, whose document alone may have 4 MiB. */
  project: 8 * 1024 * 1024,
  total: 400 * 1024 * 1024,
} as const

const folders = {
  constructions: 'constructions',
  materials: 'materials',
  shares: 'shares',
  projects: 'projects',
} as const
export type ArchiveFolder = keyof typeof folders

export const MANIFEST = 'manifest.json'
export const OVERVIEW = 'overview.csv'
/** What is kept of a person beside the library; nothing of it is taken in. */
export const ACCOUNT = 'account/'

/** Name of the file of something with an id. */
export const archiveName = (folder: ArchiveFolder, id: string): string => `${folders[folder]}/${id}.json`

const named = new RegExp(`^(${Object.values(folders).join('|')})/[A-Za-z0-9_-]{1,80}\\.json$`)

/** Folder of a file, `other` for what is not taken in; undefined for what does not belong in an archive. */
export function folderOf(name: string): ArchiveFolder | 'other' | undefined {
  if (name === MANIFEST || name === OVERVIEW || name.startsWith(ACCOUNT)) return 'other'
  const folder = named.exec(name)?.[1]
  if (folder !== undefined) return folder as ArchiveFolder
  return Object.values(folders).some((one) => name === `${one}/`) ? 'other' : undefined
}

const count = z.int().check(z.gte(0))
export const manifestSchema = z.looseObject({
  format: z.literal(ARCHIVE_FORMAT),
  formatVersion: z.literal(ARCHIVE_VERSION),
  exportedAt: timestamp,
  /** An archive of before says nothing of projects, and has none. */
  counts: z.object({ constructions: count, materials: count, shares: count, projects: z._default(count, 0) }),
})
export type ArchiveManifest = z.infer<typeof manifestSchema>

/** The manifest of an archive, written last: with the number of files that it must hold. */
export const manifestOf = (exportedAt: Date, counts: ArchiveManifest['counts']): ArchiveManifest => ({
  format: ARCHIVE_FORMAT,
  formatVersion: ARCHIVE_VERSION,
  exportedAt: exportedAt.toISOString(),
  counts,
})
