import type { ProjectKpis } from '#contract/project-figures.ts'
import type { NamedRow, RowKey } from './project-rows.ts'

/** A material within a row, or all that a row has of it where more is not told. */
export type SpotLeaf = {
  readonly key: string
  readonly material: string | undefined
  readonly name: string
  readonly value: number
}
/** A row of the building with what it is made of [kg CO₂e over the study period]. */
export type SpotRow = {
  readonly key: RowKey
  readonly name: string
  readonly value: number
  readonly leaves: readonly SpotLeaf[]
}
export type SpotGroup = { readonly costGroup: string; readonly value: number; readonly rows: readonly SpotRow[] }

const amount = (values: readonly { readonly value: number }[]) =>
  values.reduce((sum, { value }) => sum + Math.abs(value), 0)

/** Cost group → row → material by climate change. The room of a group or row is that of all amounts in it. */
export function spotTree(rows: readonly NamedRow[], { byMaterial }: ProjectKpis): SpotGroup[] {
  const names = new Map(byMaterial.map(({ material, name }) => [material, name]))
  const groups = new Map<string, SpotRow[]>()
  for (const { key, name, figures } of rows) {
    if (!figures.total) continue
    const leaves = figures.materials
      ?.filter(({ gwp }) => gwp !== 0)
      .map(({ material, gwp }) => ({
        key: `${key} ${material}`,
        material,
        name: names.get(material) ?? material,
        value: gwp,
      })) ?? [{ key, material: undefined, name, value: figures.total.gwp }]
    const group = `${figures.costGroup.slice(0, 2)}0`
    groups.set(group, [...(groups.get(group) ?? []), { key, name, value: amount(leaves), leaves }])
  }
  return [...groups].map(([costGroup, own]) => ({ costGroup, value: amount(own), rows: own }))
}

/** A tile of a treemap: a row, or what the smaller rows of a cost group come to together. */
export type SpotTile = Omit<SpotRow, 'key'> & { readonly key: string; readonly rows: readonly RowKey[] }
export type TiledGroup = Omit<SpotGroup, 'rows'> & { readonly rows: readonly SpotTile[] }

/** Rows with tiles of their own: of more each would be too small to be told, and all of them too many to be drawn. */
const MOST_TILES = 150

function together(rows: readonly SpotRow[], costGroup: string, name: string): SpotTile {
  const sums = new Map<string, SpotLeaf>()
  for (const { key, material, name: told, value } of rows.flatMap(({ leaves }) => leaves)) {
    const id = material ?? key
    sums.set(id, { key: `${costGroup} ${id}`, material, name: told, value: (sums.get(id)?.value ?? 0) + value })
  }
  const leaves = [...sums.values()]
  return { key: `group ${costGroup}`, name, value: amount(rows), leaves, rows: rows.map(({ key }) => key) }
}

/** The groups as tiles: the largest rows by themselves, the others of each group as one. @param others - its name */
export function tiled(groups: readonly SpotGroup[], others: string): TiledGroup[] {
  const sizes = groups.flatMap(({ rows }) => rows.map(({ value }) => value)).toSorted((one, other) => other - one)
  const least = sizes[MOST_TILES] ?? -1
  return groups.map(({ rows, ...group }) => {
    const own = rows.filter(({ value }) => value > least).map((row): SpotTile => ({ ...row, rows: [row.key] }))
    const small = rows.filter(({ value }) => value <= least)
    return { ...group, rows: small.length > 0 ? [...own, together(small, group.costGroup, others)] : own }
  })
}

/** Columns of the flow, from left to right. */
export const flowColumns = ['material', 'row', 'costGroup'] as const
export type FlowNode = {
  readonly name: string
  readonly column: (typeof flowColumns)[number]
  /** Rows that it stands for. */
  readonly rows: readonly RowKey[]
}
export type FlowLink = { readonly source: number; readonly target: number; readonly value: number }
export type Flow = { readonly nodes: readonly FlowNode[]; readonly links: readonly FlowLink[] }

/** Nodes below this share of all are gathered. */
const SMALL = 0.01

/** Small entries of a column under one name. */
function gathered(sums: ReadonlyMap<string, number>, all: number): (key: string) => string {
  const small = new Set([...sums].filter(([, value]) => value < all * SMALL).map(([key]) => key))
  return (key) => (small.size > 1 && small.has(key) ? OTHERS : key)
}
/** Stands for everything that is too small to be named. */
export const OTHERS = ''

const added = (entries: readonly (readonly [string, number])[]) => {
  const sums = new Map<string, number>()
  for (const [key, value] of entries) sums.set(key, (sums.get(key) ?? 0) + value)
  return sums
}

/**
 * Climate change as a flow from materials over rows to cost groups, what is below zero left out.
 *
 * @param others - name of what is gathered
 */
export function spotFlow(groups: readonly SpotGroup[], others: string): Flow {
  const cells = groups.flatMap(({ costGroup, rows }) =>
    rows.flatMap((row) =>
      row.leaves
        .filter(({ value }) => value > 0)
        .map(({ material, name, value }) => ({ costGroup, row, material: material ?? name, name, value })),
    ),
  )
  const all = cells.reduce((sum, { value }) => sum + value, 0)
  const ofMaterial = gathered(added(cells.map(({ material, value }) => [material, value])), all)
  const ofRow = gathered(added(cells.map(({ row, value }) => [row.key, value])), all)
  const nodes: { name: string; column: FlowNode['column']; rows: RowKey[] }[] = []
  const places = new Map<string, number>()
  const nodeOf = (column: FlowNode['column'], key: string, name: string, row: RowKey) => {
    const id = `${column} ${key}`
    const known = places.get(id)
    const at = known ?? nodes.push({ name: key === OTHERS ? others : name, column, rows: [] }) - 1
    places.set(id, at)
    if (!nodes[at]?.rows.includes(row)) nodes[at]?.rows.push(row)
    return at
  }
  const links = new Map<string, FlowLink>()
  const link = (source: number, target: number, value: number) => {
    const id = `${source} ${target}`
    links.set(id, { source, target, value: (links.get(id)?.value ?? 0) + value })
  }
  for (const { costGroup, row, material, name, value } of cells) {
    const from = nodeOf('material', ofMaterial(material), name, row.key)
    const over = nodeOf('row', ofRow(row.key), row.name, row.key)
    const to = nodeOf('costGroup', costGroup, costGroup, row.key)
    link(from, over, value)
    link(over, to, value)
  }
  return { nodes, links: [...links.values()] }
}
