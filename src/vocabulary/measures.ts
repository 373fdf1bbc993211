import type { ConstructionType, Locale } from './constructions.ts'
import type { Measure } from './settings.ts'

const names: Readonly<Record<Measure, readonly [german: string, english: string]>> = {
  newBuilding: ['Neubau', 'New building'],
  componentReplaced: ['Bauteil ersetzt oder erstmals eingebaut', 'Component replaced or first installed'],
  outsideInsulated: ['Außen gedämmt', 'Insulated outside'],
  outsideClad: ['Außen bekleidet, verschalt oder vorgemauert', 'Clad, sheathed or faced outside'],
  renderRenewed: ['Außenputz erneuert', 'Outside render renewed'],
  outsideRepaired: ['Außen ausgebessert, überputzt oder gestrichen', 'Outside repaired, over-rendered or painted'],
  cavityFilled: ['Hohlraum kerngedämmt', 'Cavity filled'],
  infillRenewed: ['Gefache erneuert (Fachwerk)', 'Infill renewed (half-timber)'],
  insideInsulated: ['Innen gedämmt', 'Insulated inside'],
  insideFinished: ['Innen verputzt oder bekleidet', 'Plastered or lined inside'],
  coveringRenewed: [
    'Dachdeckung mit Lattung und Schalung erneuert',
    'Roof covering renewed with battens and sheathing',
  ],
  coveringOnly: ['Nur Deckung umgedeckt', 'Covering only'],
  waterproofingRenewed: ['Abdichtung erneuert', 'Waterproofing renewed'],
  waterproofingRepaired: ['Abdichtung ausgebessert', 'Waterproofing repaired'],
  coldSideWorked: ['Kalte Seite gedämmt oder bekleidet', 'Insulated or clad on the cold side'],
  dampProofed: ['Außen abgedichtet oder Dränung erneuert', 'Damp-proofed outside or drainage renewed'],
  floorBuildUpRenewed: ['Fußbodenaufbau erneuert', 'Floor build-up renewed'],
  floorCoveringOnly: ['Nur Bodenbelag', 'Floor covering only'],
  none: ['Keine Änderung', 'No change'],
}

/** What a measure is called. */
export const measureName = (measure: Measure, locale: Locale): string => names[measure][locale === 'de_DE' ? 0 : 1]

const inside = ['insideInsulated', 'insideFinished'] as const
const floor = ['floorBuildUpRenewed', 'floorCoveringOnly'] as const

/** What can be done to a component beside building it new, replacing it, or leaving it as it is. */
const offered: Readonly<Record<ConstructionType, readonly Measure[]>> = {
  outerWall: [
    'outsideInsulated',
    'outsideClad',
    'renderRenewed',
    'outsideRepaired',
    'cavityFilled',
    'infillRenewed',
    ...inside,
  ],
  outerWallGround: ['outsideInsulated', 'outsideClad', 'dampProofed', 'outsideRepaired', ...inside],
  innerWall: inside,
  partitionToUnheated: ['coldSideWorked', ...inside],
  pitchedRoof: ['coveringRenewed', 'waterproofingRenewed', 'coveringOnly', ...inside],
  flatRoof: ['waterproofingRenewed', 'waterproofingRepaired', 'coveringRenewed', ...inside],
  topFloorCeiling: ['coldSideWorked', ...inside],
  internalFloor: floor,
  basementCeiling: ['coldSideWorked', ...floor],
  groundSlab: ['dampProofed', ...floor],
  floorAboveOutdoorAir: ['coldSideWorked', 'outsideClad', ...floor],
}

/** Measures to choose from for a type of component, in the order in which they are shown. */
export const measuresFor = (type: ConstructionType): readonly Measure[] => [
  'newBuilding',
  'componentReplaced',
  ...offered[type],
  'none',
]
