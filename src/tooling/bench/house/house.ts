import { readFileSync } from 'node:fs'
import type { BenchRow } from '../measure.ts'

/** A measure of the house: what it was, and what it should be at most. */
type Measure = {
  readonly name: string
  readonly before: string
  readonly goal: number
  readonly unit?: string
  readonly reached: () => Promise<number> | number
}

/** Loaded when measured, so that a glance at one does not read them all. */
const measures: readonly Measure[] = [
  {
    name: 'areas of the service in a circle of imports',
    before: '13 of 16',
    goal: 0,
    reached: async () => (await import('../../imports/check-imports.ts')).areasInCircles(),
  },
  {
    name: 'places that declare a figure',
    before: '8 or more',
    goal: 1,
    reached: async () => (await import('./figure-places.ts')).mostPlacesOfAFigure(),
  },
  {
    name: 'rooms from a typed thickness to its figure',
    before: 'about 45',
    goal: 20,
    reached: async () => (await import('./rooms.ts')).roomsToTheFigure(),
  },
  {
    name: 'lines of own transport and operations',
    before: '2,700',
    goal: 900,
    reached: async () => (await import('./lines.ts')).transportLines(),
  },
  {
    name: 'lines of a file, median',
    before: '62',
    goal: 60,
    reached: async () => (await import('./lines.ts')).linesAt(0.5),
  },
  {
    name: 'lines of a file, 95th percentile',
    before: '190',
    goal: 180,
    reached: async () => (await import('./lines.ts')).linesAt(0.95),
  },
  {
    name: 'files of ten lines or fewer',
    before: '69',
    goal: 0,
    reached: async () => (await import('./lines.ts')).slivers(),
  },
  {
    name: 'one pure test, wall time',
    before: '2.4–3.8 s',
    goal: 1,
    unit: 's',
    reached: async () => (await import('./loop.ts')).pureTest(),
  },
  {
    name: 'a changed component on screen',
    before: 'about 5 s and a restart',
    goal: 1,
    unit: 's',
    reached: async () => (await import('./loop.ts')).changeOnScreen(),
  },
]

/** Load of the machine, since the last two rows measure the machine too; empty where there is no such file. */
const load = () => {
  try {
    return readFileSync('/proc/loadavg', 'utf8').split(' ', 1)[0] ?? ''
  } catch {
    return ''
  }
}

/** The shape of the source and the loop of a person at work: what it was, what it should be, what it is. */
export async function benchHouse(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const { name, before, goal, unit = '', reached } of measures) {
    const value = await reached()
    const figure = unit === '' ? String(value) : `${value.toFixed(2)} ${unit}${load() && ` (load ${load()})`}`
    rows.push({ name, figure, ratio: `was ${before}`, goal: `≤ ${goal}${unit && ` ${unit}`}`, met: value <= goal })
  }
  return rows
}
