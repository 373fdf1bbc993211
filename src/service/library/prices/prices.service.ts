import type { OwnPrice, PriceImport, PriceInput, PriceList, PriceTerms } from '#contract/prices.ts'
import { writePriceList } from '#interchange/prices/write-price-list.ts'
import { inTurns } from '#service/breath.ts'
import { type Db, inTransaction } from '#service/db/client.ts'
import { quotaReached, refused, ServiceError } from '#service/service-error.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { folded } from '#vocabulary/folded.ts'
import { MOST_REFUSED_LINES } from '#vocabulary/prices.ts'
import type { Names, PricedMaterials } from './priced-materials.ts'
import { type KeptPrice, type PriceRow, pricesRepository } from './prices.repository.ts'
import { versionOfPrices } from './prices-of.ts'
import { type PriceLine, priceListSteps, type ReadPriceList, type RefusedLine, SHOWN } from './read-price-list.ts'

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
type Wanted = Omit<PriceLine, 'id' | 'material'> & { readonly materialId: string }
type Known = {
  readonly byName: ReadonlyMap<string, readonly string[]>
  readonly byId: ReadonlyMap<string, Names>
}

/** Finds the material of each line, or adds why there is none to `faults`. @returns steps, one for each line */
function* materialSteps(
  lines: readonly PriceLine[],
  { byName, byId }: Known,
  faults: RefusedLine[],
): Generator<undefined, Wanted[]> {
  const wanted: Wanted[] = []
  for (const { id, material, ...price } of lines) {
    yield
    const [column, value] = id === '' ? (['material', material] as const) : (['id', id] as const)
    const ids = id === '' ? (byName.get(folded(material)) ?? []) : byId.has(id) ? [id] : []
    const [materialId] = ids
    if (materialId !== undefined && ids.length === 1) wanted.push({ materialId, ...price })
    else {
      const reason = ids.length > 1 ? 'materialAmbiguous' : 'materialUnknown'
      faults.push({ line: price.line, reason, column, value: value.slice(0, SHOWN) })
    }
  }
  return wanted
}

const idsIn = (lines: readonly PriceLine[]) => [...new Set(lines.map(({ id }) => id).filter((id) => id !== ''))]

/** Splits lines into those whose material is known, each once, and those that are refused. */
async function understood(
  { viewer, csv, kept }: { viewer: Viewer; csv: string; kept: ReadonlySet<string> },
  materials: PricedMaterials,
): Promise<Omit<PriceImport, 'applied'>> {
  const { lines, refused: unreadable, unreadColumns } = await tableIn(csv)
  const byName = await materials.idsByName(viewer)
  const byId = await materials.namesOf(viewer, idsIn(lines))
  const faults = [...unreadable]
  const found = new Map<string, Wanted>()
  for (const price of await inTurns(materialSteps(lines, { byName, byId }, faults))) {
    const { materialId, line } = price
    if (found.has(materialId)) faults.push({ line, reason: 'twice', column: 'material', value: materialId })
    else found.set(materialId, price)
  }
  const names = await materials.namesOf(viewer, [...found.keys()])
  return {
    understood: [...found.values()].map(
      ({ note, thickness, ...price }): Understood => ({
        ...price,
        ...(note !== undefined && { note }),
        ...(thickness !== undefined && { thickness }),
        name: names.get(price.materialId) ?? {},
        replaces: kept.has(price.materialId),
      }),
    ),
    refused: faults.toSorted((one, other) => one.line - other.line).slice(0, MOST_REFUSED_LINES),
    refusedCount: faults.length,
    unreadColumns: [...unreadColumns],
  }
}

/** @throws {ServiceError} `invalidRequest` for a text that is no table */
async function tableIn(csv: string): Promise<ReadPriceList> {
  try {
    return await inTurns(priceListSteps(csv))
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
