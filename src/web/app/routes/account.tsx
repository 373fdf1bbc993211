import { AccountPage } from '#web/features/account/account-page.tsx'
import { accountTexts } from '#web/features/account/account-texts.ts'
import { passwordTexts } from '#web/lib/texts/password.ts'

await Promise.all([accountTexts.load(), passwordTexts.load()])

export { AccountPage as Component }
