import type { KeyPerformanceIndicators, Warning } from '#contract/assessment.ts'
import type { Impact } from './row-figures.ts'

/** What of a layer keeps a figure from being told, or makes it a lower bound. */
export type Lacking =
  | 'conductivity'
  | 'density'
  | 'specificHeatCapacity'
  | 'vapourResistanceFactor'
  | 'material'
  | 'dataset'
  | 'generation'
  | 'accessory'
  | 'conversion'
  | 'serviceLife'
  | 'remainingServiceLife'
  | 'declaration'
  | 'indicator'

/** Part of a layer that it is said of. */
export type LackingPart = 'layer' | 'framing' | 'secondFraming'

export type Lack = { readonly of: Lacking; readonly layer: number; readonly part: LackingPart }

/** Parts of the figures that tell by themselves what they lack. */
export type LackPlace = 'thermal' | 'moisture' | 'summer' | 'lifeCycle'

const codes: Readonly<Record<Exclude<LackPlace, 'moisture'>, Readonly<Record<string, Lacking>>>> = {
  thermal: { conductivityUnknown: 'conductivity' },
  summer: {
    conductivityUnknown: 'conductivity',
    densityUnknown: 'density',
    heatCapacityUnknown: 'specificHeatCapacity',
  },
  lifeCycle: {
    materialUnknown: 'material',
    datasetUnknown: 'dataset',
    declarationOfOtherGeneration: 'generation',
    accessoryDatasetUnknown: 'accessory',
    datasetNotConvertible: 'conversion',
    serviceLifeUnknown: 'serviceLife',
    remainingServiceLifeUnknown: 'remainingServiceLife',
    modulesNotDeclared: 'declaration',
  },
}

/** Where a warning points: `/layers/3`, `/layers/3/framing`. */
const placeOf = ({ path }: Warning): Omit<Lack, 'of'> | undefined => {
  const [, layer, part] = /^\/layers\/(\d+)(?:\/(framing|secondFraming))?/.exec(path ?? '') ?? []
  return layer === undefined ? undefined : { layer: Number(layer), part: (part as LackingPart | undefined) ?? 'layer' }
}

const lacksIn = (warnings: readonly Warning[], place: Exclude<LackPlace, 'moisture'>): Lack[] =>
  warnings.flatMap((warning) => {
    const of = codes[place][warning.code]
    const where = placeOf(warning)
    return of && where ? [{ of, ...where }] : []
  })

const indicators: Readonly<Record<Impact, readonly string[]>> = {
  gwp: ['gwpTotal', 'gwpA1'],
  penrt: ['penrt'],
  pert: ['pert'],
}

/** Where the material has its dataset, it is the members that lack one. */
const ofMembers = (lack: Lack, { layers }: KeyPerformanceIndicators): Lack => {
  const own = layers.find(({ layer }) => layer === lack.layer)
  return lack.of === 'dataset' && own?.datasets.some(({ part }) => part === 'material')
    ? { ...lack, part: 'framing' }
    : lack
}

/** Heat storage needs both density and capacity: while the density is missing, nothing is known of the other. */
const withoutDoubt = (lacks: readonly Lack[]): readonly Lack[] => {
  const light = new Set(lacks.filter(({ of }) => of === 'density').map(({ layer }) => layer))
  return lacks.filter(({ of, layer }) => of !== 'specificHeatCapacity' || !light.has(layer))
}

/** Layers whose datasets leave out what the chosen indicator is called, in whichever generation. */
const undeclared = (warnings: readonly Warning[], impact: Impact): Lack[] =>
  warnings
    .filter(
      ({ code, values }) => code === 'indicatorNotDeclared' && indicators[impact].includes(`${values['indicator']}`),
    )
    .flatMap(({ values }) => String(values['layers']).split(', '))
    .map((number) => ({ of: 'indicator', layer: Number(number) - 1, part: 'layer' }))

/**
 * What the figures of a part lack, layer by layer; each once.
 *
 * @param impact - the indicator in question, of the life cycle
 */
export function lacksOf(place: LackPlace, kpis: KeyPerformanceIndicators, impact: Impact = 'gwp'): readonly Lack[] {
  const { warnings, moisture } = kpis
  const found: readonly Lack[] =
    place === 'moisture'
      ? moisture.proof.missing.map(({ layer, figure }) => ({ of: figure, layer, part: 'layer' }))
      : [...withoutDoubt(lacksIn(warnings, place)), ...(place === 'lifeCycle' ? undeclared(warnings, impact) : [])]
  const lacks = found.map((lack) => ofMembers(lack, kpis))
  return [...new Map(lacks.map((lack) => [`${lack.of} ${lack.layer} ${lack.part}`, lack])).values()]
}

/** The same by what is lacking, in the order in which it was found. */
export const groupedLacks = (lacks: readonly Lack[]): readonly (readonly [Lacking, readonly Lack[]])[] => [
  ...Map.groupBy(lacks, ({ of }) => of),
]
