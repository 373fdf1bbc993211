import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './linked-frame.de.ts'

export const en = {
  sharedBy: 'Shared by {name}',
  viewOnly: 'View only · valid until {date}',
  language: 'Language',
  theme: 'Light or dark',
  signIn: 'Sign in',
  missing: 'This link shows nothing',
  missingText: 'It was revoked, has expired, or was not copied whole. Ask the person who sent it for a new one.',
  toApp: 'To Aufbau',
  about: 'What is Aufbau',
  contentReport: 'Report content',
} satisfies Translation<typeof de>
