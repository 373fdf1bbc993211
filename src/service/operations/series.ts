/** Labels of a series, such as `{ method: 'GET' }`. */
type Labels = Readonly<Record<string, string>>

type Family = { readonly name: string; readonly help: string; readonly type: 'counter' | 'gauge' | 'histogram' }

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
const labelled = (name: string, labels: Labels) => {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${escaped(value)}"`)
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name
}
const heading = ({ name, help, type }: Family) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`

/** Series of one name in the Prometheus text format (0.0.4). */
export type Series = { readonly text: () => string }

/** A number that only grows, for each combination of labels. */
export function counter(name: string, help: string) {
  const values = new Map<string, number>()
  return {
    add(labels: Labels = {}, amount = 1): void {
      const key = labelled(name, labels)
      values.set(key, (values.get(key) ?? 0) + amount)
    },
    text: () =>
      heading({ name, help, type: 'counter' }) + [...values].map(([key, value]) => `${key} ${value}\n`).join(''),
  }
}

/** A value that is looked up when it is asked for. */
export const gauge = (
  name: string,
  help: string,
  read: () => readonly (readonly [labels: Labels, value: number])[],
): Series => ({
  text: () =>
    heading({ name, help, type: 'gauge' }) +
    read()
      .map(([labels, value]) => `${labelled(name, labels)} ${value}\n`)
      .join(''),
})

/** How often values fell at or below each bound, for each combination of labels. `bounds` ascend. */
export function histogram(name: string, help: string, bounds: readonly number[]) {
  type Row = { readonly labels: Labels; readonly within: number[]; sum: number; count: number }
  const rows = new Map<string, Row>()
  const textOf = ({ labels, within, sum, count }: Row) =>
    [
      ...bounds.map(
        (bound, index) => `${labelled(`${name}_bucket`, { ...labels, le: String(bound) })} ${within[index]}`,
      ),
      `${labelled(`${name}_bucket`, { ...labels, le: '+Inf' })} ${count}`,
      `${labelled(`${name}_sum`, labels)} ${sum}`,
      `${labelled(`${name}_count`, labels)} ${count}`,
    ]
      .map((line) => `${line}\n`)
      .join('')
  return {
    observe(labels: Labels, value: number): void {
      const key = labelled(name, labels)
      const row = rows.get(key) ?? { labels, within: bounds.map(() => 0), sum: 0, count: 0 }
      rows.set(key, row)
      bounds.forEach((bound, index) => {
        if (value <= bound) row.within[index] = (row.within[index] ?? 0) + 1
      })
      row.sum += value
      row.count += 1
    },
    text: () => heading({ name, help, type: 'histogram' }) + [...rows.values()].map(textOf).join(''),
  }
}
