import type { ConstructionType } from '#vocabulary/constructions.ts'
import { folded } from '#vocabulary/folded.ts'

/** Words in names of elements, in folded German and English; the first that occurs decides. */
const words: readonly (readonly [RegExp, ConstructionType])[] = [
  [/(kellerwand|wand.*erdreich|erdberuhrt|erdberuehrt|basement wall|retaining wall)/, 'outerWallGround'],
  [/(aussenwand|fassade|external wall|exterior wall|outer wall|\baw[ -]?\d|\bexterior\b|facade)/, 'outerWall'],
  [/(unbeheizt|unheated)/, 'partitionToUnheated'],
  [/(innenwand|trennwand|zwischenwand|internal wall|interior wall|partition|\biw[ -]?\d|\binterior\b)/, 'innerWall'],
  [/(flachdach|flat roof|warmdach|umkehrdach|grundach|gruendach)/, 'flatRoof'],
  [/(oberste geschossdecke|top floor ceiling|attic floor)/, 'topFloorCeiling'],
  [/(steildach|satteldach|sparren|pitched roof|gable roof|\broof\b|\bdach\b|dachaufbau)/, 'pitchedRoof'],
  [/(bodenplatte|sohlplatte|ground slab|slab on grade|ground floor slab)/, 'groundSlab'],
  [/(kellerdecke|basement ceiling)/, 'basementCeiling'],
  [/(auskragung|uber aussenluft|ueber aussenluft|above outdoor|cantilever)/, 'floorAboveOutdoorAir'],
  [/(geschossdecke|zwischendecke|\bdecke|floor|ceiling|\bslab\b)/, 'internalFloor'],
  [/(wall|wand)/, 'outerWall'],
]

/** Longer names tell no more. */
const MAX_READ = 300

/** The type that a name of an element speaks of; undefined where it speaks of none. */
export function typeFromName(name: string): ConstructionType | undefined {
  const text = folded(name.slice(0, MAX_READ))
  return words.find(([word]) => word.test(text))?.[1]
}
