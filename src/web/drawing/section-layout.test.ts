import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundaryWeight,
  facesOf,
  fittingScale,
  GAP_SIZE,
  layOut,
  membersAlong,
  secondOffset,
  showsStates,
} from './section-layout.ts'
import { type DrawnLayer, orientationOf } from './section-types.ts'

const layer = (thickness: number | undefined, overrides: Partial<DrawnLayer> = {}): DrawnLayer => ({
  hatch: 'sandLime',
  thickness,
  ...overrides,
})

describe('the layout of a section', () => {
  test('gives each layer its thickness at the common scale', () => {
    const thicknesses = fc.array(fc.double({ min: 0.0002, max: 0.6, noNaN: true }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(thicknesses, (metres) => {
        const layers = metres.map((thickness) => layer(thickness))
        const { spans, size } = layOut(layers, 1_840)
        for (const [index, span] of spans.entries()) expect(span.size).toBeCloseTo((metres[index] ?? 0) * 1_840, 6)
        expect(size).toBeCloseTo(metres.reduce((sum, metre) => sum + metre, 0) * 1_840, 6)
      }),
    )
  })

  test('fills the sheet, but draws thin constructions no larger than asked', () => {
    expect(fittingScale([layer(0.2), layer(0.2)], 740, 4_000)).toBeCloseTo(1_850)
    expect(fittingScale([layer(0.0125)], 740, 4_000)).toBe(4_000)
  })

  test.each([undefined, Number.NaN, 0, -0.015, Number.POSITIVE_INFINITY])(
    'leaves a gap for a layer of thickness %s and keeps the others to scale',
    (thickness) => {
      const layers = [layer(0.1), layer(thickness), layer(0.2)]
      const scale = fittingScale(layers, 740, 4_000)
      const { spans, size } = layOut(layers, scale)
      expect(spans[1]).toMatchObject({ size: GAP_SIZE, known: false })
      expect(spans[2]?.size).toBeCloseTo(2 * (spans[0]?.size ?? 0))
      expect(size).toBeCloseTo(740)
    },
  )

  test('turned round, starts with the inside and keeps the faces in the order of the layers', () => {
    const layout = layOut([layer(0.1), layer(0.3)], 1_000, true)
    expect(layout.spans.map(({ from }) => from)).toEqual([300, 0])
    expect(facesOf(layout, true)).toEqual([400, 300, 0])
  })

  test('draws members at true width and spacing, cut at the end of the section', () => {
    const studs = { hatch: 'timber', width: 0.06, spacing: 0.1 } as const
    expect(membersAlong(studs, 1_000, 16, 240)).toEqual([
      [16, 60],
      [116, 60],
      [216, 24],
    ])
    expect(membersAlong(undefined, 1_000, 16, 240)).toEqual([])
    expect(membersAlong({ ...studs, spacing: 0 }, 1_000, 16, 240)).toEqual([])
  })

  test('starts second members in the middle of the first bay', () => {
    const framing = { hatch: 'timber', width: 0.06, spacing: 0.6 } as const
    const both = layer(0.2, { framing, secondFraming: { ...framing, width: 0.02 } })
    expect(secondOffset(both, 1_000, 16)).toBeCloseTo(16 + 60 + (540 - 20) / 2, 9)
  })

  test('draws structural boundaries strong, none beside a symbol', () => {
    expect(boundaryWeight(layer(0.1, { hatch: 'mineralWool' }), layer(0.2))).toBe('strong')
    expect(boundaryWeight(layer(0.1, { hatch: 'mineralWool' }), layer(0.2, { hatch: 'plaster' }))).toBe('thin')
    expect(boundaryWeight(layer(0.001, { hatch: 'vapourBarrier' }), layer(0.2))).toBe('none')
  })

  test('shows states only where something exists already', () => {
    expect(showsStates([layer(0.1, { state: 'new' }), layer(0.1)])).toBe(false)
    expect(showsStates([layer(0.1), layer(0.1, { state: 'existing' })])).toBe(true)
  })

  test('stands walls upright and lays roofs and floors as they are built', () => {
    expect(orientationOf('outerWall')).toBe('standing')
    expect(orientationOf('flatRoof')).toBe('outsideAbove')
    expect(orientationOf('groundSlab')).toBe('outsideBelow')
  })
})
