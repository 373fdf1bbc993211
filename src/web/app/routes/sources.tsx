import { aboutTexts } from '#web/features/about/about-texts.ts'
import { SourcesPage } from '#web/features/about/sources-page.tsx'

await aboutTexts.load()

export { SourcesPage as Component }
