import { places } from '#vocabulary/service-life-names.de.ts'
import { lifeCycleWarnings } from './life-cycle-warnings.de.ts'
import { limits } from './limits.de.ts'
import { proof } from './moisture.de.ts'
import { physicsWarnings } from './physics-warnings.de.ts'
import { placements } from './placements.de.ts'
import { titled } from './sentence.ts'
import type { Words } from './words.ts'

/** All that an assessment says in German. */
export const words: Words = {
  locale: 'de_DE',
  warnings: {
    ...physicsWarnings,
    ...lifeCycleWarnings,
    typesDiffer: 'Die Aufbauten sind verschiedene Bauteile; ihre Kennwerte lassen sich nur bedingt vergleichen.',
    balanceIncomplete: 'Für Schichten dieses Aufbaus fehlen Daten; ihre Ökobilanz ist eine Untergrenze.',
    basisDiffers: 'Betrachtungszeitraum, Systemgrenze und Nutzungsdauern sind für alle die des ersten Aufbaus.',
    modulesLeftOut: ({ show }) =>
      `Nicht mitgezählt, weil nicht alle Schichten aller Aufbauten sie deklarieren: ${show('modules')}.`,
    reinforcementMissing: ({ show }) => `Der Beton zählt ohne Bewehrung; üblich sind ${show('usual')}\u00a0kg/m³.`,
    releaseDiffers: ({ show }) => `Für den Vergleich gilt für alle der Datenstand ${titled(show('release'))}.`,
  },
  proof,
  limits,
  placements,
  places,
  climates: { mannheimTry2010: 'Mannheim, TRY 2010', iso13788C2: 'Beispiel C.2 der ISO 13788' },
}
