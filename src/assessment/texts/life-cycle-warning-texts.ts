import type { LifeCycleWarningCode } from '#vocabulary/life-cycle-warnings.ts'
import { fixed, titled, type WarningText } from './sentence.ts'

/** The symbol of EN 15804 for the code of an indicator: `gwpTotal` is GWP-total, `penrt` PENRT, `apA1` AP. */
const symbolOf = (code: string) => {
  const [, method = code, part = ''] = /^([a-z]+)([A-Z]\w*)?$/.exec(code) ?? []
  return method.toUpperCase() + (part === '' || part === 'A1' ? '' : `-${part.toLowerCase()}`)
}

const lacking = {
  vehicle: {
    de_DE: 'Es ist kein Fahrzeug gewählt, und ohne gibt es keine Werte je Tonnenkilometer',
    en_GB: 'no vehicle is chosen, and there are no figures per tonne kilometre without one',
  },
  figures: {
    de_DE: 'Der Datenstand hat keine Werte für das Fahrzeug',
    en_GB: 'the data release has no figures for the vehicle',
  },
  mass: {
    de_DE: 'Die Masse ist nicht bekannt',
    en_GB: 'the mass is not known',
  },
} as const
const isLack = (reason: string): reason is keyof typeof lacking => Object.hasOwn(lacking, reason)
/** What a distance needs to count. */
const lacks = (reason: string) => lacking[isLack(reason) ? reason : 'figures']

/** What the warnings of the life cycle say. */
export const lifeCycleWarningTexts: Readonly<Record<LifeCycleWarningCode, WarningText>> = {
  materialUnknown: fixed(
    'Dieses Material steht nicht mehr im Katalog; es zählt nicht mit.',
    'This material is no longer in the catalogue; it does not count.',
  ),
  datasetUnknown: fixed(
    'Für dieses Material gibt es im Datenstand keinen Datensatz; die Bilanz ist eine Untergrenze.',
    'The data release has no dataset for this material; the balance is a lower bound.',
  ),
  accessoryDatasetUnknown: fixed(
    'Für ein Einbauteil dieser Schicht gibt es im Datenstand keinen Datensatz; die Bilanz ist eine Untergrenze.',
    'The data release has no dataset for a part built into this layer; the balance is a lower bound.',
  ),
  declarationOfOtherGeneration: {
    de_DE: ({ show }) =>
      `Die eigene EPD folgt ${show('declared')}, der Datenstand einer anderen Ausgabe; beide werden nicht addiert. Wählen Sie einen Datenstand nach ${show('declared')}; bis dahin ist die Bilanz eine Untergrenze.`,
    en_GB: ({ show }) =>
      `The own EPD follows ${show('declared')}, the data release another amendment; the two are not added. Choose a release of ${show('declared')}; until then the balance is a lower bound.`,
  },
  datasetNotConvertible: {
    de_DE: ({ show }) => `Der Datensatz gilt je ${show('unit')} und lässt sich auf die Schicht nicht umrechnen.`,
    en_GB: ({ show }) => `The dataset is per ${show('unit')} and cannot be converted to the layer.`,
  },
  serviceLifeUnknown: fixed(
    'Die Nutzungsdauer ist nicht bekannt; Austausch zählt nicht mit.',
    'The service life is unknown; replacements do not count.',
  ),
  remainingServiceLifeUnknown: fixed(
    'Die restliche Nutzungsdauer der bestehenden Schicht ist nicht angegeben; Austausch zählt nicht mit.',
    'The remaining service life of the existing layer is not given; replacements do not count.',
  ),
  serviceLifeOpen: {
    de_DE: ({ show }) =>
      `Die Tabelle sagt nur „mindestens 50 Jahre“ für Schicht ${show('layers')}; für ${show('years')} Jahre Betrachtung ist mit 50 gerechnet. Wie lange hält sie wirklich? Der Wert lässt sich je Schicht eintragen.`,
    en_GB: ({ show }) =>
      `The table only says “at least 50 years” of layer ${show('layers')}; over ${show('years')} years 50 are counted with. How long does it really serve? The figure can be typed for each layer.`,
  },
  modulesNotDeclared: {
    de_DE: ({ show }) => `Der Datensatz deklariert ${show('modules')} nicht; die Bilanz ist eine Untergrenze.`,
    en_GB: ({ show }) => `The dataset does not declare ${show('modules')}; the balance is a lower bound.`,
  },
  indicatorNotDeclared: {
    de_DE: ({ show }) =>
      `${symbolOf(show('indicator'))} ist nicht durchgehend deklariert (Schicht ${show('layers')}); die Summe ist eine Untergrenze.`,
    en_GB: ({ show }) =>
      `${symbolOf(show('indicator'))} is not declared throughout (layer ${show('layers')}); the sum is a lower bound.`,
  },
  densityDiffers: {
    de_DE: ({ show }) =>
      `Der Datensatz beschreibt ein Produkt mit ${show('dataset')}\u00a0kg/m³, das Material hat ${show('material')}\u00a0kg/m³.`,
    en_GB: ({ show }) =>
      `The dataset describes a product of ${show('dataset')}\u00a0kg/m³, the material has ${show('material')}\u00a0kg/m³.`,
  },
  areaNotScaled: {
    de_DE: ({ show }) =>
      `Der Datensatz gilt je m² eines Produkts mit ${show('dataset')}\u00a0kg/m² und zählt einmal; die Schicht wiegt ${show('material')}\u00a0kg/m².`,
    en_GB: ({ show }) =>
      `The dataset is per m² of a product of ${show('dataset')}\u00a0kg/m² and counts once; the layer weighs ${show('material')}\u00a0kg/m².`,
  },
  areaScaled: {
    de_DE: ({ show }) =>
      `Der Datensatz gilt für ein Produkt anderer Dicke und zählt ${show('factor')}-fach; bitte die Dicke prüfen.`,
    en_GB: ({ show }) =>
      `The dataset is for a product of another thickness and counts ${show('factor')} times; please check the thickness.`,
  },
  transportDistanceUnused: {
    de_DE: ({ show }) => `Der Transportweg zählt nicht: ${lacks(show('reason')).de_DE}.`,
    en_GB: ({ show }) => `The transport distance does not count: ${lacks(show('reason')).en_GB}.`,
  },
  transportReplacesDeclared: {
    de_DE: ({ show }) =>
      `A4 folgt dem Transportweg; die ${show('declared')}\u00a0kg CO₂e/m², die der Datensatz dafür angibt, zählen nicht.`,
    en_GB: ({ show }) =>
      `A4 follows the transport distance; the ${show('declared')}\u00a0kg CO₂e/m² that the dataset declares for it do not count.`,
  },
  biogenicBalanceOpen: {
    de_DE: ({ show }) =>
      `Das Lebensende gibt ${show('balance')}\u00a0kg CO₂e/m² des aufgenommenen Kohlenstoffs nicht ab; die Bilanz ist eine Untergrenze.`,
    en_GB: ({ show }) =>
      `The end of life does not release ${show('balance')}\u00a0kg CO₂e/m² of the carbon taken up; the balance is a lower bound.`,
  },
  biogenicReleaseOpen: {
    de_DE: ({ show }) =>
      `Das Lebensende gibt ${show('balance')}\u00a0kg CO₂e/m² mehr Kohlenstoff ab, als aufgenommen wurde.`,
    en_GB: ({ show }) => `The end of life releases ${show('balance')}\u00a0kg CO₂e/m² more carbon than was taken up.`,
  },
  releaseWithoutUptake: {
    de_DE: ({ show }) =>
      `Bestehendes Holz (Schicht ${show('layers')}) gibt am Lebensende ${show('release')}\u00a0kg CO₂e/m² ab; aufgenommen hat es sie vor dem Betrachtungszeitraum, und was schon steht, zählt nicht in der Herstellung (QNG, eLCA).`,
    en_GB: ({ show }) =>
      `Existing timber (layer ${show('layers')}) releases ${show('release')}\u00a0kg CO₂e/m² at its end of life; it took them up before the study period, and what stands already does not count in production (QNG, eLCA).`,
  },
  climatePartsDiffer: {
    de_DE: ({ show }) => `In ${show('module')} ist GWP-total nicht die Summe aus fossil, biogen und Landnutzung.`,
    en_GB: ({ show }) => `In ${show('module')} GWP-total is not the sum of fossil, biogenic and land use.`,
  },
  biogenicCarbonEstimated: fixed(
    'Der gespeicherte Kohlenstoff ist nach EN 16449 geschätzt.',
    'The stored carbon is estimated by EN 16449.',
  ),
  biogenicCarbonUnknown: fixed(
    'Der gespeicherte Kohlenstoff eines nachwachsenden Materials ist nicht deklariert.',
    'The carbon stored in a grown material is not declared.',
  ),
  releaseExpired: {
    de_DE: ({ show }) =>
      `Der Datenstand ${titled(show('release'))} ist abgelaufen (alles galt bis ${show('since')}); er zählt weiter. ${show('newer') === '' ? 'Neuere Daten: Verwaltung, Datenstände, amtliche Datei der ÖKOBAUDAT einlesen, oder „npm run cli -- catalogue import DATEI --switch-on“.' : `Neuer ist ${titled(show('newer'))}: als Datenstand wählbar.`}`,
    en_GB: ({ show }) =>
      `The data release ${titled(show('release'))} has expired (all of it was valid until ${show('since')}); it still counts. ${show('newer') === '' ? 'Newer data: administration, data releases, read the official file of ÖKOBAUDAT, or “npm run cli -- catalogue import FILE --switch-on”.' : `${titled(show('newer'))} is newer: it can be chosen as data release.`}`,
  },
  datasetExpired: {
    de_DE: ({ show }) =>
      show('count') === '1'
        ? `Ein Datensatz dieses Aufbaus ist abgelaufen (gültig bis ${show('since')}); er zählt weiter.`
        : `${show('count')} Datensätze dieses Aufbaus sind abgelaufen (der erste galt bis ${show('since')}); sie zählen weiter.`,
    en_GB: ({ show }) =>
      show('count') === '1'
        ? `One dataset of this construction has expired (valid until ${show('since')}); it still counts.`
        : `${show('count')} datasets of this construction have expired (the first was valid until ${show('since')}); they still count.`,
  },
}
