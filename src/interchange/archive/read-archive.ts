import { tooDeepAt } from '../foreign/json-text.ts'
import { ArchiveError, fault } from './archive-error.ts'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveFolder,
  archiveLimits,
  folderOf,
  MANIFEST,
  manifestSchema,
} from './archive-format.ts'
import { readZip, type ZipEntry } from './read-zip.ts'

/** A file of an archive: its name and what it says. */
export type ArchiveFile = { readonly name: string; readonly value: unknown }

/** The files of a folder, from the first one on each time. */
export type ArchiveFolders = (folder: ArchiveFolder) => Iterable<ArchiveFile>

/** JSON of a file. @throws {ArchiveError} `damaged` for what is not JSON in UTF-8, or is nested too deep */
export function jsonOf(name: string, bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (tooDeepAt(text) === undefined) return JSON.parse(text) as unknown
  } catch {
    // no JSON: said below
  }
  throw fault(name, 'damaged')
}

function checkManifest(entries: readonly ZipEntry[], folders: ReadonlyMap<ArchiveFolder, readonly ZipEntry[]>): void {
  const entry = entries.find(({ name }) => name === MANIFEST)
  if (!entry) throw fault(MANIFEST, 'required')
  const value = jsonOf(MANIFEST, entry.read(archiveLimits.entry))
  const told = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  if (told['format'] !== ARCHIVE_FORMAT) throw fault(MANIFEST, 'foreignFile')
  if (told['formatVersion'] !== ARCHIVE_VERSION)
    throw fault(MANIFEST, 'wrongVersion', {
      version: String(told['formatVersion']).slice(0, 20),
      allowed: String(ARCHIVE_VERSION),
    })
  const { data: manifest } = manifestSchema.safeParse(value)
  if (!manifest) throw fault(MANIFEST, 'damaged')
  for (const folder of ['constructions', 'materials', 'shares', 'projects'] as const) {
    const found = folders.get(folder)?.length ?? 0
    if (found === manifest.counts[folder]) continue
    throw new ArchiveError([
      { file: MANIFEST, pointer: `/counts/${folder}`, code: 'contradicts', values: { stored: found } },
    ])
  }
}

function* filesOf(entries: readonly ZipEntry[], most: number): Generator<ArchiveFile> {
  for (const entry of entries) yield { name: entry.name, value: jsonOf(entry.name, entry.read(most)) }
}

/**
 * Files of an archive by folder, each decompressed when it comes to it. The whole of the structure is checked before.
 *
 * @throws {ArchiveError} naming the file; also while the files are gone through
 */
export function readArchive(bytes: Uint8Array): ArchiveFolders {
  const entries = readZip(bytes, archiveLimits.entries)
  const foreign = entries.find(({ name }) => folderOf(name) === undefined)
  if (foreign) throw fault(foreign.name.slice(0, 200), 'foreignFile')
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > archiveLimits.total) throw fault('', 'tooBig', { maximum: archiveLimits.total })
  const folders = new Map<ArchiveFolder, ZipEntry[]>()
  for (const entry of entries) {
    const folder = folderOf(entry.name)
    if (folder === undefined || folder === 'other') continue
    const found = folders.get(folder)
    if (found) found.push(entry)
    else folders.set(folder, [entry])
  }
  checkManifest(entries, folders)
  return (folder) =>
    filesOf(folders.get(folder) ?? [], folder === 'projects' ? archiveLimits.project : archiveLimits.entry)
}
