import { administrationTexts } from '#web/features/administration/administration-texts.ts'
import { StandardsPage } from '#web/features/administration/standards/standards-page.tsx'

await administrationTexts.load()

export { StandardsPage as Component }
