import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { passwordTexts } from '#web/lib/lib-texts.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { useTitle } from '#web/lib/title.ts'
import css from './account.module.css'
import { accountTexts } from './account-texts.ts'
import { DetailsForm } from './details-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

await Promise.all([accountTexts.load(), passwordTexts.load()])

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className="small">{text}</p>}
      </header>
      <div>{children}</div>
    </section>
  )
}

/** One's own account: name, language, password, sessions. */
function AccountPage() {
  const t = useTexts(accountTexts)
  const user = userOf(useSession())
  useTitle(t('title'))
  if (!user) return null
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
      </div>
      <Part title={t('details')}>
        <DetailsForm user={user} />
      </Part>
      <Part title={t('password')}>
        <PasswordForm user={user} />
      </Part>
      <Part title={t('sessions')} text={t('sessionsText')}>
        <SessionList />
      </Part>
    </main>
  )
}

export { AccountPage as Component }
