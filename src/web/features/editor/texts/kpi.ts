import { catalogue } from '#web/lib/i18n/catalogue.ts'
import type { de } from './kpi.de.ts'

/** Texts of the figures beside the layer table. */
export const kpiTexts = catalogue<typeof de>({
  de_DE: async () => (await import('./kpi.de.ts')).de,
  en_GB: async () => (await import('./kpi.en.ts')).en,
})
