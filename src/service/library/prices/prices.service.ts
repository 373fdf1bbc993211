import type { OwnPrice, PriceImport, PriceInput, PriceList, PriceTerms } from '#contract/prices.ts'
import { writePriceList } from '#interchange/prices/write-price-list.ts'
import { type Db, inTransaction } from '#service/db/client.ts'
import { quotaReached, refused, ServiceError } from '#service/service-error.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { folded } from '#vocabulary/folded.ts'
import type { Names, PricedMaterials } from './priced-materials.ts'
import { type KeptPrice, type PriceRow, pricesRepository } from './prices.repository.ts'
import { versionOfPrices } from './prices-of.ts'
import { readPriceList } from './read-price-list.ts'

/** Prices that one person may keep. */
export const MOST_PRICES = 5_000

const toPrice = (
  { materialId, amount, per, pricedOn, note, thickness, updatedAt }: PriceRow,
  name: Names = {},
): OwnPrice => ({
  materialId,
  name,
  amount,
  per,
  on: pricedOn,
  ...(note !== null && { note }),
  ...(thickness !== null && { thickness }),
  updatedAt: updatedAt.toISOString(),
})

type Understood = PriceImport['understood'][number]

/** Splits lines into those whose material is known, each once, and those that are refused. */
async function understood(
  { viewer, csv, kept }: { viewer: Viewer; csv: string; kept: ReadonlySet<string> },
  materials: PricedMaterials,
): Promise<Omit<PriceImport, 'applied'>> {
  const read = tableIn(csv)
  const byName = await materials.idsByName(viewer)
  const known = await materials.namesOf(viewer, [...new Set(read.lines.map(({ id }) => id).filter((id) => id !== ''))])
  const faults = [...read.refused]
  const found = new Map<string, Understood>()
  const wanted = read.lines.flatMap(({ id, material, line, ...price }) => {
    const ids = id === '' ? (byName.get(folded(material)) ?? []) : known.has(id) ? [id] : []
    const [column, value] = id === '' ? (['material', material] as const) : (['id', id] as const)
    const refuse = (reason: 'materialUnknown' | 'materialAmbiguous') =>
      faults.push({ line, reason, column, value: value.slice(0, 80) })
    if (ids.length > 1) refuse('materialAmbiguous')
    else if (ids.length === 0) refuse('materialUnknown')
    return ids.length === 1 ? ids.map((materialId) => ({ materialId, line, ...price })) : []
  })
  const names = await materials.namesOf(
    viewer,
    wanted.map(({ materialId }) => materialId),
  )
  for (const { materialId, note, thickness, ...price } of wanted) {
    if (found.has(materialId)) faults.push({ line: price.line, reason: 'twice', column: 'material', value: materialId })
    else
      found.set(materialId, {
        materialId,
        ...price,
        ...(note !== undefined && { note }),
        ...(thickness !== undefined && { thickness }),
        name: names.get(materialId) ?? {},
        replaces: kept.has(materialId),
      })
  }
  return {
    understood: [...found.values()],
    refused: faults.toSorted((one, other) => one.line - other.line),
    unreadColumns: [...read.unreadColumns],
  }
}

/** @throws {ServiceError} `invalidRequest` for a text that is no table */
function tableIn(csv: string): ReturnType<typeof readPriceList> {
  try {
    return readPriceList(csv)
  } catch (error) {
    if (error instanceof Error) throw refused('/csv', 'damaged', { reason: error.message })
    throw error
  }
}

/** Prices of materials that each keeps for oneself: nothing shipped, nothing shared, nothing guessed. */
export function priceService({ db, materials }: { db: Db; materials: PricedMaterials }) {
  const prices = pricesRepository(db)
  const room = async (ownerId: string, wanted: number) => {
    if ((await prices.count(ownerId)) + wanted > MOST_PRICES) throw quotaReached('', 'prices', MOST_PRICES)
  }
  const list = async (owner: Viewer): Promise<PriceList> => {
    const [rows, discountRate] = await Promise.all([prices.list(owner.userId), prices.discountRate(owner.userId)])
    const names = await materials.namesOf(
      owner,
      rows.map(({ materialId }) => materialId),
    )
    return {
      discountRate,
      version: versionOfPrices(rows, discountRate),
      prices: rows.map((row) => toPrice(row, names.get(row.materialId))),
    }
  }
  return {
    list,

    /** @throws {ServiceError} `notFound` for a material that is not there, or not for the owner; `quotaReached` */
    async replace(owner: Viewer, materialId: string, input: PriceInput): Promise<OwnPrice> {
      const name = (await materials.namesOf(owner, [materialId])).get(materialId)
      if (!name) throw new ServiceError('notFound', 'material')
      if (!(await prices.find(owner.userId, materialId))) await room(owner.userId, 1)
      await prices.keep(owner.userId, [{ materialId, ...input }])
      const row = await prices.find(owner.userId, materialId)
      if (!row) throw new ServiceError('notFound', 'price')
      return toPrice(row, name)
    },

    remove: ({ userId }: Viewer, materialId: string): Promise<void> => prices.remove(userId, materialId),

    async replaceTerms({ userId }: Viewer, { discountRate }: PriceTerms): Promise<PriceTerms> {
      await prices.keepTerms(userId, discountRate)
      return { discountRate }
    },

    /**
     * Tells what is understood of a list, and takes it where that is asked for; refused lines are left.
     *
     * @throws {ServiceError} `quotaReached`; `invalidRequest` for a text that is no table
     */
    async import(
      owner: Viewer,
      { csv, apply }: { csv: string; apply: 'nothing' | 'understood' },
    ): Promise<PriceImport> {
      const kept = new Set((await prices.list(owner.userId)).map(({ materialId }) => materialId))
      const found = await understood({ viewer: owner, csv, kept }, materials)
      const isApplied = apply === 'understood' && found.understood.length > 0
      if (isApplied) {
        await room(owner.userId, found.understood.filter(({ replaces }) => !replaces).length)
        await inTransaction(db, (transaction) =>
          pricesRepository(transaction).keep(owner.userId, found.understood.map(toKept)),
        )
      }
      return { applied: isApplied, ...found }
    },

    async export(owner: Viewer, locale: Locale) {
      const { prices: all } = await list(owner)
      return new TextEncoder().encode(writePriceList(all, locale))
    },
  }
}
export type PriceService = ReturnType<typeof priceService>

const toKept = ({ materialId, amount, per, on, note, thickness }: Understood): KeptPrice => ({
  materialId,
  amount,
  per,
  on,
  ...(note !== undefined && { note }),
  ...(thickness !== undefined && { thickness }),
})
