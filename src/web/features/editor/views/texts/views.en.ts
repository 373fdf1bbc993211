import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './views.de.ts'

/** Views beside the layers. */
export const en: Translation<typeof de> = {
  label: 'Views',
  figures: 'Figures',
  proposals: 'Proposals',
  insulation: 'Thickness',
  influence: 'Influence',
  back: 'Back to the figures',
  'bounded.notANumber': 'Not a number',
  'bounded.within': '{from} to {to}',
}
