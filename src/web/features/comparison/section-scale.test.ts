import { expect, test } from 'vitest'
import { SECTION, sectionScale } from './section-scale.ts'

test('the thickest section fits, and all have its scale', () => {
  const { scale, width } = sectionScale([0.358, 0.46, 0.9], 274)
  expect(0.9 * scale).toBeLessThanOrEqual(width - SECTION.left)
  expect(0.9 * scale).toBeGreaterThan(width * 0.9)
})

test('thin constructions are not blown up', () => {
  expect(sectionScale([0.1, 0.12], 270).scale).toBe(540)
})

test('lines stand at round thicknesses and stay in the drawing', () => {
  const { scale, lines, width, bar } = sectionScale([0.4], 274)
  expect(lines.slice(0, 3).map((line) => Math.round((line / scale) * 1000))).toEqual([0, 100, 200])
  expect(Math.max(...lines)).toBeLessThanOrEqual(width)
  expect(bar).toBe(0.2)
})

test('a wide column draws larger', () => {
  const [usual, wide] = [sectionScale([0.4], 274), sectionScale([0.4], 540)]
  expect(wide.scale / usual.scale).toBeGreaterThan(1.9)
})

test('a narrow column makes the scale smaller, not the drawing wider', () => {
  const { width, scale } = sectionScale([0.4], 140)
  expect(width).toBe(140)
  expect(0.4 * scale).toBeLessThan(140)
})
