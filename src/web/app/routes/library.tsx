import { LibraryPage } from '#web/features/library/library-page.tsx'
import { libraryTexts } from '#web/features/library/library-texts.ts'

await libraryTexts.load()

export { LibraryPage as Component }
