import { config } from 'zod/mini'
import { FileError } from '#catalogue/file-error.ts'
import { ilcdJsonItems } from '#catalogue/ilcd-json.ts'
import { ilcdXmlItems } from '#catalogue/ilcd-xml.ts'
import type { ReleaseItem } from '#catalogue/release-item.ts'
import { ArchiveError } from '#interchange/archive/archive-error.ts'
import { readZip } from '#interchange/archive/read-zip.ts'
import { MAX_DECLARATION_ARCHIVE, MAX_DECLARATION_FILE } from '#vocabulary/datasets.ts'
import { referenceUnits } from '#vocabulary/materials.ts'
import { declared, type FormValues } from './form-values.ts'

// The reader of declarations would try whether it may compile its checks, which the page's policy refuses aloud.
config({ jitless: true })

/** Why a file gives no declaration; of a part that cannot be read with its name. */
export type EpdFault = {
  readonly code: 'tooLarge' | 'noEpd' | 'noModules' | 'unreadable' | 'damaged'
  readonly part: string
}

/** What a file brings into the form, and what of it could not be taken. */
export type ReadEpd = {
  readonly values: Pick<FormValues, 'epd' | 'columns' | 'cells'>
  readonly names: { readonly de_DE?: string; readonly en_GB?: string }
  readonly unitMissing: boolean
  /** Further declarations of the file, which are left out. */
  readonly others: number
  /** Indicators and modules of the file that the form has no place for, as the file calls them. */
  readonly unread: readonly string[]
}

type Row = Extract<ReleaseItem, { kind: 'row' }>

function composed(rows: readonly [Row, ...Row[]], mark: string): ReadEpd {
  const [{ header }] = rows
  const own = rows.filter((row) => row.header.uuid === header.uuid)
  const unit = referenceUnits.find((one) => one === header.referenceUnit)
  const { generation, type, name, owner, url, validUntil } = header
  const { referenceQuantity, density, arealMass, referenceThickness, biogenicCarbon } = header
  const figures = { density, arealMass, referenceThickness, biogenicCarbon }
  const declaration = {
    generation,
    type,
    referenceUnit: unit ?? ('kg' as const),
    name: name.de_DE ?? name.en_GB ?? '',
    number: header.uuid,
    owner: owner ?? '',
    referenceQuantity: referenceQuantity ?? 1,
    ...Object.fromEntries(Object.entries({ url, validUntil }).filter(([, text]) => text !== undefined)),
    ...Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)),
    modules: own.map(({ figures: { module, scenario, indicators } }) => ({
      module,
      ...(scenario !== undefined && { scenario }),
      indicators,
    })),
  }
  return {
    values: declared(declaration, mark),
    names: name,
    unitMissing: unit === undefined,
    others: new Set(rows.map((row) => row.header.uuid)).size - 1,
    unread: header.unread ?? [],
  }
}

/** What the documents hold, the facts of flows put to the processes that refer to them. */
function rowsOf(items: readonly ReleaseItem[]): Row[] {
  const flows = new Map(items.flatMap((item) => (item.kind === 'flow' ? [[item.uuid, item.facts] as const] : [])))
  return items.flatMap((item) => {
    if (item.kind !== 'row') return []
    const facts = flows.get(item.header.flow ?? '')
    return [facts ? { ...item, header: { ...item.header, ...facts } } : item]
  })
}

function itemsOf(text: string): ReleaseItem[] {
  const begin = text.replace(/^\uFEFF/, '').trimStart()
  return begin.startsWith('<') ? ilcdXmlItems(begin, 1, 'named') : ilcdJsonItems(begin, 1, 'named')
}

/**
 * The declaration of ILCD+EPD documents, in JSON or XML, as it stands in the form.
 *
 * @param texts - one document, or those of a package: processes, and the flows that they refer to
 * @param mark - before the decimals, as the language writes it
 */
export function readEpd(texts: readonly string[], mark: string): ReadEpd | EpdFault {
  if (texts.some(({ length }) => length > MAX_DECLARATION_FILE)) return { code: 'tooLarge', part: '' }
  try {
    const items = texts.flatMap(itemsOf)
    const [first, ...rest] = rowsOf(items)
    if (first) return composed([first, ...rest], mark)
    const problem = items.find((item) => item.kind === 'problem')
    if (!problem) return { code: 'noEpd', part: '' }
    return { code: problem.code === 'noModules' ? 'noModules' : 'unreadable', part: problem.column ?? '' }
  } catch (error) {
    if (error instanceof FileError) return { code: 'noEpd', part: '' }
    throw error
  }
}

/** Most files of a package. */
const MOST_FILES = 5_000

/** Processes and flows of a package; whatever else it holds is left alone. @throws {ArchiveError} */
function documentsIn(archive: Uint8Array): string[] {
  let left = MAX_DECLARATION_ARCHIVE
  return readZip(archive, MOST_FILES)
    .filter(
      ({ name }) => /(^|\/)(processes|flows)\/[^/]+\.(xml|json)$/i.test(name) || /^[^/]+\.(xml|json)$/i.test(name),
    )
    .map(({ read }) => {
      const content = read(Math.min(left, MAX_DECLARATION_FILE))
      left -= content.byteLength
      return new TextDecoder().decode(content)
    })
}

/** A zip tells itself by its first letters. */
const isZip = (content: Uint8Array) => content[0] === 0x50 && content[1] === 0x4b

/** The declaration of a file: a document, or the zip of an ILCD package. */
export async function readEpdFile(file: Blob, mark: string): Promise<ReadEpd | EpdFault> {
  if (file.size > MAX_DECLARATION_ARCHIVE) return { code: 'tooLarge', part: '' }
  const content = new Uint8Array(await file.arrayBuffer())
  if (!isZip(content)) return readEpd([new TextDecoder().decode(content)], mark)
  try {
    return readEpd(documentsIn(content), mark)
  } catch (error) {
    if (error instanceof ArchiveError) return { code: 'damaged', part: error.faults[0]?.file ?? '' }
    throw error
  }
}
