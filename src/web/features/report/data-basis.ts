import type { MaterialDetail } from '#contract/materials.ts'
import { accessoryOf } from '#vocabulary/accessories.ts'
import { scopeName } from '#vocabulary/life-cycle.ts'
import { isUnconfirmedLoad, roomHumidityName } from '#vocabulary/room-humidity.ts'
import { transportOf } from '#vocabulary/transport.ts'
import { vehicleName } from '#vocabulary/vehicles.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import type { Words } from './words.ts'

const figures = ['conductivity', 'density', 'specificHeatCapacity', 'vapourResistanceFactor'] as const

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
  /** Edition of the table, then what somebody said otherwise and what it borrows, each with its layers. */
  readonly serviceLives: readonly string[]
  readonly datasets: readonly UsedDataset[]
  readonly sources: readonly string[]
  readonly notes: readonly string[]
}

/** Indices of the layers in which a material stands, members included. */
const layersOf = ({ construction }: Reported, id: string): number[] =>
  construction.layers.flatMap(({ materialId, framing }, index) =>
    materialId === id || framing?.materialId === id ? index : [],
  )

/** Layers by their numbers, neighbours as a range: `1–3, 5`. */
export function numbersOf(indices: readonly number[]): string {
  const runs: [number, number][] = []
  for (const index of [...new Set(indices)].toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && index === last[1] + 1) last[1] = index
    else runs.push([index, index])
  }
  return runs
    .map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}${to === from + 1 ? ', ' : '–'}${to + 1}`))
    .join(', ')
}

const grouped = <K, T>(entries: readonly (readonly [key: K, value: T])[]): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}

function datasetsOf({ kpis }: Reported, { t }: Words): UsedDataset[] {
  const used = kpis.layers.flatMap(({ layer, datasets }) =>
    datasets.map((dataset) => [`${dataset.uuid} ${dataset.version}`, { ...dataset, layer }] as const),
  )
  return [...grouped(used).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { name, uuid, version, replaced, expired } = first
    const marks = [replaced ? t('replaced') : '', expired && !kpis.lifeCycle.releaseExpired ? t('expired') : ''].filter(
      (mark) => mark !== '',
    )
    return {
      layers: numbersOf(same.map(({ layer }) => layer)),
      name: marks.length === 0 ? name : `${name} (${marks.join(', ')})`,
      uuid,
      version,
    }
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
    const parts = [...grouped(named)].map(([source, layers]) => `${source} (${numbersOf(layers.flat())})`)
    return [`${t(`source.${figure}`)}: ${parts.join('; ')}`]
  })
}

/** Where the amounts of what is built in come from; own ones need no source. */
function amountSources({ construction: { layers } }: Reported, { t, formats: { locale } }: Words): string[] {
  const named = layers.flatMap(({ accessories = [] }, index) =>
    accessories.flatMap(({ accessoryId, amount }) =>
      amount === undefined ? [[accessoryOf(accessoryId).source[locale], index] as const] : [],
    ),
  )
  const parts = [...grouped(named)].map(([source, indices]) => `${source} (${numbersOf(indices)})`)
  return parts.length === 0 ? [] : [`${t('source.builtIn')}: ${parts.join('; ')}`]
}

function completenessOf({ kpis, indicators }: Reported, { t }: Words): string {
  if (kpis.lifeCycle.complete) return t('complete')
  const total = indicators.find(({ module }) => module === 'total')
  const missing = grouped((total?.missing ?? []).map(({ layer, reason }) => [reason, layer] as const))
  const undeclared = kpis.warnings.filter(({ code }) => code === 'indicatorNotDeclared').map(({ message }) => message)
  const reasons = [...missing].map(([reason, layers]) =>
    t('missingLayer', { number: numbersOf(layers), reason: t(`reason.${reason}`) }),
  )
  return `${t('incomplete')} ${[...reasons, ...undeclared].join('; ')}`
}

/** What the service lives rest on: the edition, what it leaves open, and what somebody says instead, with the reason. */
function serviceLivesOf({ kpis }: Reported, { t, formats: { figure } }: Words): string[] {
  const { serviceLifeEdition: asked } = kpis.settings
  const lives = kpis.layers.flatMap(({ layer, serviceLife }) => (serviceLife ? [{ layer, ...serviceLife }] : []))
  const borrowed = lives.filter(({ edition }) => edition !== null && edition !== asked)
  const material = lives.filter(({ basis }) => basis === 'material')
  const said = lives.filter(({ basis }) => basis === 'own' || basis === 'chosen')
  const enclosed = kpis.layers.filter((one) => one.enclosed)
  const numbers = (of: readonly { readonly layer: number }[]) => numbersOf(of.map(({ layer }) => layer))
  return [
    t('lives', { edition: asked }),
    ...(borrowed.length > 0 ? [t('livesBorrowed', { number: numbers(borrowed), edition: '2017' })] : []),
    ...(material.length > 0 ? [t('livesMaterial', { number: numbers(material) })] : []),
    ...(enclosed.length > 0 ? [t('livesEnclosed', { number: numbers(enclosed) })] : []),
    ...said.map(({ layer, years, positionName, given }) =>
      t('lifeSaid', {
        number: layer + 1,
        years: figure('years', years),
        position: positionName === null ? t('ownLife') : positionName,
        reason: given ?? t('noReason'),
      }),
    ),
  ]
}

const layerIn = (path: string | null): number | undefined => {
  const [, index] = /^\/layers\/(\d+)/.exec(path ?? '') ?? []
  return index === undefined ? undefined : Number(index)
}

/** What the service notes, each sentence once with the layers it is about. */
function notesOf({ kpis }: Reported, { t }: Words): string[] {
  const notes = grouped(kpis.warnings.map(({ path, message }) => [message, layerIn(path)] as const))
  return [...notes].map(([note, layers]) => {
    const known = layers.filter((layer) => layer !== undefined)
    return known.length === 0 ? note : t('layerNote', { number: numbersOf(known), note })
  })
}

/** What brings the layers to the site, where a distance counts in place of what their datasets declare. */
function transportBasis({ construction, kpis }: Reported, { t, locale, formats: { figure } }: Words): string[] {
  const brought = kpis.layers.flatMap(({ layer, datasets }) => {
    const of = construction.layers[layer]
    const carried = of && transportOf(of, construction.settings)
    if (!carried?.vehicle || !datasets.some(({ part }) => part === 'transport')) return []
    const { distance, vehicle } = carried
    return [[`${figure('distance', distance)}\u00a0km, ${vehicleName(vehicle, locale)}`, layer] as const]
  })
  const parts = [...grouped(brought)].map(([how, layers]) => `${how} (${numbersOf(layers)})`)
  return parts.length === 0 ? [] : [t('transport', { parts: parts.join('; ') })]
}

/** What moisture was assessed with, beyond what holds by default. */
const moistureBasis = ({ kpis: { settings } }: Reported, { t, locale }: Words): string[] => [
  ...(settings.humidityClass === 'normal'
    ? []
    : [t('moistureLoad', { load: roomHumidityName(settings.humidityClass, locale) })]),
  ...(isUnconfirmedLoad(settings.humidityClass) ? [t('moistureLoadUnconfirmed')] : []),
  ...(settings.roofShaded ? [t('roofShaded')] : []),
]

/** What the figures rest on: methods, completeness, datasets with UUID and version, sources, what the service notes. */
export function dataBasis(reported: Reported, words: Words): DataBasis {
  const { kpis } = reported
  const { release, generation, referenceStudyPeriod, modules } = kpis.lifeCycle
  const { t } = words
  const method = t('lifeCycleBasis', {
    release: releaseName(release),
    generation,
    years: referenceStudyPeriod,
    scope: scopeName(modules),
  })
  return {
    method: [method, ...transportBasis(reported, words), ...moistureBasis(reported, words), t('moduleD')].join(' '),
    completeness: completenessOf(reported, words),
    serviceLives: serviceLivesOf(reported, words),
    datasets: datasetsOf(reported, words),
    sources: [...sourcesOf(reported, words), ...amountSources(reported, words)],
    notes: notesOf(reported, words),
  }
}
