import { readFileSync } from 'node:fs'
import { type APIRequestContext, type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { type PublicPages, publicPages } from './public-pages.ts'
import { type Account, accounts, PASSWORD } from './test.ts'

/** The moment at which every picture is taken. */
const MOMENT = '2026-03-17T13:32:00.000Z'

type Listed = {
  readonly id: string
  readonly ownership: string
  readonly code: string | null
  readonly name: string
}

/** The worked example of a building as the app offers it. */
const example: unknown = JSON.parse(
  readFileSync(new URL('../../src/web/features/projects/list/example-project.json', import.meta.url), 'utf8'),
)

async function headersOf(request: APIRequestContext, account: Account) {
  const login = await request.post('/v1/auth/password/login', {
    data: { loginId: accounts[account], password: PASSWORD },
  })
  const { sessionJwt } = (await login.json()) as { sessionJwt: string }
  return { authorization: `Bearer ${sessionJwt}` }
}

/** The one project that there is: whoever asks for it first makes it, and others wait until it is made. */
async function projectOf(request: APIRequestContext, headers: Readonly<Record<string, string>>): Promise<string> {
  let id = ''
  await expect(async () => {
    const made = await request.post('/v1/project', {
      headers: { ...headers, 'idempotency-key': 'worked-example-of-the-pictures' },
      data: example,
    })
    expect(made.status(), await made.text()).toBe(201)
    id = ((await made.json()) as { readonly id: string }).id
  }).toPass({ timeout: 20_000 })
  return id
}

async function listedBy(
  request: APIRequestContext,
  headers: Readonly<Record<string, string>>,
): Promise<readonly Listed[]> {
  const reply = await request.get('/v1/construction/list?customTake=200&sort=name', { headers })
  return (await reply.json()) as readonly Listed[]
}

/** The project has this id in every run. */
const PROJECT = '00000000-0000-7000-9000-000000000000'

/** Ids differ from run to run, and marks of hatches and orders with them: here each construction has the same one always. */
export type StillIds = {
  /** Where a construction is opened, by its mark. */
  readonly pathOf: (ownership: 'custom' | 'standard', code: string) => string
  readonly idOf: (ownership: 'custom' | 'standard', code: string) => string
  /** Of the worked example of a building. */
  readonly project: string
  /** Pages that need no account; codes are the same always. */
  readonly open: PublicPages
  /** What the service calls by other names in every run, and as what it is shown. */
  readonly shown: readonly (readonly [real: string, shown: string])[]
}

export async function stillIds(request: APIRequestContext): Promise<StillIds> {
  const headers = await headersOf(request, 'architect')
  const [all, project] = [await listedBy(request, headers), await projectOf(request, headers)]
  const markOf = ({ ownership, code, name }: Listed) => `${ownership} ${code} ${name}`
  const sorted = [...all].sort((a, b) => (markOf(a) < markOf(b) ? -1 : 1))
  const constructions = sorted.map(
    ({ id, ownership, code }, index) =>
      [id, `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`, `${ownership} ${code}`] as const,
  )
  // its own account, so that nothing of it stands in what others see
  const made = await publicPages(request, 'supplier')
  const codes = { equal: '7K3M-Q2ZD-81VB-0HXT-5N9W-GJ4D', different: '7K3M-Q2ZD-81VB-0HXT-5N9W-GJ4E' }
  const idOf: StillIds['idOf'] = (ownership, code) => {
    const pair = constructions.find(([, , one]) => one === `${ownership} ${code}`)
    expect(pair, `${ownership} ${code}`).toBeDefined()
    return pair?.[1] ?? ''
  }
  return {
    idOf,
    project: PROJECT,
    pathOf: (ownership, code) => `/constructions/${ownership}/${idOf(ownership, code)}`,
    open: { ...made, ...codes },
    shown: [
      ...constructions.map(([id, as]) => [id, as] as const),
      [project, PROJECT],
      [made.equal, codes.equal],
      [made.different, codes.different],
    ],
  }
}

/**
 * Runs in the page before the app: what the app asks and is told goes through here. Ids are the same always; times of the
 * service become one moment, and fingerprints one: of what a newer engine says they are others. When a session ends is left
 * alone. It is not put in the browser's way, which then would keep nothing of the app from one screen to the next.
 */
function answerStill({ shown, moment }: { readonly shown: StillIds['shown']; readonly moment: string }): void {
  const swap = (from: 0 | 1, to: 0 | 1) => {
    const by = new Map(shown.map((pair) => [pair[from], pair[to]]))
    const any = new RegExp([...by.keys()].join('|'), 'g')
    return (text: string) => text.replaceAll(any, (one) => by.get(one) ?? one)
  }
  const [show, hide] = [swap(0, 1), swap(1, 0)]
  const atOneMoment = (text: string) =>
    text
      .replaceAll(/"fingerprint":"[0-9a-f]{64}"/g, `"fingerprint":"${'0123456789abcdef'.repeat(4)}"`)
      .replaceAll(/"(\w+)":"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, (whole, key: string) =>
        key === 'sessionExpiration' ? whole : `"${key}":"${moment}"`,
      )
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith('/v1/')) return ask(request)
    const { method, headers, credentials, cache, signal } = request
    const body = request.body && hide(await request.text())
    const reply = await ask(hide(request.url), { method, headers, credentials, cache, signal, body })
    if (!/json|text/.test(reply.headers.get('content-type') ?? '')) return reply
    const { status, statusText } = reply
    return new Response(atOneMoment(show(await reply.text())), { status, statusText, headers: reply.headers })
  }
}

/** What pages have asked for and not got yet: code and answers come late on a busy machine, and nothing on screen moves until then. */
const underWay = new WeakMap<Page, Set<Request>>()

function followRequests(page: Page): void {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', (one) => open.add(one))
  page.on('requestfinished', (one) => open.delete(one))
  page.on('requestfailed', (one) => open.delete(one))
  // what a page that is left has asked for ends without a word
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const one of open) if (!one.isNavigationRequest()) open.delete(one)
  })
}

/** The app as it looks in every run: one moment, the same ids, the app's own font. What is answered comes from the real service. */
export async function standStill(context: BrowserContext, page: Page, ids: StillIds): Promise<void> {
  followRequests(page)
  await page.clock.setFixedTime(new Date(MOMENT))
  await context.addInitScript(answerStill, { shown: ids.shown, moment: MOMENT })
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet()
      // code is written in the machine's own letters, which differ, and its settings round the width of every letter
      sheet.replaceSync(
        // what is out of sight is drawn as well
        '* { content-visibility: visible !important } * { text-rendering: geometricPrecision !important } code, pre, .mono, [class*="codeblock"] { font-family: var(--font) !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
  })
}

/** How long nothing has changed on a screen that stands, and how long it is waited for that at most [ms]. */
const QUIET = 250
const LONGEST = 8_000

/** Waits until nothing on screen has changed for a while. */
const quiet = (page: Page) =>
  page.evaluate(
    ({ rest, longest }) =>
      new Promise<void>((resolve) => {
        const started = performance.now()
        let last = started
        const watch = new MutationObserver(() => {
          last = performance.now()
        })
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        const busy = () => document.querySelector('[aria-busy="true"], .skeleton, .sk') !== null
        const check = () => {
          const now = performance.now()
          if ((now - last > rest && !busy()) || now - started > longest) {
            watch.disconnect()
            resolve()
          } else setTimeout(check, 50)
        }
        check()
      }),
    { rest: QUIET, longest: LONGEST },
  )

/** Waits until nothing is fetched and nothing on screen changes any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const end = Date.now() + LONGEST
  do await quiet(page)
  while ((underWay.get(page)?.size ?? 0) > 0 && Date.now() < end)
}
