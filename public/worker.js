// Lets a page that was loaded once open again without a network. The network always goes first where an answer may be
// another tomorrow: the start page, and what the service answers; so no installation is ever hidden. Files of the app
// carry a hash of their content in their name and never change. See src/web/lib/offline.ts.
const APP = 'aufbau.app'
const PRIVATE = 'aufbau.private'
/** Most answers of the service that are kept; the oldest go first. */
const MOST_ANSWERS = 300
/** What is asked of the service to open a construction or a project. */
const neededToOpen = /^\/v1\/(construction\/\w+\/[\da-f-]{36}|project\/[\da-f-]{36}|material(\/.*)?)$/
/** What a building is computed with; it is asked for by a body, and changes nothing. */
const neededToCompute = '/v1/dataset/figures'

const keep = async (name, key, response) => {
  const cache = await caches.open(name)
  await cache.put(key, response)
  if (name !== PRIVATE) return
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS)).map((one) => cache.delete(one)))
}

const kept = async (name, key) => (await caches.open(name)).match(key, { ignoreVary: true })

/** From the network; without one, as it was last time, unless only what is so now will do. */
const networkFirst = async (event, name, key) => {
  let response
  try {
    response = await fetch(event.request)
  } catch (error) {
    const before = await kept(name, key)
    if (before && event.request.cache !== 'no-store') return before
    throw error
  }
  if (response.ok && response.type === 'basic') event.waitUntil(keep(name, key, response.clone()))
  return response
}

const keptFirst = async (event, key) => (await kept(APP, key)) ?? networkFirst(event, APP, key)

/** Answers are kept by what was asked: a body by its hash. */
const byBody = async (event, pathname) => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await event.request.clone().arrayBuffer()))
  return networkFirst(event, PRIVATE, `${pathname}?${[...hash].map((one) => one.toString(16).padStart(2, '0')).join('')}`)
}

const answerTo = (event) => {
  const { method, url, mode, headers } = event.request
  const { origin, pathname, search } = new URL(url)
  if (method === 'POST' && origin === location.origin && pathname === neededToCompute && globalThis.crypto?.subtle)
    return byBody(event, pathname)
  if (method !== 'GET' || origin !== location.origin || headers.has('range')) return undefined
  if (neededToOpen.test(pathname)) return networkFirst(event, PRIVATE, pathname + search)
  if (/^\/(v1|health|metrics|docs|demo)(\/|$)/.test(pathname)) return undefined
  if (mode === 'navigate') return networkFirst(event, APP, '/')
  return pathname.startsWith('/assets/') ? keptFirst(event, pathname) : networkFirst(event, APP, pathname)
}

/** Fetches what editor and projects may need of this version of the app, and lets go of files of older ones. */
const keepEditor = async () => {
  const files = await (await fetch('/offline.json', { cache: 'no-cache' })).json()
  const cache = await caches.open(APP)
  const there = new Set((await cache.keys()).map((one) => new URL(one.url).pathname))
  const old = [...there].filter((one) => one.startsWith('/assets/') && !files.includes(one))
  for (const file of files) if (!there.has(file)) await cache.add(file)
  await Promise.all(old.map((one) => cache.delete(one)))
}

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})
addEventListener('message', (event) => {
  if (event.data === 'keepEditor') event.waitUntil(keepEditor())
})
