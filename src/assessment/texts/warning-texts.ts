import type { Warning } from '#contract/assessment.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { LifeCycleWarningCode } from '#vocabulary/life-cycle-warnings.ts'
import type { PhysicsWarningCode } from '#vocabulary/warnings.ts'
import { lifeCycleWarningTexts } from './life-cycle-warning-texts.ts'
import { physicsWarningTexts } from './physics-warning-texts.ts'
import { fixed, titled, type WarningText } from './sentence.ts'

/** Codes of warnings that the service adds to those of the engine. */
export const serviceWarningCodes = [
  'typesDiffer',
  'releaseDiffers',
  'balanceIncomplete',
  'basisDiffers',
  'modulesLeftOut',
  'reinforcementMissing',
] as const
export type ServiceWarningCode = (typeof serviceWarningCodes)[number]
export type WarningCode = PhysicsWarningCode | LifeCycleWarningCode | ServiceWarningCode

const texts: Readonly<Record<WarningCode, WarningText>> = {
  ...physicsWarningTexts,
  ...lifeCycleWarningTexts,
  typesDiffer: fixed(
    'Die Aufbauten sind verschiedene Bauteile; ihre Kennwerte lassen sich nur bedingt vergleichen.',
    'The constructions are different elements; their figures can be compared to a limited degree only.',
  ),
  balanceIncomplete: fixed(
    'Für Schichten dieses Aufbaus fehlen Daten; ihre Ökobilanz ist eine Untergrenze.',
    'Data is missing for layers of this construction; its life-cycle figures are lower bounds.',
  ),
  basisDiffers: fixed(
    'Betrachtungszeitraum, Systemgrenze und Nutzungsdauern sind für alle die des ersten Aufbaus.',
    'Study period, system boundary and service lives of all are those of the first construction.',
  ),
  modulesLeftOut: {
    de_DE: ({ show }) =>
      `Nicht mitgezählt, weil nicht alle Schichten aller Aufbauten sie deklarieren: ${show('modules')}.`,
    en_GB: ({ show }) => `Left out, because not every layer of every construction declares them: ${show('modules')}.`,
  },
  reinforcementMissing: {
    de_DE: ({ show }) => `Der Beton zählt ohne Bewehrung; üblich sind ${show('usual')}\u00a0kg/m³.`,
    en_GB: ({ show }) => `The concrete counts without reinforcement; ${show('usual')}\u00a0kg/m³ are usual.`,
  },
  releaseDiffers: {
    de_DE: ({ show }) => `Für den Vergleich gilt für alle der Datenstand ${titled(show('release'))}.`,
    en_GB: ({ show }) => `For the comparison all use data release ${titled(show('release'))}.`,
  },
}

const numberFormats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  de_DE: new Intl.NumberFormat('de-DE', { maximumSignificantDigits: 3 }),
  en_GB: new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 }),
}

type Given = {
  readonly code: WarningCode
  readonly path?: string
  readonly values?: Readonly<Record<string, number | string>>
}

/** A warning of the engine as the interface shows it, in the caller's locale. */
export function toWarning({ code, path, values = {} }: Given, locale: Locale): Warning {
  const show = (name: string) => {
    const value = values[name]
    return typeof value === 'number' ? numberFormats[locale].format(value).replace('-', '−') : (value ?? '')
  }
  return { code, path: path ?? null, values, message: texts[code][locale]({ show }) }
}
