import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '#service/db/client.ts'
import { isMigrated, migrate, migrations } from '#service/db/migrate.ts'
import { LONGEST_WAIT } from '#service/db/run-migrations.ts'
import { atEnd } from '#testing/at-end.ts'
import { watchBlocking } from '#testing/blocking.ts'
import { RELEASED } from '#testing/former-release.ts'
import { emptyDatabase } from '#testing/service.ts'
import { until } from '#testing/service-process.ts'

const [CONSTRUCTIONS, PROJECTS] = [100_000, 1_000]
const ME = '00000000-0000-4000-8000-000000000001'
const MIGRATING = 'migrating'

/** Columns that nodes of the release before write, too. */
const constructions = (many: number) => `
  insert into construction (id, owner_id, ownership, type, locale, name, description, translations, tags, layers,
    search_text, sort_name_de, sort_name_en, thickness, complete, section, figures_version)
  select gen_random_uuid(), '${ME}', 'custom', 'outerWall', 'de_DE', 'Wand ' || n, '', '{}', '{}',
    '[{"materialId": "osb", "thickness": 0.02}]', 'wand', 'wand', 'wand', 0.02, true, '[]', '1'
  from generate_series(1, ${many}) n`
const projects = (many: number) => `
  insert into project (id, owner_id, name, use, measure, tags, document, net_room_area, figures, search_text, sort_name)
  select gen_random_uuid(), '${ME}', 'Haus', 'residential', 'newBuilding', '{}', '{}', 100, '{"rows": 0}', 'haus', 'haus'
  from generate_series(1, ${many}) n`

/** What nodes do all the time; each by itself. */
const statements = [
  constructions(1),
  `update construction set name = 'Wand', version = version + 1 where id = (select id from construction limit 1)`,
  `select id, name from construction where owner_id = '${ME}' and ownership = 'custom' and deleted_at is null
    order by updated_at desc limit 25`,
  projects(1),
  `update project set figures = '{"rows": 0}' where id = (select id from project order by id desc limit 1)`,
]

/** Sends the statements until told to stop, each on a connection of its own with the timeout of a node. */
async function traffic(connection: pg.ClientConfig) {
  const errors: string[] = []
  const over = new AbortController()
  let [count, longest] = [0, 0]
  const senders = statements.map(async (statement) => {
    const client = new pg.Client({ ...connection, statement_timeout: 10_000 })
    await client.connect()
    while (!over.signal.aborted) {
      const began = performance.now()
      await client.query(statement).catch((error: unknown) => errors.push(String(error)))
      longest = Math.max(longest, performance.now() - began)
      count += 1
    }
    await client.end()
  })
  return {
    errors,
    further: (many: number) => {
      const goal = count + many
      return until(() => count >= goal)
    },
    /** How many were sent, and the longest of them [ms], since it was asked last. */
    since() {
      const told = { count, longest }
      ;[count, longest] = [0, 0]
      return told
    },
    async stop() {
      over.abort()
      await Promise.all(senders)
    },
  }
}

test('a large database of the release before is migrated while everybody reads and writes', {
  timeout: 240_000,
}, async () => {
  const { db, pool, connection } = await emptyDatabase()
  await migrate({ db, pool }, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= RELEASED)))
  const filler = new pg.Client({ ...connection, statement_timeout: 0 })
  await filler.connect()
  await filler.query(`insert into account (id, email, name, locale, status)
    values ('${ME}', 'ada@buero.example', 'Ada', 'de_DE', 'active')`)
  await filler.query(constructions(CONSTRUCTIONS))
  await filler.query(projects(PROJECTS))
  await filler.query('analyze')
  await filler.end()

  const sent = await traffic(connection)
  await sent.further(500)
  const before = sent.since()
  const watching = await watchBlocking(connection, MIGRATING)
  const migrating = openDatabase({ ...connection, application_name: MIGRATING })
  atEnd(() => migrating.db.destroy())
  await migrate(migrating)
  const meanwhile = sent.since()
  await sent.further(100)
  await sent.stop()
  const { blocked, done } = await watching.stop()

  expect(sent.errors).toEqual([])
  expect(await isMigrated(db)).toBe(true)
  expect(meanwhile.count).toBeGreaterThan(0)
  // a step that gives up comes again, and may be met more than once
  expect(meanwhile.longest).toBeLessThan(4 * LONGEST_WAIT + 10 * before.longest)
  // what takes the longer the larger a table is was seen under way, and nobody waited for it
  expect(done).toContainEqual(expect.stringContaining('create index concurrently'))
  expect(blocked.filter(({ by }) => /create index[^]* on (construction|project)\b/i.test(by))).toEqual([])
  const { rows } = await sql<{ open: number }>`select count(*) as open from project where standing is null`.execute(db)
  expect(rows).toEqual([{ open: 0 }])
})
