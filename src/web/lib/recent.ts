import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keep, kept } from './kept.ts'
import { currentSession, followSession, userOf } from './session.ts'

/** A page that was opened: where it is and what it was called. */
export type RecentPage = { readonly href: string; readonly title: string }

const NAME = 'recent'
const MOST = 6

type Kept = { readonly userId: string; readonly pages: readonly RecentPage[] }

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  'title' in value &&
  typeof value.title === 'string' &&
  typeof value.href === 'string' &&
  /^\/(?![/\\])/.test(value.href)

function stored(): Kept | null {
  try {
    const value: unknown = JSON.parse(kept(NAME) ?? 'null')
    if (typeof value !== 'object' || value === null || !('userId' in value) || !('pages' in value)) return null
    const { userId, pages } = value
    if (typeof userId !== 'string' || !Array.isArray(pages)) return null
    return { userId, pages: pages.filter(isPage).slice(0, MOST) }
  } catch {
    return null
  }
}

/** The constructions the signed-in user opened last in this browser, the latest first. */
export function recentPages(): readonly RecentPage[] {
  const now = stored()
  return now !== null && now.userId === userOf(currentSession())?.userId ? now.pages : []
}

/** Remembers a page as the latest, once under its newest name; signing out forgets it. */
function rememberPage(page: RecentPage): void {
  const userId = userOf(currentSession())?.userId
  if (userId === undefined) return
  const pages = [page, ...recentPages().filter(({ href }) => href !== page.href)].slice(0, MOST)
  keep(NAME, JSON.stringify({ userId, pages } satisfies Kept))
}

followSession(() => {
  if (currentSession().state === 'anonymous') keep(NAME, null)
})

/** Remembers the page on screen under its title, as long as it has one. */
export function useRecentPage(title: string): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (title !== '') rememberPage({ href: pathname, title })
  }, [pathname, title])
}
