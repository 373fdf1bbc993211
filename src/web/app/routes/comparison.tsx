import type { QueryClient } from '@tanstack/react-query'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { ComparisonPage } from '#web/features/comparison/comparison-page.tsx'
import { searchFrom } from '#web/features/comparison/comparison-search.ts'
import { comparisonTexts } from '#web/features/comparison/comparison-texts.ts'
import { LEAST_COMPARED } from '#web/lib/compare-tray.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { comparisonQuery } from '#web/resources/assessment/assessment-queries.ts'

await Promise.all([comparisonTexts.load(), chartTexts.load()])

/** The comparison that the address names. */
export async function prefetch(query: URLSearchParams, client: QueryClient): Promise<void> {
  const { ids, release } = searchFrom(query)
  if (ids.length >= LEAST_COMPARED) await client.prefetchQuery(comparisonQuery(ids, release, currentLocale()))
}

export { ComparisonPage as Component }
