import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#service/db/client.ts'
import { startEmbeddedDatabase } from '#service/db/embedded.ts'
import { isMigrated, migrate, migrations } from '#service/db/migrate.ts'
import { beginStart, inDirectory, someTime, startAgain, strike, type Tally, tally } from './strike.ts'

/** Up to the time that a first start takes [ms]. */
const FIRST_START = 5_000
/** Migrations up to this one are run before; what follows changes tables that are full. */
const OLD = '0420-settings'
const ROWS = 30_000
const MIGRATING = 3_000

/** Killed at any moment of its first start, the next one works: accounts, library and all. */
export async function firstStarts(kills: number): Promise<Tally> {
  const counted = tally()
  for (let turn = 0; turn < kills; turn += 1)
    await inDirectory(async (dataDir) => {
      const child = await beginStart(dataDir)
      await someTime(50, FIRST_START)
      await strike(child, dataDir, turn)
      counted.kills += 1
      const service = await startAgain(dataDir, counted)
      if (!service) return
      const headers = await service.signIn('architektin@buero.example')
      const answer = await service.call('GET', '/v1/construction/count/custom', { headers })
      const own: unknown = await answer.json()
      if (answer.status !== 200 || !(Number(own) > 0)) counted.lost.push(`library: ${answer.status} ${String(own)}`)
      await service.stop()
    })
  return counted
}

/** A directory of an older version with constructions in it, stopped. */
async function oldDirectory(dataDir: string): Promise<void> {
  const server = await startEmbeddedDatabase({ dataDir })
  const { db, pool } = openDatabase(server.connection)
  await migrate({ db, pool }, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= OLD)))
  await sql`insert into account (id, email, name, locale, status)
    values (gen_random_uuid(), 'ada@buero.example', 'Ada', 'de_DE', 'active')`.execute(db)
  await sql`insert into construction (id, owner_id, ownership, type, locale, name, description, translations, tags, layers,
      search_text, sort_name_de, sort_name_en, thickness, complete, section, figures_version)
    select gen_random_uuid(), (select id from account), 'custom', 'outerWall', 'de_DE', 'Wand ' || n, '', '{}', '{}',
      '[{"materialId": "osb", "thickness": 0.02}]', 'wand', 'wand', 'wand', 0.02, true, '[]', '1'
    from generate_series(1, ${sql.lit(ROWS)}) n`.execute(db)
  await db.destroy()
  await server.stop()
}

/** What is in the directory, by the database itself. */
async function stateOf(dataDir: string) {
  const server = await startEmbeddedDatabase({ dataDir, as: 'guest' })
  const { db } = openDatabase(server.connection)
  const { rows } = await sql<{
    own: number
  }>`select count(*) as own from construction where ownership = 'custom'`.execute(db)
  const isWhole = await isMigrated(db)
  await db.destroy()
  await server.stop()
  return { own: rows[0]?.own, isWhole }
}

/** Killed while it migrates, the next start does so, and everything is there. */
export async function migrating(kills: number): Promise<Tally> {
  const counted = tally()
  await inDirectory(async (folder) => {
    const template = path.join(folder, 'old')
    await oldDirectory(template)
    for (let turn = 0; turn < kills; turn += 1)
      await inDirectory(async (dataDir) => {
        // as it is, its owner too: PostgreSQL is not root's
        execFileSync('cp', ['-a', `${template}/.`, dataDir])
        const child = await beginStart(dataDir)
        await someTime(50, MIGRATING)
        await strike(child, dataDir, turn)
        counted.kills += 1
        const service = await startAgain(dataDir, counted)
        if (!service) return
        const { own, isWhole } = await stateOf(dataDir)
        counted.acknowledged += ROWS
        if (own !== ROWS || !isWhole) counted.lost.push(`migration: ${String(own)} of ${ROWS}`)
        await service.stop()
      })
  })
  return counted
}
