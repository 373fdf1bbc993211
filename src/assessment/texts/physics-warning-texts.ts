import type { PhysicsWarningCode } from '#vocabulary/warnings.ts'
import { fixed, type WarningText } from './sentence.ts'

/** What the warnings of the building physics say. */
export const physicsWarningTexts: Readonly<Record<PhysicsWarningCode, WarningText>> = {
  conductivityUnknown: fixed(
    'Die Wärmeleitfähigkeit ist nicht bekannt; U-Wert und Temperaturen fehlen.',
    'The thermal conductivity is unknown; U-value and temperatures are missing.',
  ),
  densityUnknown: fixed(
    'Die Rohdichte ist nicht bekannt; flächenbezogene Masse und Wärmespeicherung fehlen.',
    'The density is unknown; mass per area and heat storage are missing.',
  ),
  heatCapacityUnknown: fixed(
    'Die Wärmekapazität ist nicht bekannt; die Kennwerte des Sommers fehlen.',
    'The specific heat capacity is unknown; the summer figures are missing.',
  ),
  vapourResistanceUnknown: fixed(
    'Der Diffusionswiderstand ist nicht bekannt; die Tauwasserbilanz lässt sich nicht rechnen.',
    'The vapour resistance is unknown; the balance of condensate cannot be computed.',
  ),
  nothingRemains: fixed('Alle Schichten werden entfernt.', 'Every layer is removed.'),
  metalBridge: fixed(
    'Metall durchdringt die Dämmung. Das kombinierte Verfahren gilt dafür nicht (ISO 6946).',
    'Metal penetrates the insulation. The combined method does not apply to it (ISO 6946).',
  ),
  moistureGroundContact: fixed(
    'Für Bauteile gegen Erdreich gelten Periodenbilanz und Monatsverfahren nicht.',
    'The balance of two periods and the monthly method do not apply to elements against the ground.',
  ),
  moistureNoClimateDifference: fixed(
    'Auf beiden Seiten herrscht dasselbe Klima; ein Feuchtenachweis entfällt.',
    'The climate is the same on both sides; no moisture assessment is needed.',
  ),
  moistureUnheatedSpace: fixed(
    'Für Bauteile gegen unbeheizte Räume ist kein Klima für den Feuchtenachweis festgelegt.',
    'No climate is laid down for assessing moisture against unheated spaces.',
  ),
  tooManyPlanes: {
    de_DE: ({ show }) => `Tauwasser fällt in ${show('planes')} Ebenen aus; das Verfahren deckt höchstens zwei ab.`,
    en_GB: ({ show }) => `Water condenses in ${show('planes')} planes; the method covers two at most.`,
  },
  limitRatioExceeded: {
    de_DE: ({ show }) =>
      `Oberer und unterer Grenzwert verhalten sich wie ${show('ratio')} zu 1; über 1,5 gilt das kombinierte Verfahren nicht.`,
    en_GB: ({ show }) =>
      `The ratio of upper to lower limit is ${show('ratio')}; above 1.5 the combined method does not apply.`,
  },
  nothingCounts: fixed(
    'Zwischen der stark belüfteten Schicht und dem Raum liegt nichts, was zum U-Wert zählt.',
    'No layer between the well-ventilated one and the room counts in the U-value.',
  ),
  insulationNotCounted: fixed(
    'Diese Dämmung liegt außerhalb der belüfteten Schicht, der Abdichtung oder des Substrats, oder innerhalb der zum Raum offenen Schicht, und zählt nicht zum U-Wert.',
    'This insulation lies outside the ventilated layer, the waterproofing or the substrate, or inside of the layer that is open to the room, and is no part of the U-value.',
  ),
  thinSheetNeglected: fixed(
    'Die dünne Bahn zählt ohne Wärmeleitfähigkeit, Rohdichte oder Wärmekapazität.',
    'The thin sheet counts without conductivity, density or heat capacity.',
  ),
  openingAreaAssumed: {
    de_DE: ({ show }) => `Schwach belüftet: gerechnet mit Öffnungen von ${show('area')} mm²/m.`,
    en_GB: ({ show }) => `Slightly ventilated: computed with openings of ${show('area')} mm²/m.`,
  },
  invertedRoofCorrection: {
    de_DE: ({ show }) => `Umkehrdach: der U-Wert enthält einen Zuschlag von ${show('correction')}\u00a0W/(m²·K).`,
    en_GB: ({ show }) => `Inverted roof: the U-value holds an addition of ${show('correction')}\u00a0W/(m²·K).`,
  },
  correctionsAdded: {
    de_DE: ({ show }) => `Der U-Wert enthält ${show('correction')}\u00a0W/(m²·K) für Befestiger und Luftspalte.`,
    en_GB: ({ show }) => `The U-value holds ${show('correction')}\u00a0W/(m²·K) for fasteners and air gaps.`,
  },
  correctionsNegligible: {
    de_DE: ({ show }) =>
      `Befestiger und Luftspalte ergeben ${show('correction')}\u00a0W/(m²·K): weniger als 3 % von U, nicht angesetzt (ISO 6946, Anhang F).`,
    en_GB: ({ show }) =>
      `Fasteners and air gaps make ${show('correction')}\u00a0W/(m²·K): less than 3 % of U, left out (ISO 6946, annex F).`,
  },
  taperedInsulation: {
    de_DE: ({ show }) =>
      `Gefälle von ${show('thinnest')} bis ${show('thickest')} mm: U ist über die Fläche gemittelt (ISO 6946, Anhang C), Widerstände und Schimmel gelten an der dünnsten Stelle.`,
    en_GB: ({ show }) =>
      `Taper from ${show('thinnest')} to ${show('thickest')} mm: U is that over the area (ISO 6946, annex C); resistances and mould are those of the thinnest point.`,
  },
  taperAtThinnest: {
    de_DE: ({ show }) =>
      `U lässt sich nur für eine Schicht mit Gefälle mitteln (ISO 6946, Anhang C): diese zählt mit ihrer dünnsten Stelle von ${show('thinnest')} mm.`,
    en_GB: ({ show }) =>
      `U over the area is known for one tapered layer only (ISO 6946, annex C): this one counts at its thinnest point of ${show('thinnest')} mm.`,
  },
  alignedMembersAssumed: fixed(
    'Hölzer gleicher Richtung haben verschiedene Anteile; ihre Achsen gelten als deckungsgleich.',
    'Members of one direction differ in share; their axes are taken to coincide.',
  ),
  mainPathOnly: fixed(
    'Temperaturen, Feuchte und Sommer gelten für das Gefach.',
    'Temperatures, moisture and summer figures are those between the members.',
  ),
  surfaceCondensation: fixed(
    'An der raumseitigen Oberfläche fällt Tauwasser aus.',
    'Water condenses on the room side surface.',
  ),
  condensateExceedsLimit: fixed('Es fällt mehr Tauwasser aus als zulässig.', 'More water condenses than is allowed.'),
  condensateRemains: fixed(
    'Das Tauwasser trocknet im Sommer nicht vollständig aus.',
    'The condensate does not dry completely in summer.',
  ),
  dryingReserveLow: fixed(
    'Die Trocknungsreserve der Holzkonstruktion ist zu klein (DIN 68800-2).',
    'The drying reserve of the timber construction is too small (DIN 68800-2).',
  ),
  mouldRisk: fixed('An der raumseitigen Oberfläche kann Schimmel wachsen.', 'Mould may grow on the room side surface.'),
  mouldAsOutdoors: fixed(
    'Schimmel wird auf der sicheren Seite wie gegen Außenluft beurteilt.',
    'Mould is assessed as if against outdoor air, on the safe side.',
  ),
  timeShiftAmbiguous: fixed(
    'Die Verzögerung ist länger als ein Tag und nur bis auf 24 Stunden bekannt.',
    'The delay is longer than a day and known only modulo 24 hours.',
  ),
}
