import { FileError } from '#catalogue/file-error.ts'
import { ilcdJsonItems } from '#catalogue/ilcd-json.ts'
import { ilcdXmlItems } from '#catalogue/ilcd-xml.ts'
import type { ReleaseItem } from '#catalogue/release-item.ts'
import { MAX_DECLARATION_FILE } from '#vocabulary/datasets.ts'
import { referenceUnits } from '#vocabulary/materials.ts'
import { declared, type FormValues } from './form-values.ts'

/** Why a file gives no declaration; of a part that cannot be read with its name. */
export type EpdFault = { readonly code: 'tooLarge' | 'noEpd' | 'noModules' | 'unreadable'; readonly part: string }

/** What a file brings into the form, and what of it could not be taken. */
export type ReadEpd = {
  readonly values: Pick<FormValues, 'epd' | 'columns' | 'cells'>
  readonly names: { readonly de_DE?: string; readonly en_GB?: string }
  readonly unitMissing: boolean
  /** Further declarations of the file, which are left out. */
  readonly others: number
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
  }
}

/**
 * The declaration of an ILCD+EPD document, in JSON or XML, as it stands in the form.
 *
 * @param mark - before the decimals, as the language writes it
 */
export function readEpd(text: string, mark: string): ReadEpd | EpdFault {
  if (text.length > MAX_DECLARATION_FILE) return { code: 'tooLarge', part: '' }
  const begin = text.replace(/^\uFEFF/, '').trimStart()
  try {
    const items = begin.startsWith('<') ? ilcdXmlItems(begin, 1) : ilcdJsonItems(begin, 1)
    const rows = items.filter((item) => item.kind === 'row')
    const [first, ...rest] = rows
    if (first) return composed([first, ...rest], mark)
    const problem = items.find((item) => item.kind === 'problem')
    if (!problem) return { code: 'noEpd', part: '' }
    return { code: problem.code === 'noModules' ? 'noModules' : 'unreadable', part: problem.column ?? '' }
  } catch (error) {
    if (error instanceof FileError) return { code: 'noEpd', part: '' }
    throw error
  }
}
