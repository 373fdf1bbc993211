import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { LanguageSwitch, ThemeSwitch } from '#web/components/choices.tsx'
import { Mark } from '#web/components/icon.tsx'
import { LegalLinks } from '#web/components/legal-links.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import css from './auth.module.css'
import { authTexts } from './auth-texts.ts'
import { SecondFactorGate } from './second-factor-gate.tsx'

const LoginIllustration = lazy(async () => ({
  default: (await import('#web/drawing/login-illustration.tsx')).LoginIllustration,
}))

/** The frame of every screen before the login: the drawing on the left stands still, the form changes. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useTexts(authTexts)
  return (
    <div className={css.page}>
      <div className={css.drawing} aria-hidden="true">
        <Suspense>
          <LoginIllustration />
        </Suspense>
      </div>
      <main id="main" className={css.side} tabIndex={-1}>
        <div className={css.top}>
          <Link className="brand" to={paths.login.href}>
            <Mark />
            Aufbau
          </Link>
          <div className={clsx('row', css.tools)}>
            <LanguageSwitch label={t('language')} />
            <ThemeSwitch label={t('switchTheme')} />
          </div>
        </div>
        <div className={css.content}>
          <SecondFactorGate>{children}</SecondFactorGate>
        </div>
        <LegalLinks />
      </main>
    </div>
  )
}
