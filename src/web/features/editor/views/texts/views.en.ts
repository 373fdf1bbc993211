import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './views.de.ts'

/** Views beside the layers. */
export const en: Translation<typeof de> = {
  label: 'Views',
  figures: 'Figures',
  proposals: 'Proposals',
  insulation: 'Thickness',
  influence: 'Influence',
  'open.proposals': 'Show proposals',
  'open.insulation': 'Show the best insulation thickness',
  'open.influence': 'Show the influence of the assumptions',
  back: 'Back to the figures',
}
