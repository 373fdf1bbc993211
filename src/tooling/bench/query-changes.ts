import type { BulkChange, BulkJob, PreviewedChange } from '#contract/bulk-changes.ts'
import type { ServiceProcess } from '#testing/service-process.ts'
import type { BenchRow } from './measure.ts'

/** Constructions that are changed at once, and how long that may take [s]. */
const [CHANGED, CHANGE_GOAL] = [1000, 10]

type Send = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

const rowSince = (started: number, name: string): BenchRow => {
  const seconds = (performance.now() - started) / 1000
  return { name, figure: `${seconds.toFixed(1)} s`, goal: `≤ ${CHANGE_GOAL} s`, met: seconds <= CHANGE_GOAL }
}

/** Ids of so many of the caller's own. */
async function ownIds(send: Send): Promise<string[]> {
  type Page = { items: { id: string }[]; next: string | null }
  const own = { on: 'owner', in: ['own'] }
  const where = { on: 'all', of: [own, { on: 'text', has: 'mm' }] }
  const ids: string[] = []
  for (let next: string | null | undefined; ids.length < CHANGED && next !== null; ) {
    const page: Page = await send('POST', '/v1/construction/query', { where, take: 200, ...(next && { cursor: next }) })
    ids.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  return ids.slice(0, CHANGED)
}

async function ended(send: Send, id: string): Promise<void> {
  for (;;) {
    const { status } = await send<BulkJob>('GET', `/v1/construction/bulk/${id}`)
    if (status === 'failed') throw new Error('the change failed')
    if (status === 'done' || status === 'undone') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** One change previewed, made as a whole and undone as a whole. */
async function measureChange(
  send: Send,
  ids: readonly string[],
  { name, change }: { readonly name: string; readonly change: BulkChange },
): Promise<BenchRow[]> {
  const told = `${name} of ${ids.length.toLocaleString('en-GB')}`
  let started = performance.now()
  const previews = await send<PreviewedChange[]>('POST', '/v1/construction/bulk/preview', { ids, change })
  const preview = rowSince(started, `${told}, preview`)
  const refused = previews.find((one) => one.refused !== null)
  if (refused) throw new Error(`${told} is refused: ${refused.refused}`)
  started = performance.now()
  const items = previews.map(({ id, version }) => ({ id, version }))
  const { id } = await send<BulkJob>('POST', '/v1/construction/bulk', { items, change })
  await ended(send, id)
  const made = rowSince(started, `${told}, all or nothing`)
  started = performance.now()
  await send('POST', `/v1/construction/bulk/${id}/undo`)
  await ended(send, id)
  return [preview, made, rowSince(started, `${told}, undone as a whole`)]
}

/** Changes of a thousand constructions of the caller: another thickness, and another material at equal U. */
export async function measureChanges(
  service: ServiceProcess,
  headers: Readonly<Record<string, string>>,
): Promise<BenchRow[]> {
  const send: Send = async <Answer>(method: string, path: string, body?: object) => {
    const answer = await service.call(method, path, { headers, body })
    if (answer.status > 202) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const ids = await ownIds(send)
  const material = 'cellulose_blown'
  const thicker = { do: 'setThickness', material, thickness: 0.24 } as const
  const replaced = { do: 'replaceMaterial', material, by: 'wood_fibre_underlay', equal: 'uValue' } as const
  return [
    ...(await measureChange(send, ids, { name: 'another thickness', change: thicker })),
    ...(await measureChange(send, ids, { name: 'another material at equal U', change: replaced })),
  ]
}
