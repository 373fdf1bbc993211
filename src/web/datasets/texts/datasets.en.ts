import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './datasets.de.ts'

export const en: Translation<typeof de> = {
  search: 'Search datasets',
  hint: 'Product, manufacturer or UUID',
  results: 'Datasets found',
  found: { one: '{count} dataset', other: '{count} datasets' },
  none: 'No dataset matches “{text}”.',
  noneOfKind: 'There is none of these.',
  offered: 'Offered are',
  sameKind: 'Same kind: {kind}',
  allDatasets: 'All',
  failed: 'The search does not answer.',
  again: 'Reload',
  searching: 'Searching datasets.',
  more: 'Show more',
  production: 'A1–A3: {value}\u00a0kg CO₂e per {unit}',
  expired: 'expired',
  'type.generic': 'generic',
  'type.average': 'average',
  'type.representative': 'representative',
  'type.specific': 'specific',
  'type.template': 'template',
  anyType: 'Any type',
  type: 'Type of dataset',
}
