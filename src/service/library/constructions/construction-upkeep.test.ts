import { expect, test } from 'vitest'
import { serviceMetrics } from '#service/operations/metrics.ts'
import { testAssessor } from '#testing/assessor.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService } from '#testing/service.ts'
import { constructionUpkeep } from './construction-upkeep.ts'
import { renewalProgress } from './renewal-progress.ts'

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

test('figures of another version are computed again, without a new version of the construction', {
  timeout: 60_000,
}, async () => {
  const { db, signIn } = await buildService()
  const user = await signIn()
  const create = () => user.call({ method: 'POST', url: '/v1/construction/custom', payload: buildConstruction() })
  await Promise.all(Array.from({ length: 60 }, create))
  const read = () =>
    db.selectFrom('construction').select(['id', 'uValue', 'version', 'updatedAt']).orderBy('id').execute()
  const before = await read()
  await db.updateTable('construction').set({ uValue: 99, figuresVersion: 'old' }).execute()
  await db
    .updateTable('construction')
    .set({ release: 'OBD_1999' })
    .where('id', '=', before[0]?.id ?? '')
    .execute()

  const progress = renewalProgress()
  const lines: object[] = []
  const upkeep = constructionUpkeep({ db, assessor: testAssessor() }, progress)
  upkeep.start({ ...silent, info: (fields) => void lines.push(fields) })
  await expect.poll(read, { timeout: 50_000 }).toEqual(before)
  await upkeep.stop()
  expect(lines.slice(0, 2)).toEqual([
    { done: 50, total: 60 },
    { done: 60, total: 60 },
  ])
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 }
  const away = () => Promise.reject(new Error('the database is away'))
  const text = await serviceMetrics({ pool, gauges: [away, progress.gauges] }).text()
  expect(text).toMatch(/^aufbau_stale_figures 60$/m)
  expect(text).toMatch(/^aufbau_stale_figures_done 60$/m)
})

test('what was deleted over 30 days ago is removed for good, the rest stays', async () => {
  const { db, signIn } = await buildService()
  const user = await signIn()
  const days = [0, 29, 31]
  for (const age of days) {
    const response = await user.call({ method: 'POST', url: '/v1/construction/custom', payload: buildConstruction() })
    const deletedAt = age > 0 ? new Date(Date.now() - age * 86_400_000) : null
    const { id } = response.json<{ id: string }>()
    await db
      .updateTable('construction')
      .set({ deletedAt, name: String(age) })
      .where('id', '=', id)
      .execute()
  }
  const upkeep = constructionUpkeep({ db, assessor: testAssessor() })
  upkeep.start(silent)
  const names = async () => (await db.selectFrom('construction').select('name').execute()).map(({ name }) => name)
  await expect.poll(names).toEqual(expect.not.arrayContaining(['31']))
  await upkeep.stop()
  expect((await names()).toSorted()).toEqual(['0', '29'])
})
