import { chartTexts } from '#web/charts/charts-texts.ts'
import { administrationTexts } from '#web/features/administration/administration-texts.ts'
import { dataTexts } from '#web/features/administration/data-texts.ts'
import { DatasetsPage } from '#web/features/administration/datasets/datasets-page.tsx'

await Promise.all([administrationTexts.load(), dataTexts.load(), chartTexts.load()])

export { DatasetsPage as Component }
