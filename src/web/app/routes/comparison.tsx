import type { QueryClient } from '@tanstack/react-query'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { ComparisonPage } from '#web/features/comparison/comparison-page.tsx'
import { baselineFirst, searchFrom } from '#web/features/comparison/comparison-search.ts'
import { comparisonTexts } from '#web/features/comparison/comparison-texts.ts'
import { LEAST_COMPARED } from '#web/lib/compare-tray.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { pdfTexts } from '#web/pdf/pdf-texts.ts'
import { comparisonQuery } from '#web/resources/assessment/assessment-queries.ts'

await Promise.all([comparisonTexts.load(), chartTexts.load(), pdfTexts.load()])

/** The comparison that the address names. */
export async function prefetch(query: URLSearchParams, client: QueryClient): Promise<void> {
  const search = searchFrom(query)
  if (search.ids.length < LEAST_COMPARED) return
  await client.prefetchQuery(comparisonQuery(baselineFirst(search), search, currentLocale()))
}

export { ComparisonPage as Component }
