import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draggedThickness, handleLanes, thicknessAfterKey } from './border-steps.ts'

const market = [0.1, 0.12, 0.16]
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

describe('a border that is dragged', () => {
  test('rests at what is sold where that is near on screen, else at whole millimetres', () => {
    expect(draggedThickness(0.1234, market, 1000)).toBe(0.12)
    expect(draggedThickness(0.1271, market, 1000)).toBe(0.127)
    expect(draggedThickness(0.1234, [], 1000)).toBe(0.123)
    expect(draggedThickness(-0.3, [], 1000)).toBe(0.001)
    expect(draggedThickness(0.0126, [0.0125], 1740)).toBe(0.0125)
  })
})

describe('keys on a border', () => {
  const wall = { thickness: 0.12, market, lying: false, outward: -1 } as const
  const floor = { thickness: 0.0125, market: [], lying: true, outward: 1 } as const

  test('move it where the arrow points', () => {
    expect(thicknessAfterKey(key('ArrowLeft'), wall)).toBe(0.121)
    expect(thicknessAfterKey(key('ArrowRight', true), wall)).toBe(0.11)
    expect(thicknessAfterKey(key('ArrowDown'), floor)).toBe(0.0135)
    expect(thicknessAfterKey(key('ArrowUp', true), floor)).toBe(0.0025)
  })

  test('lead from one size that is sold to the next, and no further', () => {
    expect(thicknessAfterKey(key('PageUp'), wall)).toBe(0.16)
    expect(thicknessAfterKey(key('PageDown'), wall)).toBe(0.1)
    expect(thicknessAfterKey(key('PageUp'), { ...wall, thickness: 0.16 })).toBeUndefined()
    expect(thicknessAfterKey(key('Home'), wall)).toBe(0.1)
    expect(thicknessAfterKey(key('End'), floor)).toBeUndefined()
    expect(thicknessAfterKey(key('a'), wall)).toBeUndefined()
  })

  test('never lead to less than a millimetre, and leave a foil as thin as it is', () => {
    expect(thicknessAfterKey(key('ArrowRight', true), { ...wall, thickness: 0.004 })).toBe(0.001)
    expect(thicknessAfterKey(key('ArrowRight'), { ...wall, thickness: 0.0002 })).toBe(0.0002)
  })
})

test('no two handles lie over each other', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 700, noNaN: true }), { maxLength: 60 }), (positions) => {
      const faces = positions.toSorted((left, right) => left - right)
      const lanes = handleLanes(faces)
      for (const [at, face] of faces.entries()) {
        for (let next = at + 1; next < faces.length; next += 1) {
          if (lanes[at] === lanes[next]) expect(Math.abs((faces[next] ?? 0) - face)).toBeGreaterThanOrEqual(28)
        }
      }
    }),
  )
})
