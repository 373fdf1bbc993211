import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { RouterProvider } from 'react-router/dom'
import { LiveRegion } from '#web/components/live-region.tsx'
import { Toaster } from '#web/components/toaster.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

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
