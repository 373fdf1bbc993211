import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './data-tabs.de.ts'

export const en: Translation<typeof de> = {
  administration: 'Administration',
  data: 'Materials and datasets',
  standards: 'Standard constructions',
  materials: 'Materials',
  ownMaterials: 'Own materials',
  prices: 'Prices',
  datasets: 'Datasets',
  releases: 'Data releases',
  keys: 'Access keys',
}
