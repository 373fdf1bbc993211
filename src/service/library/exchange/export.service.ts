import { type ExportFormat, exportMediaTypes } from '#contract/interchange.ts'
import { csv } from '#interchange/csv/csv.ts'
import { type LcaxFile, lcaxOf } from '#interchange/lcax/lcax.ts'
import { comparisonTables } from '#interchange/tables/comparison-tables.ts'
import { constructionTables, fileNameOf } from '#interchange/tables/construction-tables.ts'
import { type Heading, headingTables } from '#interchange/tables/heading-table.ts'
import type { Table } from '#interchange/tables/table.ts'
import { wordsOf } from '#interchange/tables/words.ts'
import type { Caller } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import type { FileReply } from '#service/http/handlers.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import type { AskedComparison } from '../constructions/comparison.service.ts'
import type { Place } from '../constructions/construction-area.ts'
import { type Asked, changedMeanwhile, comparedWhole, type ExportSources, readWhole } from './exported-constructions.ts'
import { xlsxBeside } from './xlsx-beside.ts'

const endings: Readonly<Record<ExportFormat, string>> = {
  json: '.json',
  csv: '.csv',
  xlsx: '.xlsx',
  lcax: '.lcax.json',
}

type Content = {
  readonly json: object
  readonly lcax: () => LcaxFile | Promise<LcaxFile>
  readonly tables: () => readonly Table[]
  readonly heading: Heading
}

const text = (value: object) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)

async function fileOf(
  name: string,
  { format, locale }: { format: ExportFormat; locale: Locale },
  { json, lcax, tables, heading }: Content,
): Promise<FileReply> {
  const headed = () => [...headingTables(heading, locale), ...tables()]
  const writers: Readonly<Record<ExportFormat, () => Promise<Uint8Array> | Uint8Array>> = {
    json: () => text(json),
    lcax: async () => text(await lcax()),
    csv: () => new TextEncoder().encode(csv(headed(), locale)),
    xlsx: () => xlsxBeside(headed(), locale),
  }
  return { name: `${name}${endings[format]}`, mediaType: exportMediaTypes[format], content: await writers[format]() }
}

/** What heads the file that a caller takes away. */
async function headingOf({ letterheads }: ExportSources, caller: Caller, { project = '' }: Asked): Promise<Heading> {
  const { office, author } = await letterheads.read(caller)
  return { office, author, project }
}

/** A construction, or a comparison, as a file. */
export const exportService = (sources: ExportSources & { readonly db: Db }) => ({
  /** @throws {ServiceError} `notFound`; `conflict` where it is changed again and again while it is read */
  async construction(caller: Caller, place: Place, asked: Asked): Promise<FileReply> {
    const whole = await readWhole(sources, { caller, place, asked })
    const heading = await headingOf(sources, caller, asked)
    const verification =
      asked.format === 'xlsx' ? await sources.reports.register(caller, place, heading, asked.release) : undefined
    if (verification && verification.version !== whole.construction.version) throw changedMeanwhile()
    const file = await fileOf(fileNameOf([whole.construction]), asked, {
      json: whole,
      lcax: () => lcaxOf(whole.construction.name, [whole]),
      tables: () => constructionTables(whole),
      heading: { ...heading, ...(verification && { verification }) },
    })
    await activityRepository(sources.db).noteExport(caller, [place.id], asked.format)
    return file
  },

  /** @throws {ServiceError} `unknownConstruction` naming those that the caller may not see */
  async comparison(
    caller: Caller,
    ids: readonly string[],
    asked: Asked & Pick<AskedComparison, 'equal' | 'adapt'>,
  ): Promise<FileReply> {
    const { locale } = asked
    const compared = await sources.comparison.compare(caller, ids, asked)
    const name = `${wordsOf(locale).word('comparison')} ${fileNameOf(compared.items)}`
    const heading = await headingOf(sources, caller, asked)
    const verification =
      asked.format === 'xlsx' ? await sources.reports.registerComparison(caller, { ...asked, ids, heading }) : undefined
    const file = await fileOf(name, asked, {
      json: compared,
      lcax: async () => lcaxOf(name, await comparedWhole(sources, compared, { caller, asked })),
      tables: () => comparisonTables(compared, locale),
      heading: { ...heading, ...(verification && { verification }) },
    })
    await activityRepository(sources.db).noteExport(caller, ids, asked.format)
    return file
  },
})
export type ExportService = ReturnType<typeof exportService>
