import { Pen } from '../pen.ts'
import type { HatchArea, HatchDrawer } from './hatch-area.ts'

/** Least thickness at which the symbol of a membrane is drawn [px]; it is not to scale. */
export const MEMBRANE_SYMBOL = 2.4

const symbolWidth = ({ thickness }: HatchArea): number => Math.max(Math.min(thickness, 4.5), MEMBRANE_SYMBOL)

const middle = ({ thickness, length, lying }: HatchArea): string =>
  new Pen(lying).move(thickness / 2, 0).line(thickness / 2, length).data

/** Waterproofing: a bar, light and dark in turn. */
export const waterproofing: HatchDrawer = (area) => {
  const [path, width] = [middle(area), symbolWidth(area)]
  return [
    { className: 'mem-b', path, strokeWidth: width },
    { className: 'mem-w', path, strokeWidth: width - 1.2, dashes: `${7 * area.density} ${7 * area.density}` },
  ]
}

/** Vapour barrier: dash and dot. */
export const vapourBarrier: HatchDrawer = (area) => {
  const dashes = [9, 2.6, 2, 2.6].map((length) => length * area.density).join(' ')
  return [{ className: 'mem-v', path: middle(area), strokeWidth: Math.max(symbolWidth(area) * 0.55, 1.4), dashes }]
}
