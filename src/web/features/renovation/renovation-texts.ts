import type { HeatGenerator } from '#vocabulary/heat-generators.ts'
import { catalogue, type TextsIn } from '#web/lib/i18n/catalogue.ts'

export const renovationTexts = catalogue(
  () => import('./texts/renovation.de.ts'),
  () => import('./texts/renovation.en.ts'),
)

/** A generator by kind and size, such as `Wärmepumpe Luft-Wasser 10 kW (2/35)`. */
export const generatorName = ({ kind, size }: HeatGenerator, t: TextsIn<typeof renovationTexts>): string =>
  [t(`generator.${kind}`), size].filter(Boolean).join(' ')
