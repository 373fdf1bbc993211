import type { PhysicsWarningCode } from '#vocabulary/warnings.ts'
import type { Sentences } from './sentence.ts'

/** What the warnings of the building physics say. */
export const physicsWarnings: Sentences<PhysicsWarningCode> = {
  conductivityUnknown: 'Die Wärmeleitfähigkeit ist nicht bekannt; U-Wert und Temperaturen fehlen.',
  densityUnknown: 'Die Rohdichte ist nicht bekannt; flächenbezogene Masse und Wärmespeicherung fehlen.',
  heatCapacityUnknown: 'Die Wärmekapazität ist nicht bekannt; die Kennwerte des Sommers fehlen.',
  vapourResistanceUnknown: 'Der Diffusionswiderstand ist nicht bekannt; die Tauwasserbilanz lässt sich nicht rechnen.',
  nothingRemains: 'Alle Schichten werden entfernt.',
  metalBridge: 'Metall durchdringt die Dämmung. Das kombinierte Verfahren gilt dafür nicht (ISO 6946).',
  moistureGroundContact: 'Für Bauteile gegen Erdreich gelten Periodenbilanz und Monatsverfahren nicht.',
  moistureNoClimateDifference: 'Auf beiden Seiten herrscht dasselbe Klima; ein Feuchtenachweis entfällt.',
  moistureUnheatedSpace: 'Für Bauteile gegen unbeheizte Räume ist kein Klima für den Feuchtenachweis festgelegt.',
  tooManyPlanes: ({ show }) =>
    `Tauwasser fällt in ${show('planes')} Ebenen aus; das Verfahren deckt höchstens zwei ab.`,
  limitRatioExceeded: ({ show }) =>
    `Oberer und unterer Grenzwert verhalten sich wie ${show('ratio')} zu 1; über 1,5 gilt das kombinierte Verfahren nicht.`,
  nothingCounts: 'Zwischen der stark belüfteten Schicht und dem Raum liegt nichts, was zum U-Wert zählt.',
  insulationNotCounted:
    'Diese Dämmung liegt außerhalb der belüfteten Schicht, der Abdichtung oder des Substrats, oder innerhalb der zum Raum offenen Schicht, und zählt nicht zum U-Wert.',
  thinSheetNeglected: 'Die dünne Bahn zählt ohne Wärmeleitfähigkeit, Rohdichte oder Wärmekapazität.',
  openingAreaAssumed: ({ show }) => `Schwach belüftet: gerechnet mit Öffnungen von ${show('area')} mm²/m.`,
  invertedRoofCorrection: ({ show }) =>
    `Umkehrdach: der U-Wert enthält einen Zuschlag von ${show('correction')}\u00a0W/(m²·K).`,
  correctionsAdded: ({ show }) =>
    `Der U-Wert enthält ${show('correction')}\u00a0W/(m²·K) für Befestiger und Luftspalte.`,
  correctionsNegligible: ({ show }) =>
    `Befestiger und Luftspalte ergeben ${show('correction')}\u00a0W/(m²·K): weniger als 3 % von U, nicht angesetzt (ISO 6946, Anhang F).`,
  taperedInsulation: ({ show }) =>
    `Gefälle von ${show('thinnest')} bis ${show('thickest')} mm: U ist über die Fläche gemittelt (ISO 6946, Anhang C), Widerstände und Schimmel gelten an der dünnsten Stelle.`,
  taperAtThinnest: ({ show }) =>
    `U lässt sich nur für eine Schicht mit Gefälle mitteln (ISO 6946, Anhang C): diese zählt mit ihrer dünnsten Stelle von ${show('thinnest')} mm.`,
  alignedMembersAssumed: 'Hölzer gleicher Richtung haben verschiedene Anteile; ihre Achsen gelten als deckungsgleich.',
  mainPathOnly: 'Temperaturen, Feuchte und Sommer gelten für das Gefach.',
  surfaceCondensation: 'An der raumseitigen Oberfläche fällt Tauwasser aus.',
  condensateExceedsLimit: 'Es fällt mehr Tauwasser aus als zulässig.',
  condensateRemains: 'Das Tauwasser trocknet im Sommer nicht vollständig aus.',
  dryingReserveLow: 'Die Trocknungsreserve der Holzkonstruktion ist zu klein (DIN 68800-2).',
  mouldRisk: 'An der raumseitigen Oberfläche kann Schimmel wachsen.',
  mouldAsOutdoors: 'Schimmel wird auf der sicheren Seite wie gegen Außenluft beurteilt.',
  timeShiftAmbiguous: 'Die Verzögerung ist länger als ein Tag und nur bis auf 24 Stunden bekannt.',
}
