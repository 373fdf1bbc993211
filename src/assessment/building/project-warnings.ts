import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Building } from '#engine/building/building.ts'
import { warnedRows } from '#engine/building/building-warnings.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { ProjectWarningCode } from '#vocabulary/projects.ts'
import { energyRefs, type NamedEnergy, type ResolvedBuilding, refKey } from './resolved-building.ts'

type Text = Readonly<Record<Locale, string>>

const texts: Readonly<Record<ProjectWarningCode, Text>> = {
  heatedAreaAssumed: {
    de_DE: 'Die beheizte Netto-Raumfläche ist nicht angegeben; gerechnet wird mit der ganzen.',
    en_GB: 'The heated net room area is not given; all of it is taken as heated.',
  },
  servicesRateAssumed: {
    de_DE: 'Der Primärenergiebedarf ist nicht bekannt; für die Technik gilt der Standard-Pauschalwert.',
    en_GB: 'The primary energy demand is not known; the standard flat rate stands for the services.',
  },
  flatRateOtherGeneration: {
    de_DE: 'Der Pauschalwert der Technik gehört zu EN 15804+A1 und zählt in diesem Datenstand nicht zur Summe.',
    en_GB: 'The flat rate of the services belongs to EN 15804+A1 and is not in the total of this data release.',
  },
  fxMiddle: {
    de_DE: 'Der Umfang der Bodenfläche fehlt; für Fx gilt die mittlere Spalte (B′ von 5 bis 10 m).',
    en_GB: 'The perimeter of the floor is missing; Fx is that of the middle column (B′ of 5 to 10 m).',
  },
  ownUseAboveDemand: {
    de_DE: 'Der Eigenverbrauch ist größer, als die elektrischen Verbraucher brauchen; der Rest gilt als eingespeist.',
    en_GB: 'The own use is more than the electric consumers need; the rest counts as exported.',
  },
  usefulEnergyDataset: {
    de_DE: 'Ein Energieträger hat einen Datensatz je kWh Nutzwärme; er enthält den Wirkungsgrad des Geräts schon.',
    en_GB: 'A carrier has a dataset per kWh of useful heat, which holds the efficiency of the device already.',
  },
  noEnergyData: {
    de_DE: 'Für Energieträger fehlen im Datenstand Werte für B6; der Betrieb ist nur zum Teil bekannt.',
    en_GB: 'The data release lacks B6 of carriers; the operation is known in part only.',
  },
  qngNotApplicable: {
    de_DE: 'Das QNG gilt für Neubauten und Komplettmodernisierungen.',
    en_GB: 'QNG is for new buildings and full modernisations.',
  },
  qngValueNotKnown: {
    de_DE: 'Für Nichtwohngebäude ermittelt das QNG Grenzwerte je Projekt; sie sind hier nicht bekannt.',
    en_GB: 'For non-residential buildings QNG sets limits for each project, which are not known here.',
  },
  areaUnusual: {
    de_DE: 'Hülle oder Böden sind im Verhältnis zur Netto-Raumfläche ungewöhnlich groß oder klein.',
    en_GB: 'Envelope or floors are unusually large or small for the net room area.',
  },
  doubleServices: {
    de_DE: 'Technik steht als Pauschalwert und als Position; sie zählt doppelt.',
    en_GB: 'Services stand as a flat rate and as items; they count twice.',
  },
  noEnvelope: {
    de_DE: 'Kein Bauteil grenzt an Außenluft, Erdreich oder Unbeheiztes; H′T lässt sich nicht ermitteln.',
    en_GB: 'No element is next to outside air, ground or unheated rooms; H′T cannot be told.',
  },
  slabEdgeNotTold: {
    de_DE: 'Flächen der Bodenplatte, die mehr als 5 m vom Rand liegen, sind nicht ausgenommen.',
    en_GB: 'Areas of the slab more than 5 m from its edge are not left out.',
  },
  openingLargerThanHost: {
    de_DE: 'Öffnungen sind größer als die Nettofläche ihres Bauteils; ist sie brutto gemeint?',
    en_GB: 'Openings are larger than the net area of their element; is it meant gross?',
  },
  newerData: {
    de_DE: 'Es gibt neuere Daten, als die Werte zugrunde legen.',
    en_GB: 'There is newer data than the figures are of.',
  },
}

/** Datasets of use are for the useful heat of a device, not for the energy that is bought. */
const isOfUse = ({ name }: NamedEnergy): boolean => /^Nutzung\b/.test(name.de_DE ?? '')

/** What of the data of a variant its reader must know. */
function ofData(
  { energy, newerData }: ResolvedBuilding,
  operation: ProjectDocument['operation'],
): ProjectWarningCode[] {
  const named = energyRefs({ operation, variants: [] }).flatMap((ref) => energy.get(refKey(ref)) ?? [])
  return [
    ...(named.some(isOfUse) ? (['usefulEnergyDataset'] as const) : []),
    ...(newerData ? (['newerData'] as const) : []),
  ]
}

/**
 * What the reader of a building's figures must know, each with its sentence and the rows that it is about.
 *
 * @param found - what the engine warns of
 * @param operation - of the variant that is assessed
 */
export const projectWarnings = (
  building: Building,
  found: readonly ProjectWarningCode[],
  {
    resolved,
    operation,
    locale,
  }: {
    readonly resolved: ResolvedBuilding
    readonly operation: ProjectDocument['operation']
    readonly locale: Locale
  },
): ProjectKpis['warnings'] =>
  [...found, ...ofData(resolved, operation)].map((code) => ({
    code,
    message: texts[code][locale],
    rows: warnedRows(building, code),
  }))
