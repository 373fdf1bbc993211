import { DEFAULT_LOCALE, type Locale, locales } from '#vocabulary/constructions.ts'
import { keep, kept } from '../kept.ts'
import { createStore, useStore } from '../store.ts'

/** BCP 47 tag of a locale, for `lang`, `Accept-Language` and Intl. */
export const languageTag = (locale: Locale): string => locale.replace('_', '-')

const isLocale = (value: string | null): value is Locale => locales.some((locale) => locale === value)

/** The kept language, else the first of the browser's that there is, else German. */
function initialLocale(): Locale {
  const stored = kept('locale')
  if (isLocale(stored)) return stored
  for (const language of navigator.languages) {
    const match = locales.find((locale) => locale.slice(0, 2) === language.slice(0, 2).toLowerCase())
    if (match) return match
  }
  return DEFAULT_LOCALE
}

const locale = createStore<Locale>(initialLocale())
const loaders = new Set<(locale: Locale) => Promise<unknown>>()

/** Tells browsers and assistive technology the language of the page, now and after every change. */
export function markLanguage(): void {
  const mark = () => {
    document.documentElement.lang = languageTag(locale.get()).slice(0, 2)
  }
  locale.subscribe(mark)
  mark()
}

/** The language on screen. */
export const currentLocale = (): Locale => locale.get()
/** The language on screen; the component renders again when it changes. */
export const useLocale = (): Locale => useStore(locale)

/** Has `load` run for a language before it is shown; catalogues in use register themselves here. */
export const beforeLocaleChange = (load: (locale: Locale) => Promise<unknown>): void => {
  loaders.add(load)
}

/** Changes the language once its texts are there, so that nothing flickers; kept in this browser. */
export async function setLocale(next: Locale): Promise<void> {
  keep('locale', next)
  await Promise.all([...loaders].map((load) => load(next)))
  locale.set(next)
}
