import type { QueryClient } from '@tanstack/react-query'
import { LibraryPage } from '#web/features/library/library-page.tsx'
import { searchFrom } from '#web/features/library/library-search.ts'
import { libraryTexts } from '#web/features/library/library-texts.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { constructionPageQuery } from '#web/resources/constructions/list-queries.ts'

await libraryTexts.load()

/** The page of the list that the address asks for. */
export const prefetch = (query: URLSearchParams, client: QueryClient): Promise<void> =>
  client.prefetchQuery(constructionPageQuery(searchFrom(query), currentLocale()))

export { LibraryPage as Component }
