import { type Indicator, indicators } from '#vocabulary/indicators.ts'
import { readAdapted, readEqual } from '#vocabulary/normalised.ts'
import { addressCodec, commaList, ids, oneOf, optionalText, queryOf, text } from '#web/lib/address.ts'

export const differenceModes = ['relative', 'absolute'] as const
export type DifferenceMode = (typeof differenceModes)[number]

export const contributionKinds = ['layer', 'module'] as const
export type ContributionKind = (typeof contributionKinds)[number]

/** What is compared, and how; lives in the address, so that reload, back and links keep it. */
export type ComparisonSearch = {
  /** Each once, in the order of the columns. */
  readonly ids: readonly string[]
  /** One of `ids`: the first where the address names none of them. Undefined without ids. */
  readonly baseline: string | undefined
  readonly release: string | undefined
  /** What all are made equal to, as `uValue:0.2`; undefined: they are compared as drawn. */
  readonly equal: string | undefined
  /** Which layer is adapted instead of the usual one, as `<id>:<index>`, of those that are compared. */
  readonly adapt: readonly string[]
  readonly differences: DifferenceMode
  /** Of charts and the table beside them; undefined: climate change. */
  readonly indicator: Indicator | undefined
  /** Which one is explained against the baseline; undefined: the best other one. */
  readonly against: string | undefined
  readonly contributions: ContributionKind
  /** Whether the library stands behind the points of the scatter. */
  readonly library: boolean
  /** What the comparison is for; empty: not said. */
  readonly project: string
}

type Given = Omit<ComparisonSearch, 'baseline' | 'release' | 'equal' | 'against'> &
  Readonly<Record<'baseline' | 'release' | 'equal' | 'against', string | null>>

const codec = addressCodec<Given>({
  ids: ids('ids'),
  baseline: optionalText('base'),
  release: optionalText('release', /^[A-Za-z0-9_.-]{1,40}$/),
  equal: optionalText('equal', /^(uValue|thickness):/),
  adapt: commaList({
    name: 'adapt',
    read: (given) => given.filter((one) => readAdapted(one) !== undefined),
    write: (values) => values,
  }),
  differences: oneOf('diff', differenceModes, { usual: 'relative' }),
  indicator: oneOf('indicator', indicators, { usual: undefined }),
  against: optionalText('against'),
  contributions: oneOf('by', contributionKinds, { usual: 'layer' }),
  library: { name: 'library', read: ([given]) => given !== 'off', write: (shown) => (shown ? [] : ['off']) },
  project: text('project'),
})

/** Reads the address; what it does not understand counts as absent. */
export function searchFrom(parameters: URLSearchParams): ComparisonSearch {
  const given = codec.read(parameters)
  return {
    ...given,
    adapt: given.adapt.filter((one) => given.ids.includes(readAdapted(one)?.id ?? '')),
    baseline: given.ids.find((id) => id === given.baseline) ?? given.ids[0],
    release: given.release ?? undefined,
    equal: given.equal !== null && readEqual(given.equal) ? given.equal : undefined,
    against: given.ids.find((id) => id === given.against),
  }
}

/** Writes the address; defaults are left out, and ids stay readable. */
export function addressOf(search: ComparisonSearch): string {
  const { ids: compared, baseline, against } = search
  const isExplained = against !== undefined && compared.includes(against) && against !== baseline
  return queryOf(
    codec.write({
      ...search,
      adapt:
        search.equal === undefined ? [] : search.adapt.filter((one) => compared.includes(readAdapted(one)?.id ?? '')),
      baseline: baseline === undefined || baseline === compared[0] ? null : baseline,
      release: search.release ?? null,
      equal: search.equal ?? null,
      against: isExplained ? against : null,
    }),
  )
}

/** Without one construction; where it was the baseline, the first column becomes it. */
export function without(search: ComparisonSearch, id: string): ComparisonSearch {
  const left = search.ids.filter((other) => other !== id)
  return { ...search, ids: left, baseline: search.baseline === id ? left[0] : search.baseline }
}

/** With another layer of one construction adapted; of each at most one. */
export const adapting = (search: ComparisonSearch, id: string, layer: number): readonly string[] => [
  ...search.adapt.filter((one) => readAdapted(one)?.id !== id),
  `${id}:${layer}`,
]

/** The ids as the service is asked: the baseline first, the rest in the order of the columns. */
export const baselineFirst = (search: Pick<ComparisonSearch, 'ids' | 'baseline'>): readonly string[] =>
  search.baseline === undefined ? search.ids : [search.baseline, ...search.ids.filter((id) => id !== search.baseline)]
