import { materialsTexts } from '#web/features/materials/materials-texts.ts'
import { OwnMaterialsPage } from '#web/features/materials/own-materials-page.tsx'

await materialsTexts.load()

export { OwnMaterialsPage as Component }
