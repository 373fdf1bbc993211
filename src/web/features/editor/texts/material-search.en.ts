import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './material-search.de.ts'

/** Texts of the search for a material. */
export const en = {
  'material.own': 'own',
  'material.newOwn': 'Create “{name}” as a material of your own',
  'material.alternatives': 'Similar, less CO₂',
  'material.list': 'Materials',
  'material.gap.conductivity': 'no λ: no U-value',
  'material.gap.vapour': 'no μ: no moisture balance',
  'material.hits': { one: '{count} hit', other: '{count} hits' },
  'material.none': 'No material matches “{text}”.',
  'material.searching': 'Searching materials.',
  'material.failed': 'The search does not answer. You can keep editing.',
  'material.production': 'A1–A3 /m³',
  'material.uses': { one: 'chosen {count} time', other: 'chosen {count} times' },
  'per.m2': 'm²',
  'per.m': 'm',
  'per.piece': 'piece',
  'per.kg': 'kg',
} satisfies Translation<typeof de>
