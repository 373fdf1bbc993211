import { keep, kept } from './kept.ts'
import { createStore, useStore } from './store.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value)
const dark = matchMedia('(prefers-color-scheme: dark)')
const stored = kept('theme')
const theme = createStore<Theme>(isTheme(stored) ? stored : 'system')

/** What is on screen; `public/theme.js` does the same before the first paint. */
const apply = () => {
  const choice = theme.get()
  document.documentElement.dataset['theme'] = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice
}

theme.subscribe(apply)
dark.addEventListener('change', apply)

/** The chosen colour scheme. */
export const useTheme = (): Theme => useStore(theme)

/** Chooses a colour scheme and keeps it in this browser. */
export function setTheme(choice: Theme): void {
  keep('theme', choice === 'system' ? null : choice)
  theme.set(choice)
}

/** Shows light where dark is shown, and dark where light is. */
export const switchTheme = (): void => setTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark')
