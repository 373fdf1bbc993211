import { setTimeout as sleep } from 'node:timers/promises'
import { buildConstruction } from '#testing/constructions.ts'
import { releaseText } from '#testing/releases.ts'
import { type ServiceProcess, startProcess, until } from '#testing/service-process.ts'
import { missingOf, startWriting } from '#testing/writing.ts'
import { environment, inDirectory, someTime, startAgain, strike, type Tally, tally } from './strike.ts'

type Headers = Readonly<Record<string, string>>
const ARCHITECT = 'architektin@buero.example'
const CHANGED = 80

const json = async (answer: Promise<Response>): Promise<Record<string, unknown>> =>
  (await (await answer).json()) as Record<string, unknown>

/** Job that works beside the requests, by where it is asked for. */
type Job = { readonly service: ServiceProcess; readonly headers: Headers; readonly path: string }
const statusOf = async ({ service, headers, path }: Job) => (await json(service.call('GET', path, { headers }))).status

/** How long a job takes that nobody kills [ms]: kills fall before and after its end then, whatever the machine. */
async function timeOf(begin: () => Promise<Job>): Promise<number> {
  const started = performance.now()
  const job = await begin()
  await until(async () => (await statusOf(job)) === 'done')
  return performance.now() - started
}
/** Of the time that a job takes undisturbed, the latest moment of a kill: it goes on for longer right after a start. */
const LATEST = 1.6

/** A service that is killed and started again, so many times, in one directory. */
async function again(
  kills: number,
  who: string,
  turn: (given: {
    service: ServiceProcess
    headers: Headers
    counted: Tally
    /** Kills it, and answers the one that follows. @throws {Error} where none does */
    kill: () => Promise<{ service: ServiceProcess; headers: Headers }>
  }) => Promise<void>,
): Promise<Tally> {
  const counted = tally()
  await inDirectory(async (dataDir) => {
    let service = await startProcess(environment(dataDir))
    let headers = await service.signIn(who)
    for (let index = 0; index < kills; index += 1) {
      await turn({
        service,
        headers,
        counted,
        async kill() {
          await strike(service.child, dataDir, index)
          counted.kills += 1
          const next = await startAgain(dataDir, counted)
          if (!next) throw new Error(`the directory cannot be used: ${counted.unusable.join('; ')}`)
          service = next
          headers = await service.signIn(who)
          return { service, headers }
        },
      })
    }
    await service.stop()
  })
  return counted
}

/** Killed during writes: what was acknowledged is there. */
export const writing = (kills: number): Promise<Tally> =>
  again(kills, ARCHITECT, async ({ service, headers, counted, kill }) => {
    const writers = startWriting(service, headers)
    await writers.further(1 + Math.floor(Math.random() * 60))
    const next = await kill()
    await writers.stop()
    counted.acknowledged += writers.acknowledged.length
    counted.lost.push(...(await missingOf(next.service, next.headers, writers.acknowledged)))
  })

/** Killed during a change of many: all of them are changed, or none; what was told as done is. */
export const changing = (kills: number): Promise<Tally> => {
  const ids: string[] = []
  let turn = 0
  let lasts = 0
  return again(kills, ARCHITECT, async ({ service, headers, counted, kill }) => {
    while (ids.length < CHANGED) {
      const body = buildConstruction({ name: `Viele ${ids.length}` })
      ids.push(String((await json(service.call('POST', '/v1/construction/custom', { headers, body }))).id))
    }
    turn += 1
    const tag = `Tag ${turn}`
    const read = async (by: ServiceProcess, session: Headers) =>
      Promise.all(ids.map((id) => json(by.call('GET', `/v1/construction/custom/${id}`, { headers: session }))))
    const change = async (label: string) => {
      const items = (await read(service, headers)).map(({ id, version }) => ({ id, version }))
      const body = { items, change: { do: 'addTag', tag: label } }
      return () => json(service.call('POST', '/v1/construction/bulk', { headers, body }))
    }
    if (lasts === 0) {
      const begin = await change('Zuvor')
      lasts = await timeOf(async () => ({
        service,
        headers,
        path: `/v1/construction/bulk/${String((await begin()).id)}`,
      }))
    }
    const started = (await change(tag))().catch(() => undefined)
    await someTime(0, LATEST * lasts)
    const next = await kill()
    const job = await started
    const status = async () =>
      job && (await json(next.service.call('GET', `/v1/construction/bulk/${String(job.id)}`, next))).status
    let state = await status()
    for (let wait = 0; wait < 300 && state === 'running'; wait += 1) {
      await sleep(200)
      state = await status()
    }
    const tagged = (await read(next.service, next.headers)).filter(({ tags }) =>
      (tags as string[]).includes(tag),
    ).length
    if (state === 'done') counted.acknowledged += CHANGED
    const expected = state === 'done' ? [CHANGED] : [0, CHANGED]
    if (!expected.includes(tagged)) counted.lost.push(`change of many: ${String(state)}, ${tagged} of ${CHANGED}`)
  })
}

/** Killed during an import: the release is taken over as a whole or not at all, and can be imported again. */
export const importing = (kills: number): Promise<Tally> => {
  const text = releaseText(
    Array.from({ length: 4_000 }, (_, at) => ({ uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` })),
  )
  let turn = 0
  let lasts = 0
  return again(kills, 'admin@aufbau.example', async ({ service, headers, counted, kill }) => {
    turn += 1
    const begin = (name: string) =>
      json(
        fetch(`${service.url}/v1/catalogue/import?fileName=x.csv&release=${name}&switchOn=true`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'text/csv' },
          body: text,
        }),
      )
    if (lasts === 0)
      lasts = await timeOf(async () => ({
        service,
        headers,
        path: `/v1/catalogue/import/${String((await begin('BEFORE')).id)}`,
      }))
    const release = `KILLED_${turn}`
    const begun = begin(release).catch(() => undefined)
    await someTime(0, LATEST * lasts)
    const next = await kill()
    const id = (await begun)?.id as string | undefined
    const state = id && (await json(next.service.call('GET', `/v1/catalogue/import/${id}`, next))).status
    const found = await next.service.call('GET', `/v1/dataset/list?release=${release}&customTake=1`, next)
    const total = Number(found.headers.get('x-total-count') ?? 0)
    if (state === 'done') counted.acknowledged += 4_000
    if (state === 'done' ? total !== 4_000 : total !== 0 && total !== 4_000)
      counted.lost.push(`import: ${String(state)}, ${total} datasets`)
  })
}
