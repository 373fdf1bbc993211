import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { LINKED_PROJECT_PAGE } from '#vocabulary/links.ts'
import { LINKED_REPORT } from '#web/lib/link-secret.ts'

const Page = lazy(async () => ({ default: (await import('#web/features/linked/linked-page.tsx')).Component }))
const ReportPage = lazy(async () => ({
  default: (await import('#web/features/report/linked-report-page.tsx')).Component,
}))
const ProjectPage = lazy(async () => ({
  default: (await import('#web/features/projects/linked/linked-project-page.tsx')).Component,
}))
const pages: Readonly<Record<string, typeof Page>> = { [LINKED_REPORT]: ReportPage, [LINKED_PROJECT_PAGE]: ProjectPage }

/** What a link shows, and its report; one route, so that the first visit of others knows of one only. */
export function Component() {
  const { pathname } = useLocation()
  const Shown = pages[pathname] ?? Page
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  )
}
