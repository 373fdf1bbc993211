import { authTexts } from '#web/features/auth/auth-texts.ts'
import { VerifyPage } from '#web/features/auth/verify-page.tsx'
import { passwordTexts } from '#web/lib/texts/password.ts'

await Promise.all([authTexts.load(), passwordTexts.load()])

export { VerifyPage as Component }
