import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './linked-project.de.ts'

export const en = {
  title: 'Shared project',
  loading: 'Loading the project',
  failed: 'The project could not be loaded.',
  copy: 'Copy into my projects',
  copied: '{name} is among your projects.',
  copyFailed: 'Copying failed. {reason}',
  open: 'Open',
  facts: 'Details',
  heated: 'of it heated',
  tags: 'Tags',
  site: 'Site',
  versionOf: '{version} of {date}',
  version: 'Version',
  constructions: 'Constructions',
  amount: 'Amount',
  footer:
    'Computed by EN 15804, EN ISO 6946 and the rules of QNG. A preliminary estimate; proof needs the figures of the BBSR.',
} satisfies Translation<typeof de>
