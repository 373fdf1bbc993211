import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './building.de.ts'

export const en: Translation<typeof de> = {
  title: { one: 'In {count} project', other: 'In {count} projects' },
  limit: 'of the budget QNG-PLUS, per m²a',
  rows: { one: '{count} row', other: '{count} rows' },
  area: '{area} m²',
  noArea: 'area not noted',
  version: 'Version {version}',
  older: 'Version {version}, here {newest}',
  takes: '{name} takes {value} of {limit} {unit}, {percent} %, by this construction',
  noLimit: 'The seal QNG has no limit for this building.',
  notSaved: 'Shown once the project is saved.',
}
