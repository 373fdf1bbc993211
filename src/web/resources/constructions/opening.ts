import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Locale, Ownership } from '#vocabulary/constructions.ts'
import { callWithHeaders, renewSession } from '#web/lib/api-client.ts'
import { currentSession } from '#web/lib/session.ts'
import { constructionQuery, readStored, type StoredConstruction } from './construction-queries.ts'
import { type AskedMaterials, askMaterials, takeMaterials } from './opening-materials.ts'

/** Figures of a construction as it is stored, and by which trace the service's log tells of them. */
type StoredFigures = { readonly result: KeyPerformanceIndicators; readonly traceId: string | null }

/** Figures that were asked for together with the construction. */
export type AskedFigures = {
  /** Undefined until they are there. */
  readonly now: () => StoredFigures | undefined
  /** @throws {ApiError | NetworkError} */
  readonly answer: Promise<StoredFigures>
}

type Place = { readonly ownership: Ownership; readonly id: string; readonly locale: Locale }

const nameOf = ({ ownership, id, locale }: Place) => `${ownership} ${id} ${locale}`

/** What was asked for before the screen that shows it was there; null where nobody is signed in. */
let begun: {
  readonly name: string
  readonly stored: Promise<StoredConstruction | null>
  readonly materials: Promise<AskedMaterials | null>
  readonly figures: AskedFigures
} | null = null
/** Constructions that the screen has made itself. */
const made = new Set<string>()
const figures = new WeakMap<StoredConstruction, AskedFigures>()

async function isSignedIn(): Promise<boolean> {
  if (currentSession().state === 'unknown') await renewSession(null)
  return currentSession().state === 'signedIn'
}

function askFigures({ ownership, id, locale }: Place, signedIn: Promise<boolean>): AskedFigures {
  let there: StoredFigures | undefined
  const ask = async () => {
    if (!(await signedIn)) throw new Error('Nobody is signed in')
    const asked = { params: { ownership, id }, query: { locale, costs: true } }
    const { reply, traceId } = await callWithHeaders('readStoredKpis', asked)
    there = { result: reply, traceId }
    return there
  }
  const answer = ask()
  // who waits for it asks again by itself
  answer.catch(() => undefined)
  return { now: () => there, answer }
}

/**
 * Asks for a stored construction with its figures at once, and for its materials then, while the screen that shows them
 * is still being fetched.
 */
export function beginOpening(place: Place): void {
  if (made.delete(place.id)) return
  // what cannot be asked for now is asked for by the screen, which tells why it fails
  const signedIn = isSignedIn().catch(() => false)
  const stored = signedIn.then((yes) => (yes ? readStored(place) : null))
  const materials = stored.then((answer) => answer && askMaterials(answer.construction, place.locale))
  materials.catch(() => undefined)
  begun = { name: nameOf(place), stored, materials, figures: askFigures(place, signedIn) }
}

/** A construction that is on screen already: it need not be asked for when its address comes. */
export function hasMade(id: string): void {
  made.add(id)
}

async function begunAt(place: Place, client: QueryClient): Promise<StoredConstruction | null> {
  if (begun?.name !== nameOf(place)) return null
  const { stored: answer, figures: asked, materials } = begun
  begun = null
  const stored = await answer
  if (stored) figures.set(stored, asked)
  const askedMaterials = await materials
  if (askedMaterials) await takeMaterials(client, askedMaterials, place.locale)
  return stored
}

/** One stored construction, as it was asked for before its screen was there, else anew. */
export const openingQuery = (place: Place) =>
  queryOptions({
    ...constructionQuery(place.ownership, place.id, place.locale),
    queryFn: async ({ signal, client }) => (await begunAt(place, client)) ?? readStored(place, signal),
  })

/** The figures that were asked for together with a construction; undefined where they were not. */
export const figuresOf = (stored: StoredConstruction): AskedFigures | undefined => figures.get(stored)
