import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './second-factor.de.ts'

export const en = {
  title: 'Second factor',
  text: 'Enter the code that your app shows for Aufbau now.',
  lostText: 'Enter one of your recovery codes. Each is good once.',
  code: 'Code of the app',
  recoveryCode: 'Recovery code',
  goOn: 'Continue',
  byRecoveryCode: 'Use a recovery code',
  byApp: 'Use the code of the app',
  giveUp: 'Cancel',
} satisfies Translation<typeof de>
