import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from './button.tsx'
import { LanguageSwitch, ThemeSwitch } from './choices.tsx'
import { Mark } from './icon.tsx'
import css from './public-top.module.css'

/** The bar above a page that needs no account, with the way in. */
export const PublicTop = ({
  texts,
  end,
  children,
}: {
  texts: { readonly language: string; readonly theme: string; readonly signIn: string }
  /** What the page is, beside the mark. */
  children?: ReactNode
  /** What holds of it, before the choice of language. */
  end?: ReactNode
}) => (
  <header className={css.top}>
    <Link className="brand" to="/">
      <Mark />
      Aufbau
    </Link>
    {children}
    <span className="grow" />
    {end}
    <LanguageSwitch label={texts.language} />
    <ThemeSwitch label={texts.theme} />
    <ButtonLink to={paths.login.href}>{texts.signIn}</ButtonLink>
  </header>
)
