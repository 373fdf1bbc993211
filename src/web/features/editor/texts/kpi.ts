import { catalogue } from '#web/lib/i18n/catalogue.ts'

/** Texts of the figures beside the layer table. */
export const kpiTexts = catalogue(
  () => import('./kpi.de.ts'),
  () => import('./kpi.en.ts'),
)
