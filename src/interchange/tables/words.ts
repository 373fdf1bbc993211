import type { ConstructionType, Locale } from '#vocabulary/constructions.ts'
import { figureName } from '#vocabulary/figure-names.ts'
import { type FigureKey, isFigureKey } from '#vocabulary/figures.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import { measureName } from '#vocabulary/measures.ts'
import type { Measure } from '#vocabulary/settings.ts'

type Pair = readonly [german: string, english: string]

const words = {
  notDeclared: ['nicht deklariert', 'not declared'],
  yes: ['ja', 'yes'],
  no: ['nein', 'no'],
  construction: ['Aufbau', 'Construction'],
  comparison: ['Vergleich', 'Comparison'],
  library: ['Bibliothek', 'Library'],
  figures: ['Kennwerte', 'Figures'],
  layers: ['Schichten', 'Layers'],
  indicatorsByModule: ['Indikatoren je Modul', 'Indicators by module'],
  indicatorsByLayer: ['Indikatoren je Schicht', 'Indicators by layer'],
  conformity: ['Anforderungen', 'Requirements'],
  sources: ['Datensätze', 'Datasets'],
  materials: ['Materialien', 'Materials'],
  warnings: ['Hinweise', 'Notes'],
  property: ['Angabe', 'Property'],
  value: ['Wert', 'Value'],
  unit: ['Einheit', 'Unit'],
  name: ['Name', 'Name'],
  code: ['Kennung', 'Code'],
  type: ['Bauteil', 'Type'],
  description: ['Beschreibung', 'Description'],
  tags: ['Schlagworte', 'Tags'],
  version: ['Version', 'Version'],
  updatedAt: ['Stand', 'Updated'],
  release: ['Datenstand', 'Data release'],
  generation: ['Norm der Datensätze', 'Standard of the datasets'],
  studyPeriod: ['Betrachtungszeitraum [a]', 'Reference study period [a]'],
  complete: ['Bilanz vollständig', 'Balance complete'],
  lowerBound: ['nein: Summen sind untere Grenzen', 'no: sums are lower bounds'],
  orderOfLayers: ['Reihenfolge der Schichten', 'Order of layers'],
  outsideToInside: ['von außen nach innen', 'from outside to inside'],
  figure: ['Kennwert', 'Figure'],
  basis: ['Grundlage', 'Basis'],
  layer: ['Schicht', 'Layer'],
  material: ['Material', 'Material'],
  materialId: ['Material-Id', 'Material id'],
  part: ['Teil', 'Part'],
  partMaterial: ['Feld', 'bay'],
  partFraming: ['Ständer', 'members'],
  partAccessory: ['Einbauteil', 'built-in part'],
  builtIn: ['Einbauteile', 'Built-in parts'],
  accessoryId: ['Einbauteil-Id', 'Built-in part id'],
  amount: ['Menge', 'Amount'],
  ownAmount: ['eigene Menge', 'own amount'],
  usualLow: ['üblich ab', 'usually from'],
  usualHigh: ['üblich bis', 'usually to'],
  classValue: ['Klassenwert, zu prüfen', 'class value, to be checked'],
  state: ['Zustand', 'State'],
  thickness: ['Dicke', 'Thickness'],
  framing: ['Ständer, Sparren, Latten', 'Studs, rafters, battens'],
  memberWidth: ['Breite der Stäbe', 'Width of members'],
  memberSpacing: ['Achsabstand', 'Spacing'],
  conductivity: ['Wärmeleitfähigkeit λ', 'Thermal conductivity λ'],
  density: ['Rohdichte ρ', 'Density ρ'],
  specificHeatCapacity: ['Spezifische Wärmekapazität c', 'Specific heat capacity c'],
  muDry: ['Diffusionswiderstandszahl μ trocken', 'Vapour resistance factor μ dry'],
  muWet: ['Diffusionswiderstandszahl μ feucht', 'Vapour resistance factor μ wet'],
  serviceLife: ['Nutzungsdauer', 'Service life'],
  serviceLifeBasis: ['Nutzungsdauer nach', 'Service life by'],
  resistance: ['Wärmedurchlasswiderstand R', 'Thermal resistance R'],
  counted: ['zählt im U-Wert', 'counts in the U-value'],
  sd: ['sd-Wert', 'sd value'],
  mass: ['Flächenbezogene Masse', 'Mass per area'],
  replacements: ['Austausche', 'Replacements'],
  balanceComplete: ['Daten vollständig', 'Data complete'],
  boundary: ['Systemgrenze', 'System boundary'],
  gwp: ['GWP', 'GWP'],
  penrt: ['PENRT', 'PENRT'],
  pert: ['PERT', 'PERT'],
  module: ['Modul', 'Module'],
  total: ['Summe', 'Sum'],
  indicator: ['Indikator', 'Indicator'],
  missingLayers: ['Schichten ohne Daten', 'Layers without data'],
  requirement: ['Anforderung', 'Requirement'],
  source: ['Quelle', 'Source'],
  quantity: ['Größe', 'Quantity'],
  relation: ['Bedingung', 'Condition'],
  limit: ['Grenzwert', 'Limit'],
  atMost: ['höchstens', 'at most'],
  atLeast: ['mindestens', 'at least'],
  fulfilled: ['erfüllt', 'fulfilled'],
  kind: ['Art', 'Kind'],
  requirementKind: ['Anforderung', 'Requirement'],
  orientationKind: ['Orientierung', 'Orientation'],
  measure: ['Maßnahme', 'Works'],
  remark: ['Hinweis', 'Remark'],
  evidence: ['Beleg', 'Evidence'],
  confirmed: ['bestätigt', 'confirmed'],
  unconfirmed: ['unbestätigt', 'unconfirmed'],
  uuid: ['UUID', 'UUID'],
  dataset: ['Datensatz', 'Dataset'],
  replaced: ['auf der Schicht gewählt', 'chosen on the layer'],
  expired: ['abgelaufen', 'expired'],
  place: ['Stelle', 'Place'],
  message: ['Hinweis', 'Note'],
  difference: ['Differenz zur Referenz', 'Difference to the baseline'],
  baseline: ['Referenz', 'Baseline'],
} as const satisfies Record<string, Pair>

export type Word = keyof typeof words

const typeNames: Readonly<Record<ConstructionType, Pair>> = {
  outerWall: ['Außenwand', 'External wall'],
  outerWallGround: ['Außenwand gegen Erdreich', 'External wall to ground'],
  innerWall: ['Innenwand', 'Internal wall'],
  partitionToUnheated: ['Wand gegen unbeheizt', 'Wall to unheated space'],
  pitchedRoof: ['Steildach', 'Pitched roof'],
  flatRoof: ['Flachdach', 'Flat roof'],
  topFloorCeiling: ['Oberste Geschossdecke', 'Top floor ceiling'],
  internalFloor: ['Geschossdecke', 'Internal floor'],
  basementCeiling: ['Kellerdecke', 'Basement ceiling'],
  groundSlab: ['Bodenplatte', 'Ground slab'],
  floorAboveOutdoorAir: ['Decke über Außenluft', 'Floor above outdoor air'],
}
const stateNames: Readonly<Record<LayerState, Pair>> = {
  new: ['neu', 'new'],
  existing: ['Bestand', 'existing'],
  removed: ['Rückbau', 'removed'],
}

const partWords = {
  material: 'partMaterial',
  framing: 'partFraming',
  secondFraming: 'partFraming',
  accessory: 'partAccessory',
} as const

/** Words of an export in a language. */
export function wordsOf(locale: Locale) {
  const pick = (pair: Pair) => pair[locale === 'de_DE' ? 0 : 1]
  return {
    word: (key: Word): string => pick(words[key]),
    /** The figure that a limit is set for; its code where no word stands for it. */
    quantityName: (code: string): string => (isFigureKey(code) ? figureName(code, locale) : code),
    figureName: (key: FigureKey): string => figureName(key, locale),
    typeName: (type: ConstructionType): string => pick(typeNames[type]),
    partName: (part: keyof typeof partWords): string => pick(words[partWords[part]]),
    stateName: (state: LayerState): string => pick(stateNames[state]),
    measureName: (measure: Measure): string => measureName(measure, locale),
    yesNo: (value: boolean | null): string | null => (value === null ? null : pick(words[value ? 'yes' : 'no'])),
  }
}
export type Words = ReturnType<typeof wordsOf>
