import type { MaterialDetail } from '#contract/materials.ts'
import type { Reported } from './report-queries.ts'
import type { Words } from './words.ts'

const figures = ['conductivity', 'density', 'specificHeatCapacity', 'vapourResistanceFactor', 'serviceLife'] as const

/** A dataset of the life-cycle figures with the layers that use it. */
export type UsedDataset = {
  readonly layers: string
  readonly name: string
  readonly uuid: string
  readonly version: string
}

export type DataBasis = {
  readonly method: string
  readonly completeness: string
  readonly datasets: readonly UsedDataset[]
  readonly sources: readonly string[]
  readonly notes: readonly string[]
}

/** Numbers of the layers in which a material stands, members included. */
const layersOf = ({ construction }: Reported, id: string): string =>
  construction.layers
    .flatMap(({ materialId, framing }, index) =>
      materialId === id || framing?.materialId === id ? String(index + 1) : [],
    )
    .join(', ')

const grouped = <T>(entries: readonly (readonly [key: string, value: T])[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}

function datasetsOf(reported: Reported, { t }: Words): UsedDataset[] {
  const used = [...reported.materials.values()].flatMap(({ id, dataset }) => {
    if (!dataset) return []
    const layers = layersOf(reported, id)
    const { name, uuid, version, endOfLife } = dataset
    const own = { layers, name, uuid, version }
    return endOfLife ? [own, { ...endOfLife, layers, name: t('endOfLife', { name: endOfLife.name }) }] : [own]
  })
  const byDataset = grouped(used.map((one) => [`${one.uuid} ${one.version}`, one] as const))
  return [...byDataset.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const layers = [first, ...others].flatMap((one) => one.layers.split(', '))
    const numbers = [...new Set(layers)].toSorted((one, other) => Number(one) - Number(other))
    return { layers: numbers.join(', '), name: first.name, uuid: first.uuid, version: first.version }
  })
}

/** `λ: EN ISO 10456 (1, 2); DIN V 4108-4 (3)`, one line for each kind of figure. */
function sourcesOf(reported: Reported, { t }: Words): string[] {
  return figures.flatMap((figure) => {
    const named = [...reported.materials.values()].flatMap((material: MaterialDetail) => {
      const source = material.sources[figure]
      return source === undefined ? [] : [[source, layersOf(reported, material.id)] as const]
    })
    if (named.length === 0) return []
    const parts = [...grouped(named)].map(([source, layers]) => {
      const numbers = [...new Set(layers.flatMap((one) => one.split(', ')))]
      return `${source} (${numbers.toSorted((one, other) => Number(one) - Number(other)).join(', ')})`
    })
    return [`${t(`source.${figure}`)}: ${parts.join('; ')}`]
  })
}

function completenessOf({ kpis, indicators }: Reported, { t }: Words): string {
  if (kpis.lifeCycle.complete) return t('complete')
  const missing = new Set(
    indicators.flatMap((row) =>
      row.missing.map(({ layer, reason }) => t('missingLayer', { number: layer + 1, reason: t(`reason.${reason}`) })),
    ),
  )
  return `${t('incomplete')} ${[...missing].join(', ')}`
}

const layerIn = (path: string | null): number | undefined => {
  const [, index] = /^\/layers\/(\d+)/.exec(path ?? '') ?? []
  return index === undefined ? undefined : Number(index)
}

/** What the figures rest on: methods, completeness, datasets with UUID and version, sources, what the service notes. */
export function dataBasis(reported: Reported, words: Words): DataBasis {
  const { kpis } = reported
  const { release, generation, referenceStudyPeriod } = kpis.lifeCycle
  const { t } = words
  const method = t('lifeCycleBasis', { release: release.replaceAll('_', ' '), generation, years: referenceStudyPeriod })
  const notes = kpis.warnings.map(({ path, message }) => {
    const layer = layerIn(path)
    return layer === undefined ? message : t('layerNote', { number: layer + 1, note: message })
  })
  return {
    method: `${method} ${t('moduleD')}`,
    completeness: completenessOf(reported, words),
    datasets: datasetsOf(reported, words),
    sources: sourcesOf(reported, words),
    notes: [...new Set(notes)],
  }
}
