import { administrationTexts } from '#web/features/administration/administration-texts.ts'
import { KeysPage } from '#web/features/administration/keys/keys-page.tsx'

await administrationTexts.load()

export { KeysPage as Component }
