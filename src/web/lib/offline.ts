import type { QueryClient } from '@tanstack/react-query'
import { keep } from './kept.ts'
import { currentSession, followSession, LAST_USER, lastUser, userOf } from './session.ts'

/** What the service worker keeps of the service's answers. */
const PRIVATE = 'aufbau.private'
const address = '/worker.js'

type Policy = { readonly createScriptURL: (address: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

/** Addresses of scripts go through a policy where the browser asks for one; this one lets the worker through alone. */
const policy = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes?.createPolicy('aufbau-offline', {
  createScriptURL: () => address,
})

/** Who comes back without a network finds what was kept for them; nobody else finds it. */
function keepUser(): void {
  const session = currentSession()
  const user = userOf(session)
  if (user === null && session.state !== 'anonymous') return
  if (lastUser()?.userId !== user?.userId && 'caches' in globalThis) void caches.delete(PRIVATE)
  keep(LAST_USER, user && JSON.stringify(user))
}

/** The page came from the network, and not by a worker: what it asked for until one took it over has passed that by. */
const cameLate = () =>
  performance.getEntriesByType('navigation').every((one) => (one as PerformanceNavigationTiming).workerStart === 0)

/** When a worker serves this page. */
const controlled = ({ serviceWorker }: Navigator) =>
  new Promise<void>((resolve) => {
    if (serviceWorker.controller) resolve()
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

/**
 * Asks again for what the page has asked by itself. An answer that is still on its way passes the worker by as well, and
 * a query without an answer is none that could be asked again: it is waited for.
 */
async function askAgain(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  await Promise.allSettled(underWay.map(async ({ promise }) => promise))
  await client.refetchQueries({ queryKey, type: 'all' })
}

/** The worker; whether it was there before this page was is asked once. */
let worker: { readonly registered: Promise<unknown>; readonly isNew: boolean } | undefined

/** Lets pages open again without a network; where the browser cannot, they open with one. */
export function openOffline(): void {
  if (worker) return
  const { serviceWorker } = navigator as Partial<Navigator>
  if (import.meta.env.DEV || !serviceWorker) return
  keepUser()
  followSession(keepUser)
  const registered = serviceWorker.register(policy?.createScriptURL(address) ?? address)
  worker = { registered, isNew: true }
  registered.catch(() => undefined)
}

/**
 * Keeps all that an open construction may ever need: the code of every panel, and what the service has answered.
 *
 * @param keys - of the answers
 */
export async function keepOpen(client: QueryClient, keys: readonly (readonly unknown[])[]): Promise<void> {
  if (!worker) return
  const late = worker.isNew && cameLate()
  worker = { ...worker, isNew: false }
  try {
    await worker.registered
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage('keepEditor')
    if (!late) return
    await controlled(navigator)
    await Promise.all(keys.map((queryKey) => askAgain(client, queryKey)))
  } catch {
    // a browser that forbids workers opens the page with a network
  }
}
