import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './auth.de.ts'

export const en = {
  login: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  emailMissing: 'Please enter the e-mail address.',
  emailIncomplete: 'The address is incomplete.',
  passwordMissing: 'Please enter the password.',
  passwordAgain: 'Please enter it again.',
  pauseTitle: 'Short pause',
  pauseText: 'Too many requests in this minute. Next try in {seconds}.',
  seconds: { one: '{count} second', other: '{count} seconds' },
  unreachable: 'The service cannot be reached. What you entered is kept.',
  language: 'Language',
  switchTheme: 'Switch colour scheme',
} satisfies Translation<typeof de>
