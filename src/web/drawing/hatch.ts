import type { Hatch } from '#vocabulary/materials.ts'
import { gravel, gypsumBoard, plaster, screed } from './hatches/grains.ts'
import type { HatchDrawer, HatchMark } from './hatches/hatch-area.ts'
import { cellulose, mineralWool, rigidFoam, woodFibre } from './hatches/insulation.ts'
import { vapourBarrier, waterproofing } from './hatches/membranes.ts'
import { brick, concrete, glass, metal, reinforcedConcrete, sandLime, soil, tile } from './hatches/parallel-lines.ts'
import { crossLaminatedTimber, timber, timberLong, woodPanel } from './hatches/timber.ts'
import { randomFrom } from './random.ts'

interface HatchStyle {
  /** Class of the tint under the marks. */
  readonly tint: string
  readonly draw: HatchDrawer
}

const styles = {
  reinforcedConcrete: { tint: 'm-rc', draw: reinforcedConcrete },
  concrete: { tint: 'm-rc', draw: concrete },
  sandLime: { tint: 'm-masonry', draw: sandLime },
  brick: { tint: 'm-brick', draw: brick },
  mineralWool: { tint: 'm-mw', draw: mineralWool },
  cellulose: { tint: 'm-bio', draw: cellulose },
  woodFibre: { tint: 'm-bio', draw: woodFibre },
  rigidFoam: { tint: 'm-foam', draw: rigidFoam },
  timber: { tint: 'm-wood', draw: timber },
  timberLong: { tint: 'm-wood', draw: timberLong },
  woodPanel: { tint: 'm-wood', draw: woodPanel },
  crossLaminatedTimber: { tint: 'm-wood', draw: crossLaminatedTimber },
  plaster: { tint: 'm-plaster', draw: plaster },
  screed: { tint: 'm-plaster', draw: screed },
  gypsumBoard: { tint: 'm-gypsum', draw: gypsumBoard },
  gravel: { tint: 'm-gravel', draw: gravel },
  waterproofing: { tint: 'm-mem', draw: waterproofing },
  vapourBarrier: { tint: 'm-mem', draw: vapourBarrier },
  tile: { tint: 'm-brick', draw: tile },
  metal: { tint: 'm-metal', draw: metal },
  soil: { tint: 'm-soil', draw: soil },
  glass: { tint: 'm-foam', draw: glass },
  air: { tint: 'm-air', draw: () => [] },
} satisfies Record<Hatch, HatchStyle>

/** What to fill, in px of the drawing. */
export interface HatchRequest {
  readonly hatch: Hatch
  readonly thickness: number
  readonly length: number
  readonly density: number
  readonly lying: boolean
  /** The same seed gives the same random marks. */
  readonly seed: string
}

const THINNEST = 1.5
const REMEMBERED = 1_000
const remembered = new Map<string, readonly HatchMark[]>()

const toTenth = (length: number): number => Math.round(length * 10) / 10

/** Class of the tint under a hatch. */
export const tintOf = (hatch: Hatch): string => styles[hatch].tint

/** Whether a hatch is a symbol of its own width, because sheets are too thin to be drawn to scale. */
export const isSymbol = (hatch: Hatch): boolean => hatch === 'waterproofing' || hatch === 'vapourBarrier'

/**
 * Draws a hatch: pure, the same request gives the same marks.
 * A layer too thin for ink (below 1.5 px) has no marks, unless it is a symbol.
 */
export function drawHatch({ hatch, thickness, length, density, lying, seed }: HatchRequest): readonly HatchMark[] {
  if (!(length > 0) || !(thickness > 0) || (thickness < THINNEST && !isSymbol(hatch))) return []
  const area = { thickness, length, density, lying, random: randomFrom(`${hatch}${seed}`) }
  return styles[hatch].draw(area).filter((mark) => mark.path !== '')
}

/** The marks of a hatch at a tenth of a px, remembered, so that an unchanged layer costs nothing. */
export function hatchMarks(asked: HatchRequest): readonly HatchMark[] {
  const request = { ...asked, thickness: toTenth(asked.thickness), length: toTenth(asked.length) }
  const { hatch, thickness, length, density, lying, seed } = request
  const key = [hatch, thickness, length, density, lying, seed].join('|')
  const known = remembered.get(key)
  if (known) return known
  const marks = drawHatch(request)
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(key, marks)
  return marks
}
