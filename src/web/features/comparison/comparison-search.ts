import { type Indicator, indicators } from '#vocabulary/indicators.ts'

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
  readonly differences: DifferenceMode
  /** Of charts and the table beside them; undefined: climate change. */
  readonly indicator: Indicator | undefined
  /** Which one is explained against the baseline; undefined: the best other one. */
  readonly against: string | undefined
  readonly contributions: ContributionKind
  /** Whether the library stands behind the points of the scatter. */
  readonly library: boolean
}

const oneOf = <V extends string>(values: readonly V[], given: string | null): V | undefined =>
  values.find((value) => value === given)

/** Reads the address; what it does not understand counts as absent. */
export function searchFrom(parameters: URLSearchParams): ComparisonSearch {
  const ids = [...new Set((parameters.get('ids') ?? '').split(',').map((id) => id.trim().toLowerCase()))].filter(
    Boolean,
  )
  const release = parameters.get('release')
  return {
    ids,
    baseline: oneOf(ids, parameters.get('base')) ?? ids[0],
    release: release !== null && /^[A-Za-z0-9_.-]{1,40}$/.test(release) ? release : undefined,
    differences: oneOf(differenceModes, parameters.get('diff')) ?? 'relative',
    indicator: oneOf(indicators, parameters.get('indicator')),
    against: oneOf(ids, parameters.get('against')),
    contributions: oneOf(contributionKinds, parameters.get('by')) ?? 'layer',
    library: parameters.get('library') !== 'off',
  }
}

/** Writes the address; defaults are left out, and ids stay readable. */
export function addressOf(search: ComparisonSearch): string {
  const { ids, baseline, release, differences, indicator, against, contributions, library } = search
  const parts: string[] = []
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined) parts.push(`${name}=${encodeURIComponent(value)}`)
  }
  if (ids.length > 0) parts.push(`ids=${ids.map(encodeURIComponent).join(',')}`)
  if (baseline !== ids[0]) add('base', baseline)
  add('release', release)
  if (differences !== 'relative') add('diff', differences)
  add('indicator', indicator)
  if (against !== undefined && ids.includes(against) && against !== baseline) add('against', against)
  if (contributions !== 'layer') add('by', contributions)
  if (!library) add('library', 'off')
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Without one construction; where it was the baseline, the first column becomes it. */
export function without(search: ComparisonSearch, id: string): ComparisonSearch {
  const ids = search.ids.filter((other) => other !== id)
  return { ...search, ids, baseline: search.baseline === id ? ids[0] : search.baseline }
}

/** The ids as the service is asked: the baseline first, the rest in the order of the columns. */
export const baselineFirst = ({ ids, baseline }: Pick<ComparisonSearch, 'ids' | 'baseline'>): readonly string[] =>
  baseline === undefined ? ids : [baseline, ...ids.filter((id) => id !== baseline)]
