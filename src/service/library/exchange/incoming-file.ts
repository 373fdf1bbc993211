import { ArchiveError } from '#interchange/archive/archive-error.ts'
import { ARCHIVE_FORMAT, archiveLimits } from '#interchange/archive/archive-format.ts'
import { type ArchiveFile, type ArchiveFolders, jsonOf, readArchive } from '#interchange/archive/read-archive.ts'
import { OWN_VERSION, type OwnProject, ownProjectIn } from '#interchange/projects-in/own-project.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'

const EXPORT_FORMAT = 'aufbau-construction'
const EXPORT_VERSION = 1
/** Most that a single construction or project may be [bytes], with what figures of it came along. */
const MOST_BYTES = archiveLimits.project

/** Refuses a file, naming what is wrong in it. */
export const fileRejected = (refusals: readonly Refusal[]): ServiceError =>
  new ServiceError('fileRejected', `${refusals.length} places`, { refusals })

/** Place in a file of an archive; in a file of its own the JSON Pointer alone. */
export const placeIn = (name: string, pointer: string): string =>
  name === '' || name.startsWith('/') ? `${name}${pointer}` : `${name}#${pointer}`

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

type FilesOf = Partial<Record<Parameters<ArchiveFolders>[0], readonly ArchiveFile[]>>
const foldersOf =
  (files: FilesOf): ArchiveFolders =>
  (folder) =>
    files[folder] ?? []

const materialFiles = (materials: readonly unknown[]): readonly ArchiveFile[] =>
  materials.map((material, index) => ({ name: `/ownMaterials/${index}`, value: material }))

/** @throws {ServiceError} `fileRejected` */
function checkVersion(version: unknown, allowed: number): void {
  if (version === allowed) return
  const values = { version: String(version).slice(0, 20), allowed }
  throw fileRejected([{ path: '/formatVersion', code: 'wrongVersion', values }])
}

function singleProject({ formatVersion, project, ownMaterials }: OwnProject): ArchiveFolders {
  checkVersion(formatVersion, OWN_VERSION)
  return foldersOf({ projects: [{ name: '/project', value: project }], materials: materialFiles(ownMaterials) })
}

/** A single construction as it was exported, or as the interface answers it; a single project as it was exported. */
function single(value: unknown): ArchiveFolders {
  if (!isFields(value) || Array.isArray(value)) throw fileRejected([{ path: '', code: 'foreignFile' }])
  const own = ownProjectIn(value)
  if (own) return singleProject(own)
  const { format, formatVersion, construction, ownMaterials } = value
  if (format === undefined && 'layers' in value) return foldersOf({ constructions: [{ name: '', value }] })
  if (format !== EXPORT_FORMAT) {
    const code = format === ARCHIVE_FORMAT ? 'damaged' : 'foreignFile'
    throw fileRejected([{ path: '/format', code }])
  }
  checkVersion(formatVersion, EXPORT_VERSION)
  return foldersOf({
    constructions: [{ name: '/construction', value: construction }],
    materials: materialFiles(Array.isArray(ownMaterials) ? (ownMaterials as unknown[]) : []),
  })
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

const tooBig = () => fileRejected([{ path: '', code: 'tooBig', values: { maximum: MOST_BYTES } }])

/** What arrives, refused as soon as it is larger than what is no archive may be. @throws {ServiceError} `fileRejected` */
export async function* onlyLargeAsZip(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let mark = new Uint8Array()
  let bytes = 0
  for await (const chunk of content) {
    if (mark.length < 2) mark = Buffer.concat([mark, chunk.subarray(0, 2)])
    bytes += chunk.length
    if (bytes > MOST_BYTES && !isZip(mark)) throw tooBig()
    yield chunk
  }
}

/** What an archive finds wrong, as the caller's; anything else as it is. */
export function translatedFault(error: unknown): unknown {
  if (!(error instanceof ArchiveError)) return error
  return fileRejected(
    error.faults.map(({ file, pointer, code, values }) => ({
      path: placeIn(file, pointer),
      code,
      ...(values && { values }),
    })),
  )
}

/** Opens an archive, or a single exported construction or project. @throws {ServiceError} `fileRejected` */
export function openFile(bytes: Uint8Array): ArchiveFolders {
  if (!isZip(bytes) && bytes.length > MOST_BYTES) throw tooBig()
  try {
    return isZip(bytes) ? readArchive(bytes) : single(jsonOf('', bytes))
  } catch (error) {
    throw translatedFault(error)
  }
}
