import { ImportPage } from '#web/features/import/import-page.tsx'
import { importTexts } from '#web/features/import/import-texts.ts'

await importTexts.load()

export { ImportPage as Component }
