import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { materialsQuery } from '#web/resources/materials/material-queries.ts'
import { computingThread } from '../views/computing-thread.ts'
import {
  type Asked,
  firstAsked,
  goalsOf,
  limitProblems,
  objectivesOf,
  offeredPacks,
  tellable,
  toldCosts,
} from './asked.ts'
import { freedomKey, narrowed, offAtFirst } from './narrowed.ts'
import { offeredBy, type SearchAbout, searchOf } from './search-of.ts'
import { searching } from './searching.ts'

/** How long one may go on changing what is asked before it is searched [ms]. */
const REST = 300

/**
 * The form of a search and what it has found. What is asked is searched by itself; a construction that changes meanwhile
 * ends the search, and is searched when one asks.
 */
export function useProposals(request: AssessmentRequest, kpis: KeyPerformanceIndicators, local: LocalFigures) {
  const client = useQueryClient()
  const costs = useMemo(() => toldCosts(kpis.cost), [kpis.cost])
  const [wanted, setAsked] = useState<Asked>(() => firstAsked(kpis.conformity, kpis.moisture.condensate))
  const asked = useMemo(() => tellable(wanted, costs), [wanted, costs])
  const [off, setOff] = useState(offAtFirst)
  const { data: materials, isError, refetch } = useQuery(materialsQuery('', request.release, request.locale))
  const [search] = useState(() => searching((about: SearchAbout) => searchOf(client, local, about), computingThread))
  const state = useSyncExternalStore(search.subscribe, search.get)
  const space = useMemo(() => materials && offeredBy(request, materials), [request, materials])
  const free = useMemo(() => space && narrowed(space.offered, space.rows, off), [space, off])
  const problems = useMemo(() => limitProblems(asked), [asked])
  const isAllOff = free !== undefined && free.layers.length + free.additions.length === 0
  const isOther = asked.pack !== null && offeredPacks(kpis.conformity).every(({ pack }) => pack !== asked.pack)
  const about = useMemo(
    (): SearchAbout | null =>
      free && !isAllOff && !isOther && Object.keys(problems).length === 0
        ? { request, goals: goalsOf(asked), objectives: objectivesOf(asked), free }
        : null,
    [request, asked, free, isAllOff, isOther, problems],
  )
  const searched = useRef<AssessmentRequest | null>(null)
  useEffect(() => {
    if (!about) return search.cancel()
    const isNewer = searched.current !== null && searched.current !== about.request
    if (isNewer) return search.cancel()
    const timer = setTimeout(
      () => {
        searched.current = about.request
        search.start(about)
      },
      searched.current === null ? 0 : REST,
    )
    return () => clearTimeout(timer)
  }, [about, search])
  useEffect(() => () => search.cancel(), [search])
  return {
    asked,
    setAsked,
    /** Costs that can be asked for. */
    costs,
    off,
    setOff,
    problems,
    materials,
    /** The list of materials is not to be had. */
    isUnreachable: isError,
    retry: () => void refetch(),
    /** All that could change. */
    offered: space?.offered,
    rows: space?.rows,
    isAllOff,
    /** The rules that are asked for hold for another construction. */
    isOther,
    /** Keeps a layer as it is, or lets it go. @returns whether it is kept now; undefined where it could not change */
    lock(row: string): boolean | undefined {
      const layer = space?.rows.findIndex(({ key }) => key === row)
      if (!space?.offered.layers.some((one) => one.layer === layer)) return undefined
      const key = freedomKey.layer(row)
      const isLocked = !off.has(key)
      setOff(isLocked ? new Set([...off, key]) : new Set([...off].filter((one) => one !== key)))
      return isLocked
    },
    state,
    /** What was found is about another construction than the one on screen. */
    isStale: state.about !== null && state.about.request !== request,
    again: () => {
      if (!about) return
      searched.current = about.request
      search.start(about)
    },
    end: search.end,
  }
}
export type Proposals = ReturnType<typeof useProposals>
