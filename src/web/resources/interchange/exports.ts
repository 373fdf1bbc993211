import type { ExportFormat } from '#contract/interchange.ts'
import type { Ownership } from '#vocabulary/constructions.ts'
import { receiveFile } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { releaseQuery } from '../reading.ts'

type Release = { readonly release?: string | undefined; readonly project?: string }

/** What is exported: a stored construction, or a comparison whose baseline is the first. */
export type Exported =
  | ({ readonly ownership: Ownership; readonly id: string } & Release)
  | ({
      readonly ids: readonly string[]
      readonly equal?: string | undefined
      /** With `equal`: layers that are adapted, as `<id>:<index>`. */
      readonly adapt?: readonly string[]
    } & Release)

/** Told of cost, by the user's own prices: what is read by other programs goes to others' libraries too. */
const forReading: readonly ExportFormat[] = ['xlsx', 'csv']

/** A construction or a comparison as a file, in the language on screen. */
export function receiveExport(what: Exported, format: ExportFormat) {
  const query = {
    format,
    locale: currentLocale(),
    ...releaseQuery(what.release),
    ...(forReading.includes(format) && { costs: true }),
    ...(what.project && { project: what.project }),
  }
  if ('ids' in what) {
    const { adapt = [] } = what
    const equal = what.equal === undefined ? {} : { equal: what.equal, ...(adapt.length > 0 && { adapt: [...adapt] }) }
    return receiveFile('exportComparison', { query: { ...query, ids: [...what.ids], ...equal } })
  }
  return receiveFile('exportConstruction', { params: { ownership: what.ownership, id: what.id }, query })
}

/** The whole own library as one archive. */
export const receiveArchive = () => receiveFile('exportArchive', { query: { locale: currentLocale() } })

/** The whole library of an office, for those who administer it. */
export const receiveOfficeArchive = (office: string) =>
  receiveFile('exportArchive', { query: { locale: currentLocale(), office } })
