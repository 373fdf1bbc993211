import { chartTexts } from '#web/charts/charts-texts.ts'
import { administrationTexts } from '#web/features/administration/administration-texts.ts'
import { MaterialsPage } from '#web/features/administration/materials/materials-page.tsx'

await Promise.all([administrationTexts.load(), chartTexts.load()])

export { MaterialsPage as Component }
