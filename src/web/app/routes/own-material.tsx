import { chartTexts } from '#web/charts/charts-texts.ts'
import { datasetTexts } from '#web/datasets/datasets-texts.ts'
import { materialsTexts } from '#web/features/materials/materials-texts.ts'
import { OwnMaterialPage } from '#web/features/materials/own-material-page.tsx'

await Promise.all([materialsTexts.load(), datasetTexts.load(), chartTexts.load()])

export { OwnMaterialPage as Component }
