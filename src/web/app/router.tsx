import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, matchRoutes, type RouteObject, redirect } from 'react-router'
import { LINKED_PAGE } from '#vocabulary/links.ts'
import { whenIntended } from '#web/lib/intent.ts'
import { paths } from '#web/lib/paths.ts'
import { onPageChange, openSession, strangersOnly } from './guards.ts'
import { Loading } from './loading.tsx'
import { queryClient } from './query-client.ts'
import { RouteError } from './route-error.tsx'

const projects = () => import('./routes/projects.ts')
const editor = {
  shouldRevalidate: onPageChange,
  lazy: () => import('#web/features/editor/editor-page.tsx'),
} satisfies RouteObject

const inside: RouteObject[] = [
  { path: paths.library.path, lazy: () => import('./routes/library.tsx') },
  { path: paths.import.path, lazy: () => import('#web/features/import/import-page.tsx') },
  { path: paths.newConstruction.path, ...editor },
  { path: paths.construction.path, ...editor },
  { path: paths.report.path, lazy: () => import('#web/features/report/report-page.tsx') },
  { path: paths.projects.path, lazy: async () => (await projects()).list() },
  { path: paths.newProject.path, lazy: async () => (await projects()).list() },
  { path: paths.importProject.path, lazy: async () => (await projects()).fromFile() },
  { path: paths.projectComparison.path, lazy: async () => (await projects()).comparison() },
  { path: paths.projectReport.path, lazy: async () => (await projects()).report() },
  {
    path: paths.projectConstruction.path,
    shouldRevalidate: onPageChange,
    lazy: () => import('#web/features/editor/part/project-construction-page.tsx'),
  },
  { path: paths.project.path, lazy: async () => (await projects()).building() },
  { path: paths.comparison.path, lazy: () => import('./routes/comparison.tsx') },
  { path: paths.renovation.path, lazy: () => import('#web/features/renovation/renovation-page.tsx') },
  { path: paths.standards.path, lazy: () => import('#web/features/administration/standards/standards-page.tsx') },
  { path: paths.materials.path, lazy: () => import('#web/features/administration/materials/materials-page.tsx') },
  { path: paths.ownMaterials.path, lazy: () => import('#web/features/materials/own-materials-page.tsx') },
  { path: paths.prices.path, lazy: () => import('#web/features/materials/prices/prices-page.tsx') },
  { path: paths.newOwnMaterial.path, lazy: () => import('#web/features/materials/own-material-page.tsx') },
  { path: paths.ownMaterial.path, lazy: () => import('#web/features/materials/own-material-page.tsx') },
  { path: paths.datasets.path, lazy: () => import('#web/features/administration/datasets/datasets-page.tsx') },
  { path: paths.dataReleases.path, lazy: () => import('#web/features/administration/releases/releases-page.tsx') },
  { path: paths.accessKeys.path, lazy: () => import('#web/features/administration/keys/keys-page.tsx') },
  { path: paths.account.path, lazy: () => import('#web/features/account/account-page.tsx') },
  { path: paths.questions.path, lazy: () => import('#web/features/questions/questions-page.tsx') },
  { path: paths.offices.path, lazy: () => import('#web/features/offices/offices-page.tsx') },
  { path: paths.office.path, lazy: () => import('#web/features/offices/office-page.tsx') },
  { path: '*', lazy: async () => ({ Component: (await import('./not-found.tsx')).NotFound }) },
]

/** Every address of the app. What a screen needs is fetched when it is opened. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: Loading,
    children: [
      { path: '/', loader: () => redirect(paths.library.href) },
      { path: paths.login.path, loader: strangersOnly, lazy: () => import('#web/features/auth/login-page.tsx') },
      { path: paths.signUp.path, loader: strangersOnly, lazy: () => import('#web/features/auth/sign-up-page.tsx') },
      { path: paths.forgotPassword.path, lazy: () => import('#web/features/auth/forgot-password-page.tsx') },
      { path: paths.verify.path, lazy: () => import('#web/features/auth/verify-page.tsx') },
      { path: paths.verification.path, lazy: () => import('#web/features/verification/verification-page.tsx') },
      { path: paths.verifiedReport.path, lazy: () => import('#web/features/verification/verification-page.tsx') },
      { path: paths.sources.path, lazy: () => import('#web/features/about/sources-page.tsx') },
      { path: `${LINKED_PAGE}/*`, lazy: () => import('./routes/linked.tsx') },
      { path: paths.ssoCallback.path, lazy: () => import('./routes/sso-callback.tsx') },
      {
        loader: openSession,
        shouldRevalidate: onPageChange,
        lazy: async () => ({ Component: (await import('./shell.tsx')).Shell }),
        children: [{ ErrorBoundary: RouteError, children: inside }],
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
