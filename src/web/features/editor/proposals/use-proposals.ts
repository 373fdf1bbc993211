import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { materialsQuery } from '#web/resources/materials/material-queries.ts'
import { computingThread } from '../views/computing-thread.ts'
import { type Asked, firstAsked, goalsOf, limitProblems, objectivesOf } from './asked.ts'
import { narrowed, type SwitchedOff } from './narrowed.ts'
import { type SearchAbout, searchOf, spaceOfRequest } from './search-of.ts'
import { searching } from './searching.ts'

/** How long one may go on changing what is asked before it is searched [ms]. */
const REST = 300

const none: SwitchedOff = new Set()

/**
 * The form of a search and what it has found. What is asked is searched by itself; a construction that changes meanwhile
 * ends the search, and is searched when one asks.
 */
export function useProposals(request: AssessmentRequest, kpis: KeyPerformanceIndicators, local: LocalFigures) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>(() => firstAsked(kpis.conformity, kpis.moisture.condensate))
  const [off, setOff] = useState(none)
  const { data: materials, isError, refetch } = useQuery(materialsQuery('', request.release, request.locale))
  const [search] = useState(() => searching((about: SearchAbout) => searchOf(client, local, about), computingThread))
  const state = useSyncExternalStore(search.subscribe, search.get)
  const space = useMemo(() => materials && spaceOfRequest(request, undefined, materials), [request, materials])
  const freedoms = useMemo(
    () => space && (off.size === 0 ? space.freedoms : narrowed(space.freedoms, request.keys, off)),
    [space, request, off],
  )
  const problems = useMemo(() => limitProblems(asked), [asked])
  const isAllOff = space !== undefined && (freedoms === undefined || freedoms.layers.length === 0)
  const isWhole = off.size === 0
  const about = useMemo(
    (): SearchAbout | null =>
      freedoms && !isAllOff && Object.keys(problems).length === 0
        ? { request, goals: goalsOf(asked), objectives: objectivesOf(asked), freedoms: isWhole ? undefined : freedoms }
        : null,
    [request, asked, freedoms, isAllOff, isWhole, problems],
  )
  const searched = useRef<AssessmentRequest | null>(null)
  useEffect(() => {
    if (!about) return search.cancel()
    const isOther = searched.current !== null && searched.current !== about.request
    if (isOther) return search.cancel()
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
    off,
    setOff,
    problems,
    materials,
    /** The list of materials is not to be had. */
    isUnreachable: isError,
    retry: () => void refetch(),
    /** All that could change. */
    freedoms: space?.freedoms,
    isAllOff,
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
