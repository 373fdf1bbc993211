import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './variants.de.ts'

export const en: Translation<typeof de> = {
  tag: 'Variants',
  make: 'As variant',
  'make.title': 'Make a copy as a variant and go on with it',
  made: 'Variant “{name}” made.',
  origin: 'Original',
  label: 'Variants',
  more: 'Another variant',
  full: 'A comparison takes {count} variants',
  ghost: 'Against {letter}',
  'ghost.title': 'Show borders and figures of {letter} beside',
  compare: 'Compare variants',
  switch: 'To the other variant',
}
