import type { Locale } from '#vocabulary/constructions.ts'
import type {
  ListRow,
  OpenReason,
  ProofAdvice,
  ProofCondition,
  RainSurface,
  SimulationReason,
} from '#vocabulary/moisture-proof.ts'

/** A phrase for each of a closed list; rows and surfaces stand after a colon, conditions after "wenn" and "if". */
export type ProofTexts<Code extends string> = Readonly<Record<Code, Readonly<Record<Locale, string>>>>

export const rowTexts: ProofTexts<ListRow> = {
  masonryWall: {
    de_DE: 'Mauerwerk oder Beton mit Innenputz und Wetterschutz',
    en_GB: 'masonry or concrete with inside plaster and weather protection',
  },
  insideInsulation: {
    de_DE: 'Innendämmung bis R 0,5, oder bis R 1,0 mit sd,i ab 0,5 m',
    en_GB: 'inside insulation up to R 0.5, or up to R 1.0 with sd,i of 0.5 m or more',
  },
  timberVentilated: {
    de_DE: 'Holzbauwand mit hinterlüfteter Bekleidung, sd,i ab 2 m, sd,e bis 0,3 m',
    en_GB: 'timber frame with ventilated cladding, sd,i from 2 m, sd,e up to 0.3 m',
  },
  timberRendered: {
    de_DE: 'Holzbauwand mit WDVS aus Mineralwolle oder Holzfaser, sd,i ab 2 m, Putz bis 0,7 m',
    en_GB: 'timber frame with ETICS of mineral wool or wood fibre, sd,i from 2 m, render up to 0.7 m',
  },
  halfTimberInfill: {
    de_DE: 'Fachwerk mit dämmender Ausfachung, sd,i von 1 bis 2 m',
    en_GB: 'half-timber with insulating infill, sd,i from 1 to 2 m',
  },
  halfTimberInside: {
    de_DE: 'Fachwerk mit Innendämmung bis R 0,5, oder bis R 1,0 mit sd,i von 1 bis 2 m',
    en_GB: 'half-timber with inside insulation up to R 0.5, or up to R 1.0 with sd,i from 1 to 2 m',
  },
  halfTimberOutside: {
    de_DE: 'Fachwerk mit Außendämmung, sd,e bis 2 m oder hinterlüftet',
    en_GB: 'half-timber insulated outside, sd,e up to 2 m or ventilated cladding',
  },
  cellarWall: {
    de_DE: 'Kellerwand aus dämmendem Mauerwerk oder mit Perimeterdämmung, abgedichtet',
    en_GB: 'cellar wall of insulating masonry or with perimeter insulation, sealed',
  },
  perimeterSlab: {
    de_DE: 'Bodenplatte mit Perimeterdämmung, höchstens 20 % von R über der Abdichtung',
    en_GB: 'slab with perimeter insulation, at most 20 % of R above the sealing',
  },
  unventilatedRoof: {
    de_DE: 'nicht belüftetes Dach, sd,i nach sd,e, höchstens 20 % von R innerhalb der Dampfbremse',
    en_GB: 'unventilated roof, sd,i as sd,e asks for, at most 20 % of R inside the retarder',
  },
  aboveRafters: {
    de_DE: 'Dämmung nur über den Sparren, sd,i ab 10 m oder ab 100 m',
    en_GB: 'insulation above the rafters only, sd,i from 10 m or from 100 m',
  },
  variableRetarder: {
    de_DE: 'feuchtevariable Dampfbremse von außen über den Sparren, sd feucht bis 0,5 m, trocken 2 bis 10 m',
    en_GB: 'variable retarder laid from outside over the rafters, sd wet up to 0.5 m, dry 2 to 10 m',
  },
  sealedRoof: {
    de_DE: 'abgedichtetes Dach ohne Holz zwischen den Abdichtungen, sd,i ab 100 m',
    en_GB: 'sealed roof without timber between the tight layers, sd,i from 100 m',
  },
  ventilatedFlatRoof: {
    de_DE: 'belüftetes Dach unter 5° Neigung, sd,i ab 100 m, Luftraum ab 5 cm',
    en_GB: 'ventilated roof below 5°, sd,i from 100 m, air space from 5 cm',
  },
  ventilatedRoof: {
    de_DE: 'belüftetes Dach ab 5° Neigung, sd,i ab 2 m, Luftraum ab 2 cm',
    en_GB: 'ventilated roof of 5° and more, sd,i from 2 m, air space from 2 cm',
  },
}

export const reasonTexts: ProofTexts<SimulationReason> = {
  greened: { de_DE: 'begrüntes Dach', en_GB: 'green roof' },
  ballastOnTimber: {
    de_DE: 'Kies oder Platten auf einem Dach mit Holz unter der Abdichtung',
    en_GB: 'gravel or slabs on a roof with timber below the sealing',
  },
  indoorClimate: {
    de_DE: 'Raumklima anders als in Wohnungen und Büros',
    en_GB: 'indoor climate unlike that of dwellings and offices',
  },
  insideInsulation: {
    de_DE: 'Innendämmung mit R über 1,0 m²K/W',
    en_GB: 'inside insulation with R above 1.0 m²K/W',
  },
  capillaryActive: {
    de_DE: 'kapillaraktive Innendämmung, die nicht auf der Liste steht',
    en_GB: 'capillary-active inside insulation that is not on the list',
  },
  timberFlatRoof: {
    de_DE: 'nicht belüftetes Flachdach mit Holz unter der Abdichtung',
    en_GB: 'unventilated flat roof with timber below the sealing',
  },
  rainIntoFacing: {
    de_DE: 'Schlagregen dringt in das Sichtmauerwerk',
    en_GB: 'driving rain reaches into the facing masonry',
  },
}

export const conditionTexts: ProofTexts<ProofCondition> = {
  airtight: { de_DE: 'luftdicht ausgeführt', en_GB: 'airtight' },
  rain: { de_DE: 'gegen Schlagregen geschützt', en_GB: 'protected from driving rain' },
  renderRepellent: {
    de_DE: 'Außenputz wasserabweisend (Ww bis 0,5, sd bis 2 m, Ww·sd bis 0,2)',
    en_GB: 'outside render water-repellent (Ww up to 0.5, sd up to 2 m, Ww·sd up to 0.2)',
  },
  jointShare: {
    de_DE: 'Fugenanteil der angemörtelten Bekleidung mindestens 5 %',
    en_GB: 'joints at least 5 % of the adhered cladding',
  },
  claddingOpenings: {
    de_DE: 'Bekleidung auf einer Seite mit mindestens 100 cm²/m belüftet',
    en_GB: 'cladding ventilated by at least 100 cm²/m on one side',
  },
  flatRoofOpenings: {
    de_DE:
      'Sparrenlänge bis 10 m, Öffnungen an zwei Seiten mindestens 2 ‰ und 200 cm²/m, freie Höhe mindestens 2 ‰ und 5 cm',
    en_GB:
      'rafters up to 10 m, openings on two opposite sides at least 2 ‰ and 200 cm²/m, free height at least 2 ‰ and 5 cm',
  },
  roofOpenings: {
    de_DE: 'Traufe mindestens 2 ‰ und 200 cm²/m, First mindestens 0,5 ‰ und 50 cm²/m offen',
    en_GB: 'open at the eaves by at least 2 ‰ and 200 cm²/m, at the ridge by 0.5 ‰ and 50 cm²/m',
  },
  noBuiltInMoisture: {
    de_DE: 'ohne Baufeuchte; ihr Austrocknen und Schlagregen in der Fassade zeigt nur eine Simulation',
    en_GB: 'free of built-in moisture; its drying and rain in the facing show in a simulation only',
  },
  rainOpenings: {
    de_DE: 'Öffnungen hinter der Bekleidung mindestens 50 cm²/m',
    en_GB: 'openings behind the cladding at least 50 cm²/m',
  },
}

export const adviceTexts: ProofTexts<ProofAdvice> = {
  simulationAdvised: {
    de_DE: 'Verschattet, hell oder bedeckt: mit 1700 statt 2000 Pa gerechnet, eine Simulation ist ratsam.',
    en_GB: 'Shaded, light or covered: computed with 1700 instead of 2000 Pa, a simulation is advised.',
  },
  rowWithoutLimits: {
    de_DE: 'Die Norm nennt solche Wände auch in ihrer Liste; deren sd-Grenzen liegen hier nicht vor.',
    en_GB: 'The standard lists such walls too; the sd limits of that row are not known here.',
  },
}

export const openTexts: ProofTexts<OpenReason> = {
  groundContact: {
    de_DE: 'Verfahren nicht anwendbar: Bauteil gegen Erdreich',
    en_GB: 'Method not applicable: against the ground',
  },
  noClimateDifference: {
    de_DE: 'Kein Nachweis nötig: dasselbe Klima auf beiden Seiten',
    en_GB: 'No proof needed: the same climate on both sides',
  },
  unheatedSpace: {
    de_DE: 'Verfahren nicht anwendbar: kein Klima für unbeheizte Räume festgelegt',
    en_GB: 'Method not applicable: no climate laid down for unheated rooms',
  },
  figureMissing: { de_DE: 'Nicht zu berechnen: es fehlen Kennwerte', en_GB: 'Cannot be computed: figures are missing' },
  tooManyPlanes: {
    de_DE: 'Verfahren nicht anwendbar: mehr als zwei Tauwasserebenen',
    en_GB: 'Method not applicable: more than two condensation planes',
  },
  nothingCounts: { de_DE: 'Keine Schicht, die zählt', en_GB: 'No layer that counts' },
}

export const surfaceTexts: ProofTexts<RainSurface> = {
  ventilatedCladding: { de_DE: 'hinterlüftete Bekleidung', en_GB: 'ventilated cladding' },
  renderedInsulation: { de_DE: 'Wärmedämm-Verbundsystem', en_GB: 'external thermal insulation system' },
  timberClad: { de_DE: 'Holzbauwand mit Wetterschutz', en_GB: 'weather-protected timber wall' },
  twoLeaves: { de_DE: 'zweischaliges Mauerwerk', en_GB: 'masonry of two leaves' },
  facing: { de_DE: 'einschaliges Sichtmauerwerk', en_GB: 'facing masonry of one leaf' },
  render: { de_DE: 'Außenputz', en_GB: 'outside render' },
  other: {
    de_DE: 'Oberfläche ohne bekannte Regel',
    en_GB: 'surface that no known rule covers',
  },
}
