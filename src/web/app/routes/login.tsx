import { authTexts } from '#web/features/auth/auth-texts.ts'
import { LoginPage } from '#web/features/auth/login-page.tsx'

await authTexts.load()

export { LoginPage as Component }
