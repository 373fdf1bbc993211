import { authTexts } from '#web/features/auth/auth-texts.ts'
import { ForgotPasswordPage } from '#web/features/auth/forgot-password-page.tsx'

await authTexts.load()

export { ForgotPasswordPage as Component }
