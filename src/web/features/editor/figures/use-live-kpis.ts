import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { ApiError, waitOf } from '#web/lib/api-error.ts'
import { followSession } from '#web/lib/session.ts'
import { type AssessmentRequest, assessmentQuery } from '#web/resources/assessment/assessment-queries.ts'
import type { Editor } from '../document/use-editor.ts'
import { assessmentRequest, type StoredData } from './assessment-request.ts'
import { type LiveState, liveAssessment } from './live-assessment.ts'

export type LiveKpis = LiveState<AssessmentRequest, KeyPerformanceIndicators> & { readonly retry: () => void }

const judge = (error: unknown) => {
  const seconds = waitOf(error)
  if (seconds !== null) return { kind: 'rateLimited', wait: seconds * 1000 } as const
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 401
  return { kind: refused ? 'refused' : 'unreachable' } as const
}

/** Figures of what is being edited, following every change before the screen does. */
export function useLiveKpis(newest: Editor['newest'], locale: Locale, stored: StoredData | undefined): LiveKpis {
  const client = useQueryClient()
  const [live] = useState(() =>
    liveAssessment<AssessmentRequest, KeyPerformanceIndicators>({
      compute: (input, signal) => {
        const query = assessmentQuery(input)
        signal.addEventListener('abort', () => void client.cancelQueries({ queryKey: query.queryKey, exact: true }))
        return client.fetchQuery(query)
      },
      judge,
      now: () => performance.timeOrigin + performance.now(),
    }),
  )
  useEffect(() => {
    const follow = () => live.follow(assessmentRequest(newest.get().present, locale, stored))
    follow()
    return newest.subscribe(follow)
  }, [live, newest, locale, stored])
  useEffect(() => {
    window.addEventListener('online', live.retry)
    const unfollow = followSession(live.retry)
    return () => {
      window.removeEventListener('online', live.retry)
      unfollow()
      live.stop()
    }
  }, [live])
  const state = useSyncExternalStore(live.subscribe, live.get)
  return { ...state, retry: live.retry }
}
