import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { KnownData, Wanted } from '#assessment/known-data.ts'
import type { Words } from '#assessment/texts/words.ts'
import type { Tracing } from '#assessment/tracing.ts'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { MOST_PARTS } from '#vocabulary/materials.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { call } from '#web/lib/api-client.ts'
import { materialKeys } from '../keys.ts'
import { ownPrices } from '../materials/price-queries.ts'
import { MINUTES, releaseQuery } from '../reading.ts'
import type { AssessmentRequest } from './assessment-queries.ts'

type Basis = Pick<AssessmentRequest, 'release' | 'of'>

/** All that an assessment takes of what layers name. */
const figuresQuery = ({ parts, accessories }: Wanted, { release, of }: Basis) =>
  queryOptions({
    queryKey: [...materialKeys.figures, release, of, parts, accessories],
    queryFn: ({ signal }) =>
      call(
        'readFigures',
        {
          query: {
            ...(parts.length > 0 && { parts: [...parts] }),
            ...(accessories.length > 0 && { accessories: [...accessories] }),
            ...releaseQuery(release),
            ...(of && { construction: of.construction }),
          },
        },
        signal,
      ),
    staleTime: 60 * MINUTES,
    retry: false,
  })

/** As many at once as the service answers, in an order that does not follow from that of the layers. */
function inParts(wanted: Wanted): Wanted[] {
  const [parts, accessories] = [wanted.parts.toSorted(), wanted.accessories.toSorted()]
  const count = Math.ceil(Math.max(parts.length, accessories.length) / MOST_PARTS)
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * MOST_PARTS, (index + 1) * MOST_PARTS]
    return { parts: parts.slice(from, to), accessories: accessories.slice(from, to) }
  })
}

/** Figures computed in the browser, from data that is fetched once. */
export type LocalFigures = {
  /**
   * What the service would answer, at once.
   *
   * @returns undefined while code or data is not there, for parts that the service does not tell of, and where the
   *   engine refuses the construction
   */
  readonly compute: (request: AssessmentRequest, tracing?: Tracing) => KeyPerformanceIndicators | undefined
  /** Whether `load` may bring data that is not there yet. */
  readonly lacks: (request: AssessmentRequest) => boolean
  /** Fetches what `compute` lacks. @throws {ApiError | NetworkError} */
  readonly load: (request: AssessmentRequest) => Promise<void>
  /** Fetches the data of a material that is likely to be chosen. */
  readonly expect: (materialId: string, basis: Basis) => void
  /** Data with which optimisers and other long computations go on by themselves; undefined before `load`. */
  readonly known: (request: Basis) => KnownData | undefined
  /** The user's own prices; undefined where there are none, and before `load`. */
  readonly prices: () => Prices | undefined
  /** Forgets all data; `load` fetches that of now. */
  readonly forget: () => Promise<void>
}

/** Sentences come in the language that is read. */
export const wordsIn: Readonly<Record<Locale, () => Promise<{ readonly words: Words }>>> = {
  de_DE: () => import('#assessment/texts/words.de.ts'),
  en_GB: () => import('#assessment/texts/words.en.ts'),
}

type Held = { readonly since: string | undefined; readonly data: KnownData }

const nameOf = ({ release, of }: Basis) => `${release} ${of?.construction}`

/** Knows nothing at first. The code of the engine comes with the first `load`. */
export function localFigures(client: QueryClient): LocalFigures {
  const held = new Map<string, Held>()
  const words = new Map<Locale, Words>()
  /** Null while they are not known: the service would tell cost, and this page would not. */
  let prices: Prices | null | undefined = null
  const known = (basis: Basis) => held.get(nameOf(basis))?.data
  return {
    known,
    prices: () => prices ?? undefined,
    compute: ({ layers, type, settings, locale, ...basis }, tracing) => {
      const said = words.get(locale)
      if (!said || prices === null) return undefined
      return known(basis)?.kpis({ type, settings, layers }, { words: said, tracing, prices })
    },
    lacks: ({ layers, locale, ...basis }) => {
      if (!words.has(locale) || prices === null) return true
      const own = held.get(nameOf(basis))
      if (own?.since !== basis.of?.since) return true
      const unknown = own?.data.unknown(layers)
      return !unknown || unknown.parts.length > 0 || unknown.accessories.length > 0
    },
    async load({ layers, locale, ...basis }) {
      const asked = ownPrices(client)
      const [{ knownData }, said] = await Promise.all([import('#assessment/known-data.ts'), wordsIn[locale]()])
      words.set(locale, said.words)
      const before = held.get(nameOf(basis))
      const since = basis.of?.since
      // what a stored construction keeps may be other data after it was saved: the old stays until that is there
      const data = before && before.since === since ? before.data : knownData()
      const wanted = inParts(data.unknown(layers))
      const answers = await Promise.all(wanted.map((some) => client.fetchQuery(figuresQuery(some, basis))))
      prices = await asked
      for (const answer of answers) data.add(answer)
      held.set(nameOf(basis), { since, data })
    },
    expect: (materialId, basis) => {
      const wanted = known(basis)?.unknown([{ materialId, thickness: 1 }])
      if (wanted && wanted.parts.length > 0) void client.prefetchQuery(figuresQuery(wanted, basis))
    },
    async forget() {
      held.clear()
      prices = null
      await Promise.all(
        [materialKeys.figures, materialKeys.prices].map((queryKey) =>
          client.invalidateQueries({ queryKey, refetchType: 'none' }),
        ),
      )
    },
  }
}
