import { Pen } from '../pen.ts'
import { between } from '../random.ts'
import { scatter } from './grains.ts'
import type { HatchArea, HatchDrawer, HatchMark } from './hatch-area.ts'
import { strands } from './timber.ts'

const FACE_GAP = 0.8

function wave({ thickness, length, lying }: HatchArea): HatchMark {
  const pitch = Math.max(4, thickness * 0.9)
  const pen = new Pen(lying).move(thickness / 2, 0)
  for (let along = 0, side = 1; along < length + pitch; along += pitch / 2, side = -side) {
    pen.curve(thickness * (side > 0 ? 0.92 : 0.08), along + pitch / 4, thickness / 2, along + pitch / 2)
  }
  return { className: 'h', path: pen.data }
}

function loopRadius({ thickness, density }: HatchArea): number {
  if (thickness < 60) return Math.max(2.4, Math.min(thickness * 0.2, thickness * 0.26, 22 * density))
  return Math.max(2.4, Math.min(thickness * 0.17, 22 * Math.max(density, 0.55)))
}

/**
 * The loop of fibrous insulation: circles at both faces in turn, joined by their inner tangents, through the full
 * thickness; a wave where there is no room for circles.
 */
function loop(area: HatchArea): HatchMark {
  const { thickness, length, density, lying } = area
  if (thickness < Math.max(9 * density, 11.5)) return wave(area)
  const radius = loopRadius(area)
  const pitch = radius * 1.02
  const [near, far] = [radius + FACE_GAP, thickness - radius - FACE_GAP]
  const distance = Math.hypot(far - near, pitch)
  const cosine = (2 * radius) / distance
  const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine))
  const pen = new Pen(lying)
  for (let index = 0, along = -pitch; along < length + 2 * pitch; index += 1, along += pitch) {
    const inward = index % 2 === 0
    const [from, to] = inward ? [near, far] : [far, near]
    const [ua, ul] = [(to - from) / distance, pitch / distance]
    const side = inward ? 1 : -1
    const [ra, rl] = [radius * (ua * cosine - side * ul * sine), radius * (ul * cosine + side * ua * sine)]
    if (index === 0) pen.move(from + ra, along + rl)
    else pen.arc(radius, true, !inward, from + ra, along + rl)
    pen.line(to - ra, along + pitch - rl)
  }
  return { className: 'h', path: pen.data }
}

/** Mineral wool: the loop alone. */
export const mineralWool: HatchDrawer = (area) => [loop(area)]

/** Cellulose: the loop with random flakes. */
export const cellulose: HatchDrawer = (area) => {
  const { density, random, lying } = area
  const pen = new Pen(lying)
  if (area.thickness > 6 * density) {
    for (const [across, along] of scatter(area, 11 * density, 0.42, 2.6 * density)) {
      pen.move(across, along).by(between(random, -2.6, 2.6) * density, between(random, -2.6, 2.6) * density)
    }
  }
  return [loop(area), { className: 'h h-lt', path: pen.data }]
}

/** Wood fibre: the loop with strands parallel to the layer. */
export const woodFibre: HatchDrawer = (area) => {
  const fibres = area.thickness > 6 * area.density ? strands(area, 2.3 * area.density, 0.55) : ''
  return [loop(area), { className: 'h h-lt', path: fibres }]
}

/** Rigid foam: a zigzag from face to face. */
export const rigidFoam: HatchDrawer = ({ thickness, length, density, lying }) => {
  const pitch = Math.max(Math.min(thickness * 0.62, 22 * density), 3.2 * density)
  const edge = Math.min(0.6, thickness / 4)
  const pen = new Pen(lying).move(edge, -pitch / 2)
  for (let index = 1; (index - 2) * (pitch / 2) < length; index += 1) {
    pen.line(index % 2 ? thickness - edge : edge, (index - 1) * (pitch / 2))
  }
  return [{ className: 'h', path: pen.data }]
}
