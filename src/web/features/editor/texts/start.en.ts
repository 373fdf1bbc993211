import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './start.de.ts'

/** Texts of how a construction begins. */
export const en = {
  'text.label': 'Write or paste layers, from outside to inside',
  'text.example': '15 render | 160 mineral wool | 175 sand-lime brick | 10 gypsum plaster',
  'text.hint': 'Thickness in mm, cm or m; studs after @: 200 cellulose @ KVH 60/625. Shift Enter: new line.',
  'text.understood': 'Understood as',
  'text.unknown': '“{name}” not found',
  'text.noThickness': 'Thickness?',
  'text.noConductivity': 'no λ: no U-value',
  'text.take': { one: 'Take {count} layer', other: 'Take {count} layers' },
  'text.takeNone': 'Take layers',
  'text.taken': { one: '{count} layer taken.', other: '{count} layers taken.' },
  template: 'Template: {name}',
  'templates.title': 'Or begin with a template',
  'templates.further': 'Further templates',
  failed: 'The template was not taken. {reason}',
  taken: { one: 'Template taken: {count} layer.', other: 'Template taken: {count} layers.' },
} satisfies Translation<typeof de>
