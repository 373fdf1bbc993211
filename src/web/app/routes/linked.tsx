import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { LINKED_REPORT } from '#web/lib/link-secret.ts'

const Page = lazy(async () => ({ default: (await import('#web/features/linked/linked-page.tsx')).Component }))
const ReportPage = lazy(async () => ({
  default: (await import('#web/features/report/linked-report-page.tsx')).Component,
}))

/** What a link shows, and its report; one route, so that the first visit of others knows of one only. */
export function Component() {
  const { pathname } = useLocation()
  return <Suspense fallback={null}>{pathname === LINKED_REPORT ? <ReportPage /> : <Page />}</Suspense>
}
