import { chartTexts } from '#web/charts/charts-texts.ts'
import { ComparisonPage } from '#web/features/comparison/comparison-page.tsx'
import { comparisonTexts } from '#web/features/comparison/comparison-texts.ts'

await Promise.all([comparisonTexts.load(), chartTexts.load()])

export { ComparisonPage as Component }
