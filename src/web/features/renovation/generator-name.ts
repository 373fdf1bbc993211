import type { HeatGenerator } from '#vocabulary/heat-generators.ts'
import type { Texts } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/renovation.de.ts'

/** A generator by kind and size, such as `Wärmepumpe Luft-Wasser 10 kW (2/35)`. */
export const generatorName = ({ kind, size }: HeatGenerator, t: Texts<typeof de>): string =>
  [t(`generator.${kind}`), size].filter(Boolean).join(' ')
