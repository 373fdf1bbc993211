import type { ConstructionType } from '#vocabulary/constructions.ts'
import { folded } from '#vocabulary/folded.ts'
import type { ForeignConstruction } from './foreign-construction.ts'

/** How it is known which end lies outside: the file says so, the names of the materials do, or nothing does. */
export type OrderBasis = 'file' | 'names' | 'assumed'
export type LayerOrder = { readonly outsideFirst: boolean; readonly basis: OrderBasis }

/** Types whose outer side is above; for the other lying ones it is below. */
const outsideAbove: readonly ConstructionType[] = ['pitchedRoof', 'flatRoof', 'topFloorCeiling']
const lying: readonly ConstructionType[] = [
  ...outsideAbove,
  'internalFloor',
  'basementCeiling',
  'groundSlab',
  'floorAboveOutdoorAir',
]

const outer =
  /aussenputz|armierung|oberputz|fassade|klinker|vormauer|verblend|schalung|larche|laerche|hinterluft|dachziegel|dachstein|dachbahn|abdichtung|bitumen|kies|vegetation|substrat|perimeter|unterdeck|unterspann|wdvs|exterior|external|render|facade|cladding|facing|brick, common|roof|membrane|sarking|weather|tile, clay/
const inner =
  /innenputz|gipsputz|gipskarton|gkb|tapete|gipsfaser|installationsebene|dampfbremse|dampfsperre|parkett|estrich|bodenbelag|laminat|linoleum|teppich|interior|internal|gypsum|plasterboard|vapou?r (barrier|retarder|control)|screed|flooring|carpet|parquet/

/** What faces the room in floors is the covering, above or below. */
const coverings = /parkett|estrich|bodenbelag|laminat|linoleum|teppich|screed|flooring|carpet|parquet|fliese|tiles?\b/

const weight = (name: string, pattern: RegExp) => (pattern.test(folded(name)) ? 1 : 0)

/** Positive where the names speak for the outside at the first layer. */
function balance(names: readonly string[], type: ConstructionType): number {
  const half = (names.length - 1) / 2
  const toRoom = lying.includes(type) && !outsideAbove.includes(type) ? coverings : inner
  return names.reduce((sum, name, index) => {
    const place = Math.sign(half - index)
    return sum + place * (weight(name, outer) - weight(name, toRoom))
  }, 0)
}

/**
 * Which end of the layers lies outside (for floors: below). Where the file says what its first layer is, that counts;
 * else names such as `Außenputz` or `Gipskarton` decide; else the first layer is taken as the outer one.
 */
export function layerOrder(
  { firstLayer, layers }: Pick<ForeignConstruction, 'firstLayer' | 'layers'>,
  type: ConstructionType,
): LayerOrder {
  if (firstLayer === 'outside' || firstLayer === 'inside')
    return { outsideFirst: firstLayer === 'outside', basis: 'file' }
  if (firstLayer !== 'unknown' && lying.includes(type))
    return { outsideFirst: (firstLayer === 'above') === outsideAbove.includes(type), basis: 'file' }
  const told = balance(
    layers.map(({ material }) => material.name),
    type,
  )
  return told === 0 ? { outsideFirst: true, basis: 'assumed' } : { outsideFirst: told > 0, basis: 'names' }
}
