import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, matchRoutes, type RouteObject, redirect } from 'react-router'
import { whenIntended } from '#web/lib/intent.ts'
import { paths } from '#web/lib/paths.ts'
import { onPageChange, openSession, strangersOnly } from './guards.ts'
import { Loading } from './loading.tsx'
import { NotFound } from './not-found.tsx'
import { queryClient } from './query-client.ts'
import { RouteError } from './route-error.tsx'

const inside: RouteObject[] = [
  { path: paths.library.path, lazy: () => import('./routes/library.tsx') },
  { path: paths.import.path, lazy: () => import('./routes/import.tsx') },
  { path: paths.newConstruction.path, lazy: () => import('./routes/editor.tsx') },
  { path: paths.construction.path, lazy: () => import('./routes/editor.tsx') },
  { path: paths.report.path, lazy: () => import('./routes/report.tsx') },
  { path: paths.comparison.path, lazy: () => import('./routes/comparison.tsx') },
  { path: paths.renovation.path, lazy: () => import('./routes/renovation.tsx') },
  { path: paths.standards.path, lazy: () => import('./routes/standards.tsx') },
  { path: paths.materials.path, lazy: () => import('./routes/materials.tsx') },
  { path: paths.ownMaterials.path, lazy: () => import('./routes/own-materials.tsx') },
  { path: paths.newOwnMaterial.path, lazy: () => import('./routes/own-material.tsx') },
  { path: paths.ownMaterial.path, lazy: () => import('./routes/own-material.tsx') },
  { path: paths.datasets.path, lazy: () => import('./routes/datasets.tsx') },
  { path: paths.dataReleases.path, lazy: () => import('./routes/data-releases.tsx') },
  { path: paths.accessKeys.path, lazy: () => import('./routes/access-keys.tsx') },
  { path: paths.account.path, lazy: () => import('./routes/account.tsx') },
]

/** Every address of the app. What a screen needs is fetched when it is opened. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: Loading,
    children: [
      { path: '/', loader: () => redirect(paths.library.href) },
      { path: paths.login.path, loader: strangersOnly, lazy: () => import('./routes/login.tsx') },
      { path: paths.signUp.path, loader: strangersOnly, lazy: () => import('./routes/sign-up.tsx') },
      { path: paths.forgotPassword.path, lazy: () => import('./routes/forgot-password.tsx') },
      { path: paths.verify.path, lazy: () => import('./routes/verify.tsx') },
      { path: paths.sources.path, lazy: () => import('./routes/sources.tsx') },
      { path: paths.ssoCallback.path, lazy: () => import('./routes/sso-callback.tsx') },
      {
        loader: openSession,
        shouldRevalidate: onPageChange,
        lazy: async () => ({ Component: (await import('./shell.tsx')).Shell }),
        children: [{ ErrorBoundary: RouteError, children: [...inside, { path: '*', Component: NotFound }] }],
      },
    ],
  },
]

/** What a screen's module may offer: fetches what the screen will ask the service for. */
type Prefetching = { readonly prefetch?: (query: URLSearchParams, client: QueryClient) => Promise<unknown> }

/** Fetches the code and the data that an address needs, before somebody goes there. */
function fetchRoute(address: string): void {
  const { pathname, searchParams } = new URL(address, location.origin)
  const fetchOf = async ({ lazy }: RouteObject) => {
    if (typeof lazy !== 'function') return
    const { prefetch } = (await lazy()) as Prefetching
    await prefetch?.(searchParams, queryClient)
  }
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // What fails here is fetched again, and told of, when the address is opened.
    fetchOf(route).catch(() => undefined)
  }
}
whenIntended(fetchRoute)

export const router = createBrowserRouter(routes)
