import type { ProofWords } from './words.ts'

/** What the proof of moisture says: rows and surfaces stand after a colon, conditions after "wenn" and "if". */
export const proof: ProofWords = {
  rows: {
    masonryWall: 'Mauerwerk oder Beton mit Innenputz und Wetterschutz',
    insideInsulation: 'Innendämmung bis R 0,5, oder bis R 1,0 mit sd,i ab 0,5 m',
    timberVentilated: 'Holzbauwand mit hinterlüfteter Bekleidung, sd,i ab 2 m, sd,e bis 0,3 m',
    timberRendered: 'Holzbauwand mit WDVS aus Mineralwolle oder Holzfaser, sd,i ab 2 m, Putz bis 0,7 m',
    halfTimberInfill: 'Fachwerk mit dämmender Ausfachung, sd,i von 1 bis 2 m',
    halfTimberInside: 'Fachwerk mit Innendämmung bis R 0,5, oder bis R 1,0 mit sd,i von 1 bis 2 m',
    halfTimberOutside: 'Fachwerk mit Außendämmung, sd,e bis 2 m oder hinterlüftet',
    cellarWall: 'Kellerwand aus dämmendem Mauerwerk oder mit Perimeterdämmung, abgedichtet',
    perimeterSlab: 'Bodenplatte mit Perimeterdämmung, höchstens 20 % von R über der Abdichtung',
    unventilatedRoof: 'nicht belüftetes Dach, sd,i nach sd,e, höchstens 20 % von R innerhalb der Dampfbremse',
    aboveRafters: 'Dämmung nur über den Sparren, sd,i ab 10 m oder ab 100 m',
    variableRetarder: 'feuchtevariable Dampfbremse von außen über den Sparren, sd feucht bis 0,5 m, trocken 2 bis 10 m',
    sealedRoof: 'abgedichtetes Dach ohne Holz zwischen den Abdichtungen, sd,i ab 100 m',
    ventilatedFlatRoof: 'belüftetes Dach unter 5° Neigung, sd,i ab 100 m, Luftraum ab 5 cm',
    ventilatedRoof: 'belüftetes Dach ab 5° Neigung, sd,i ab 2 m, Luftraum ab 2 cm',
  },
  reasons: {
    greened: 'begrüntes Dach',
    ballastOnTimber: 'Kies oder Platten auf einem Dach mit Holz unter der Abdichtung',
    indoorClimate: 'Raumklima anders als in Wohnungen und Büros',
    insideInsulation: 'Innendämmung mit R über 1,0 m²K/W',
    capillaryActive: 'kapillaraktive Innendämmung, die nicht auf der Liste steht',
    timberFlatRoof: 'nicht belüftetes Flachdach mit Holz unter der Abdichtung',
    rainIntoFacing: 'Schlagregen dringt in das Sichtmauerwerk',
  },
  conditions: {
    airtight: 'luftdicht ausgeführt',
    rain: 'gegen Schlagregen geschützt',
    renderRepellent: 'Außenputz wasserabweisend (Ww bis 0,5, sd bis 2 m, Ww·sd bis 0,2)',
    jointShare: 'Fugenanteil der angemörtelten Bekleidung mindestens 5 %',
    claddingOpenings: 'Bekleidung auf einer Seite mit mindestens 100 cm²/m belüftet',
    flatRoofOpenings:
      'Sparrenlänge bis 10 m, Öffnungen an zwei Seiten mindestens 2 ‰ und 200 cm²/m, freie Höhe mindestens 2 ‰ und 5 cm',
    roofOpenings: 'Traufe mindestens 2 ‰ und 200 cm²/m, First mindestens 0,5 ‰ und 50 cm²/m offen',
    noBuiltInMoisture: 'ohne Baufeuchte; ihr Austrocknen und Schlagregen in der Fassade zeigt nur eine Simulation',
    rainOpenings: 'Öffnungen hinter der Bekleidung mindestens 50 cm²/m',
  },
  advice: {
    simulationAdvised: 'Verschattet, hell oder bedeckt: mit 1700 statt 2000 Pa gerechnet, eine Simulation ist ratsam.',
    rowWithoutLimits: 'Die Norm nennt solche Wände auch in ihrer Liste; deren sd-Grenzen liegen hier nicht vor.',
  },
  open: {
    groundContact: 'Verfahren nicht anwendbar: Bauteil gegen Erdreich',
    noClimateDifference: 'Kein Nachweis nötig: dasselbe Klima auf beiden Seiten',
    unheatedSpace: 'Verfahren nicht anwendbar: kein Klima für unbeheizte Räume festgelegt',
    figureMissing: 'Nicht zu berechnen: es fehlen Kennwerte',
    tooManyPlanes: 'Verfahren nicht anwendbar: mehr als zwei Tauwasserebenen',
    nothingCounts: 'Keine Schicht, die zählt',
  },
  surfaces: {
    ventilatedCladding: 'hinterlüftete Bekleidung',
    renderedInsulation: 'Wärmedämm-Verbundsystem',
    timberClad: 'Holzbauwand mit Wetterschutz',
    twoLeaves: 'zweischaliges Mauerwerk',
    facing: 'einschaliges Sichtmauerwerk',
    render: 'Außenputz',
    other: 'Oberfläche ohne bekannte Regel',
  },
}
