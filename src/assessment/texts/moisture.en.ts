import type { ProofWords } from './words.ts'

/** What the proof of moisture says: rows and surfaces stand after a colon, conditions after "wenn" and "if". */
export const proof: ProofWords = {
  rows: {
    masonryWall: 'masonry or concrete with inside plaster and weather protection',
    insideInsulation: 'inside insulation up to R 0.5, or up to R 1.0 with sd,i of 0.5 m or more',
    timberVentilated: 'timber frame with ventilated cladding, sd,i from 2 m, sd,e up to 0.3 m',
    timberRendered: 'timber frame with ETICS of mineral wool or wood fibre, sd,i from 2 m, render up to 0.7 m',
    halfTimberInfill: 'half-timber with insulating infill, sd,i from 1 to 2 m',
    halfTimberInside: 'half-timber with inside insulation up to R 0.5, or up to R 1.0 with sd,i from 1 to 2 m',
    halfTimberOutside: 'half-timber insulated outside, sd,e up to 2 m or ventilated cladding',
    cellarWall: 'cellar wall of insulating masonry or with perimeter insulation, sealed',
    perimeterSlab: 'slab with perimeter insulation, at most 20 % of R above the sealing',
    unventilatedRoof: 'unventilated roof, sd,i as sd,e asks for, at most 20 % of R inside the retarder',
    aboveRafters: 'insulation above the rafters only, sd,i from 10 m or from 100 m',
    variableRetarder: 'variable retarder laid from outside over the rafters, sd wet up to 0.5 m, dry 2 to 10 m',
    sealedRoof: 'sealed roof without timber between the tight layers, sd,i from 100 m',
    ventilatedFlatRoof: 'ventilated roof below 5°, sd,i from 100 m, air space from 5 cm',
    ventilatedRoof: 'ventilated roof of 5° and more, sd,i from 2 m, air space from 2 cm',
  },
  reasons: {
    greened: 'green roof',
    ballastOnTimber: 'gravel or slabs on a roof with timber below the sealing',
    indoorClimate: 'indoor climate unlike that of dwellings and offices',
    insideInsulation: 'inside insulation with R above 1.0 m²K/W',
    capillaryActive: 'capillary-active inside insulation that is not on the list',
    timberFlatRoof: 'unventilated flat roof with timber below the sealing',
    rainIntoFacing: 'driving rain reaches into the facing masonry',
  },
  conditions: {
    airtight: 'airtight',
    rain: 'protected from driving rain',
    renderRepellent: 'outside render water-repellent (Ww up to 0.5, sd up to 2 m, Ww·sd up to 0.2)',
    jointShare: 'joints at least 5 % of the adhered cladding',
    claddingOpenings: 'cladding ventilated by at least 100 cm²/m on one side',
    flatRoofOpenings:
      'rafters up to 10 m, openings on two opposite sides at least 2 ‰ and 200 cm²/m, free height at least 2 ‰ and 5 cm',
    roofOpenings: 'open at the eaves by at least 2 ‰ and 200 cm²/m, at the ridge by 0.5 ‰ and 50 cm²/m',
    noBuiltInMoisture: 'free of built-in moisture; its drying and rain in the facing show in a simulation only',
    rainOpenings: 'openings behind the cladding at least 50 cm²/m',
  },
  advice: {
    simulationAdvised: 'Shaded, light or covered: computed with 1700 instead of 2000 Pa, a simulation is advised.',
    rowWithoutLimits: 'The standard lists such walls too; the sd limits of that row are not known here.',
  },
  open: {
    groundContact: 'Method not applicable: against the ground',
    noClimateDifference: 'No proof needed: the same climate on both sides',
    unheatedSpace: 'Method not applicable: no climate laid down for unheated rooms',
    figureMissing: 'Cannot be computed: figures are missing',
    tooManyPlanes: 'Method not applicable: more than two condensation planes',
    nothingCounts: 'No layer that counts',
  },
  surfaces: {
    ventilatedCladding: 'ventilated cladding',
    renderedInsulation: 'external thermal insulation system',
    timberClad: 'weather-protected timber wall',
    twoLeaves: 'masonry of two leaves',
    facing: 'facing masonry of one leaf',
    render: 'outside render',
    other: 'surface that no known rule covers',
  },
}
