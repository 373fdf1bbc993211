import type { LifeCycleWarningCode } from '#vocabulary/life-cycle-warnings.ts'
import { type Sentences, symbolOf, titled } from './sentence.ts'

/** What a distance needs to count. */
const lacks: Readonly<Record<string, string>> = {
  vehicle: 'Es ist kein Fahrzeug gewählt, und ohne gibt es keine Werte je Tonnenkilometer',
  figures: 'Der Datenstand hat keine Werte für das Fahrzeug',
  mass: 'Die Masse ist nicht bekannt',
}
const lackOf = (reason: string) => lacks[reason] ?? lacks['figures']

/** What the warnings of the life cycle say. */
export const lifeCycleWarnings: Sentences<LifeCycleWarningCode> = {
  materialUnknown: 'Dieses Material steht nicht mehr im Katalog; es zählt nicht mit.',
  datasetUnknown: 'Für dieses Material gibt es im Datenstand keinen Datensatz; die Bilanz ist eine Untergrenze.',
  accessoryDatasetUnknown:
    'Für ein Einbauteil dieser Schicht gibt es im Datenstand keinen Datensatz; die Bilanz ist eine Untergrenze.',
  declarationOfOtherGeneration: ({ show }) =>
    `Die eigene EPD folgt ${show('declared')}, der Datenstand einer anderen Ausgabe; beide werden nicht addiert. Wählen Sie einen Datenstand nach ${show('declared')}; bis dahin ist die Bilanz eine Untergrenze.`,
  datasetNotConvertible: ({ show }) =>
    `Der Datensatz gilt je ${show('unit')} und lässt sich auf die Schicht nicht umrechnen.`,
  serviceLifeUnknown: 'Die Nutzungsdauer ist nicht bekannt; Austausch zählt nicht mit.',
  remainingServiceLifeUnknown:
    'Die restliche Nutzungsdauer der bestehenden Schicht ist nicht angegeben; Austausch zählt nicht mit.',
  serviceLifeOpen: ({ show }) =>
    `Die Tabelle sagt nur „mindestens 50 Jahre“ für Schicht ${show('layers')}; für ${show('years')} Jahre Betrachtung ist mit 50 gerechnet. Wie lange hält sie wirklich? Der Wert lässt sich je Schicht eintragen.`,
  modulesNotDeclared: ({ show }) =>
    `Der Datensatz deklariert ${show('modules')} nicht; die Bilanz ist eine Untergrenze.`,
  indicatorNotDeclared: ({ show }) =>
    `${symbolOf(show('indicator'))} ist nicht durchgehend deklariert (Schicht ${show('layers')}); die Summe ist eine Untergrenze.`,
  densityDiffers: ({ show }) =>
    `Der Datensatz beschreibt ein Produkt mit ${show('dataset')}\u00a0kg/m³, das Material hat ${show('material')}\u00a0kg/m³.`,
  areaNotScaled: ({ show }) =>
    `Der Datensatz gilt je m² eines Produkts mit ${show('dataset')}\u00a0kg/m² und zählt einmal; die Schicht wiegt ${show('material')}\u00a0kg/m².`,
  areaScaled: ({ show }) =>
    `Der Datensatz gilt für ein Produkt anderer Dicke und zählt ${show('factor')}-fach; bitte die Dicke prüfen.`,
  transportDistanceUnused: ({ show }) => `Der Transportweg zählt nicht: ${lackOf(show('reason'))}.`,
  transportReplacesDeclared: ({ show }) =>
    `A4 folgt dem Transportweg; die ${show('declared')}\u00a0kg CO₂e/m², die der Datensatz dafür angibt, zählen nicht.`,
  biogenicBalanceOpen: ({ show }) =>
    `Das Lebensende gibt ${show('balance')}\u00a0kg CO₂e/m² des aufgenommenen Kohlenstoffs nicht ab; die Bilanz ist eine Untergrenze.`,
  biogenicReleaseOpen: ({ show }) =>
    `Das Lebensende gibt ${show('balance')}\u00a0kg CO₂e/m² mehr Kohlenstoff ab, als aufgenommen wurde.`,
  releaseWithoutUptake: ({ show }) =>
    `Bestehendes Holz (Schicht ${show('layers')}) gibt am Lebensende ${show('release')}\u00a0kg CO₂e/m² ab; aufgenommen hat es sie vor dem Betrachtungszeitraum, und was schon steht, zählt nicht in der Herstellung (QNG, eLCA).`,
  climatePartsDiffer: ({ show }) =>
    `In ${show('module')} ist GWP-total nicht die Summe aus fossil, biogen und Landnutzung.`,
  biogenicCarbonEstimated: 'Der gespeicherte Kohlenstoff ist nach EN 16449 geschätzt.',
  biogenicCarbonUnknown: 'Der gespeicherte Kohlenstoff eines nachwachsenden Materials ist nicht deklariert.',
  releaseExpired: ({ show }) =>
    `Der Datenstand ${titled(show('release'))} ist abgelaufen (alles galt bis ${show('since')}); er zählt weiter. ${show('newer') === '' ? 'Neuere Daten: Verwaltung, Datenstände, amtliche Datei der ÖKOBAUDAT einlesen, oder „npm run cli -- catalogue import DATEI --switch-on“.' : `Neuer ist ${titled(show('newer'))}: als Datenstand wählbar.`}`,
  datasetExpired: ({ show }) =>
    show('count') === '1'
      ? `Ein Datensatz dieses Aufbaus ist abgelaufen (gültig bis ${show('since')}); er zählt weiter.`
      : `${show('count')} Datensätze dieses Aufbaus sind abgelaufen (der erste galt bis ${show('since')}); sie zählen weiter.`,
}
