import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './terms.de.ts'

/** What signs and short words mean. */
export const en = {
  lowerBound: 'At least so much: data is missing and does not count. What is missing stands beside the figure.',
  absent: 'Not known, or cannot be computed. What is missing never counts as zero.',
  serviceLife: 'Service life in years: the layer is replaced after it (module B4). ≥ 50: known as a lower bound only.',
  scope:
    'What the sum counts: production and construction (A), replacement (B4), end of life (C) in the study period. D does not count.',
  moduleD: 'Benefits and loads beyond the system boundary, such as from recycling. Stands by itself and is in no sum.',
} as const satisfies Translation<typeof de>
