import { authTexts } from '#web/features/auth/auth-texts.ts'
import { SignUpPage } from '#web/features/auth/sign-up-page.tsx'
import { passwordTexts } from '#web/lib/texts/password.ts'

await Promise.all([authTexts.load(), passwordTexts.load()])

export { SignUpPage as Component }
