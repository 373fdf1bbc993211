import { administrationTexts } from '#web/features/administration/administration-texts.ts'
import { dataTexts } from '#web/features/administration/data-texts.ts'
import { ReleasesPage } from '#web/features/administration/releases/releases-page.tsx'

await Promise.all([administrationTexts.load(), dataTexts.load()])

export { ReleasesPage as Component }
