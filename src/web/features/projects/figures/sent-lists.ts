import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectDetail } from '#vocabulary/projects.ts'
import { isAlike } from '../document/alike.ts'

type Entry = { readonly kind?: string; readonly id: string }
/** An entry, or the place that it has in the list that was sent before. */
export type Sent<One> = One | number

/** Sends a list again and again: what has stayed the same only by its place. */
export function listSender<One extends Entry>() {
  let before: readonly One[] = []
  return (list: readonly One[]): Sent<One>[] => {
    let places: ReadonlyMap<string, number> | undefined
    /** Mostly where it is now; all are looked through once one has moved. */
    const placeOf = ({ kind, id }: One, now: number) => {
      const there = before[now]
      if (there?.id === id && there.kind === kind) return now
      places ??= new Map(before.map((one, place) => [`${one.kind} ${one.id}`, place]))
      return places.get(`${kind} ${id}`)
    }
    const sent = list.map((one, now): Sent<One> => {
      const place = placeOf(one, now)
      return place !== undefined && isAlike(before[place], one) ? place : one
    })
    before = list
    return sent
  }
}

/** Puts together what such a sender has sent, all of it, in its order. */
export function listReceiver<One extends Entry>() {
  let before: readonly One[] = []
  return (sent: readonly Sent<One>[]): One[] => {
    const whole = sent.flatMap((one): One[] => {
      if (typeof one !== 'number') return [one]
      const kept = before[one]
      return kept ? [kept] : []
    })
    before = whole
    return whole
  }
}

type Row = ProjectKpis['rows'][number]
type Line = ProjectKpis['transmission']['lines'][number]

/** Figures as they cross from one thread to the other: of a thousand rows those that have changed. */
export type SentKpis = Omit<ProjectKpis, 'rows' | 'transmission'> & {
  readonly detail: ProjectDetail
  readonly rows: readonly Sent<Row>[]
  readonly transmission: Omit<ProjectKpis['transmission'], 'lines'> & { readonly lines: readonly Sent<Line>[] }
}

/** A pair of lists for each detail: rows that tell more are others. */
function byDetail<Lists>(make: () => Lists): (detail: ProjectDetail) => Lists {
  const all = new Map<ProjectDetail, Lists>()
  return (detail) => {
    const lists = all.get(detail) ?? make()
    all.set(detail, lists)
    return lists
  }
}

/** Makes figures ready to cross. */
export function kpisSender(): (kpis: ProjectKpis, detail: ProjectDetail) => SentKpis {
  const listsOf = byDetail(() => ({ rows: listSender<Row>(), lines: listSender<Line>() }))
  return (kpis, detail) => {
    const { rows, lines } = listsOf(detail)
    const { transmission } = kpis
    return {
      ...kpis,
      detail,
      rows: rows(kpis.rows),
      transmission: { ...transmission, lines: lines(transmission.lines) },
    }
  }
}

/** Puts together what has crossed: rows that have not changed are the objects that they were. */
export function kpisReceiver(): (sent: SentKpis) => ProjectKpis {
  const listsOf = byDetail(() => ({ rows: listReceiver<Row>(), lines: listReceiver<Line>() }))
  return ({ detail, ...sent }) => {
    const { rows, lines } = listsOf(detail)
    const { transmission } = sent
    return { ...sent, rows: rows(sent.rows), transmission: { ...transmission, lines: lines(transmission.lines) } }
  }
}
