import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './office-standard.de.ts'

/** Texts of the standard of an office. */
export const en = {
  of: 'Standard of “{office}”',
  hint: 'Only those who administer the office change one of its standards. Everybody else looks at it and copies it; copies say when there is a new version.',
  since: 'Version {version}, {date}, by {person}: {note}',
  note: 'Note on the version',
  noteHint: 'What it is for, or what has changed.',
  set: 'Keep it as a standard',
  end: 'No longer a standard',
  wasSet: 'The construction is a standard of the office now.',
  wasEnded: 'The construction is no standard of the office any more.',
  close: 'Close',
  failed: 'That did not work. {reason}',
} satisfies Translation<typeof de>
