import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { constructionInput } from '#contract/constructions.ts'
import type { DemoEmail } from '#service/accounts/profile/demo-accounts.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import { type Db, inTransaction } from '#service/db/client.ts'
import { assessedColumns } from '../constructions/assessed-columns.ts'
import { draftColumns } from '../constructions/construction-row.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { sharesRepository } from '../sharing/shares.repository.ts'

const file = z.array(z.safeExtend(constructionInput, { id: z.uuid() }))
type Seed = z.infer<typeof file>[number]

/** Constructions of one demo account. */
export const ownConstructions = (): Seed[] =>
  file.parse(JSON.parse(readFileSync(new URL('own-constructions.json', import.meta.url), 'utf8')) as unknown)

/** Fills the library of a demo: own constructions of the first architect, one of them shared with the second. */
export async function seedConstructions(
  db: Db,
  assessor: Assessor,
  accounts: Readonly<Record<DemoEmail, string>>,
): Promise<void> {
  const own = ownConstructions()
  const owner = accounts['architektin@buero.example']
  await inTransaction(db, async (transaction) => {
    const constructions = constructionsRepository(transaction)
    for (const seed of own)
      await constructions.insert(owner, {
        ...draftColumns(seed, 'de_DE'),
        ...(await assessedColumns(assessor, seed)),
        id: seed.id,
        ownership: 'custom',
      })
    const [first] = own
    if (first)
      await sharesRepository(transaction).give(owner, first.id, {
        email: 'architekt@buero.example',
        permission: 'view',
      })
  })
}
