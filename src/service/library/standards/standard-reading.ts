import type { StandardDetail, StandardItem, StandardVersion } from '#contract/standard-constructions.ts'
import type { Caller } from '#service/caller.ts'
import { type ConstructionRow, contentOf } from '../constructions/construction-row.ts'
import { shippedRepository } from './shipped.repository.ts'
import { gate, type Locales, load, type StandardArea } from './standard-area.ts'
import { personOf, toStandardContent, toStandardItem } from './standard-mapping.ts'
import { standardVersionsRepository } from './standard-versions.repository.ts'
import { type StandardQuery, standardsRepository } from './standards.repository.ts'

type PageOfVersions = Locales & { readonly page: number; readonly customTake: number }

/** What administrators look at: the list, one with what is prepared, the versions before. */
export function reading(area: StandardArea) {
  const { db, assessor, library } = area
  const admit = gate(area)
  return {
    /** A page, with the number of all. */
    async list(
      caller: Caller,
      query: Omit<StandardQuery, 'offered'>,
    ): Promise<{ items: StandardItem[]; total: number }> {
      admit(caller)
      const offered = await shippedRepository(db).offered(library)
      const { rows, total } = await standardsRepository(db).listForMaintainers({ ...query, offered })
      return { items: rows.map((row) => toStandardItem(row, query.locale, offered)), total }
    },

    /** With what is published, prepared and offered, each with its figures of today. @throws {ServiceError} `notFound` */
    async read(caller: Caller, id: string, { locale }: Locales): Promise<StandardDetail> {
      admit(caller)
      const standards = standardsRepository(db)
      const item = toStandardItem(await load(db, id), locale, await shippedRepository(db).offered(library))
      const contentNow = async (row: ConstructionRow | undefined) =>
        row ? toStandardContent(assessor, contentOf(row), locale) : null
      const shipped = item.updateOffered ? library.get(item.id) : undefined
      return {
        ...item,
        current: await contentNow(await standards.publishedForMaintainers(id)),
        prepared: await contentNow(await standards.draftForMaintainers(id)),
        shipped: shipped ? await toStandardContent(assessor, shipped.content, locale) : null,
      }
    },

    /** A page of what was published, newest first, with the number of all. @throws {ServiceError} `notFound` */
    async versions(
      caller: Caller,
      id: string,
      { locale, page, customTake }: PageOfVersions,
    ): Promise<{ versions: StandardVersion[]; total: number }> {
      admit(caller)
      await load(db, id)
      const asked = { offset: (page - 1) * customTake, limit: customTake }
      const { rows, total } = await standardVersionsRepository(db).list(id, asked)
      const versions = await Promise.all(
        rows.map(async ({ version, content, note, publishedAt, publishedBy, publisherName }) => ({
          ...(await toStandardContent(assessor, content, locale)),
          version,
          publishedAt: publishedAt.toISOString(),
          publishedBy: personOf(publishedBy, publisherName),
          note,
        })),
      )
      return { versions, total }
    },
  }
}
