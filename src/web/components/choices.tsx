import { locales } from '#vocabulary/constructions.ts'
import { languageTag, setLocale, useLocale } from '#web/lib/i18n/locale.ts'
import { switchTheme } from '#web/lib/theme.ts'
import { Button } from './button.tsx'
import css from './choices.module.css'

const languageNames = { de_DE: 'Deutsch', en_GB: 'English' } as const

/** The languages as a row of buttons, each in its own language. */
export function LanguageSwitch({ label, onChange }: { label: string; onChange?: (locale: 'de_DE' | 'en_GB') => void }) {
  const current = useLocale()
  return (
    <div className={css.languages} role="group" aria-label={label}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={languageTag(locale).slice(0, 2)}
          aria-pressed={locale === current}
          aria-label={`${locale.slice(0, 2).toUpperCase()}, ${languageNames[locale]}`}
          onClick={() => {
            void setLocale(locale)
            onChange?.(locale)
          }}
        >
          {locale.slice(0, 2).toUpperCase()}
        </button>
      ))}
    </div>
  )
}

/** Shows the other colour scheme. */
export const ThemeSwitch = ({ label }: { label: string }) => (
  <Button look="quiet" size="s" icon="theme" aria-label={label} onClick={switchTheme} />
)
