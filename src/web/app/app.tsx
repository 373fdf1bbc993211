import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { RouterProvider } from 'react-router/dom'
import { Toaster } from '#web/components/toaster.tsx'
import { useAnnouncement } from '#web/lib/announcer.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

/** Speaks what `announce` was given. */
function LiveRegion() {
  return (
    <p className="sr" role="status">
      {useAnnouncement()}
    </p>
  )
}

/** The whole app: queries, routes, and the regions that speak from every screen. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
        <Toaster />
        <LiveRegion />
      </Suspense>
    </QueryClientProvider>
  )
}
