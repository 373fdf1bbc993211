import type { ConstructionType, Locale } from '#vocabulary/constructions.ts'
import { figureName } from '#vocabulary/figure-names.ts'
import { type FigureKey, isFigureKey } from '#vocabulary/figures.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import { measureName } from '#vocabulary/measures.ts'
import { OWN_PRICES } from '#vocabulary/prices.ts'
import type { Measure } from '#vocabulary/settings.ts'
import { type Pair, type Word, words } from './word-list.ts'

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
  transport: 'partTransport',
} as const

/** Words of an export in a language. */
export function wordsOf(locale: Locale) {
  const pick = (pair: Pair) => pair[locale === 'de_DE' ? 0 : 1]
  return {
    word: (key: Word): string => pick(words[key]),
    /** The figure that a limit is set for; its code where no word stands for it. */
    quantityName: (code: string): string => (isFigureKey(code) ? figureName(code, locale) : code),
    figureName: (key: FigureKey): string => figureName(key, locale),
    /** What a figure follows from: a clause, which is the same in every language, or what stands in its place. */
    basisName: (basis: string): string => (basis === OWN_PRICES ? pick(words.ownPrices) : basis),
    typeName: (type: ConstructionType): string => pick(typeNames[type]),
    partName: (part: keyof typeof partWords): string => pick(words[partWords[part]]),
    stateName: (state: LayerState): string => pick(stateNames[state]),
    measureName: (measure: Measure): string => measureName(measure, locale),
    yesNo: (value: boolean | null): string | null => (value === null ? null : pick(words[value ? 'yes' : 'no'])),
  }
}
export type Words = ReturnType<typeof wordsOf>
