import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeDimensions } from './dimension-labels.ts'
import { textWidth } from './label-placement.ts'
import { layOut } from './section-layout.ts'

/** A chain of layers [mm] at 1.84 px/mm that starts at 158.6 px, as a wall stands in the editor. */
function chain(...millimetres: number[]) {
  const { spans } = layOut(
    millimetres.map((thickness) => ({ hatch: 'air' as const, thickness: thickness / 1_000 })),
    1_840,
  )
  return placeDimensions(
    spans.map((span) => ({ ...span, from: span.from + 158.6 })),
    millimetres.map((thickness) => String(thickness)),
    { from: 20, to: 1_008 },
  )
}

describe('a dimension chain', () => {
  test('writes a number between its ticks where it fits', () => {
    const { labels, lanes } = chain(24, 40, 60, 200)
    expect(labels.map(({ place }) => place)).toEqual(['chain', 'chain', 'chain', 'chain'])
    expect(labels[1]?.centre).toBeCloseTo(158.6 + 1.84 * 44)
    expect(lanes).toBe(0)
  })

  test('writes the number of a thin outermost layer beside the chain', () => {
    const { labels } = chain(5, 160, 5)
    expect(labels.map(({ place }) => place)).toEqual(['before', 'chain', 'after'])
  })

  test('puts the number of a thin layer within out on a leader', () => {
    const { labels, lanes } = chain(100, 5, 100)
    expect(labels.find(({ index }) => index === 1)).toMatchObject({ place: 'leader', lane: 0, text: '5' })
    expect(lanes).toBe(1)
  })

  test('writes every number once, and none over another', () => {
    const thicknesses = fc.array(fc.constantFrom(0.2, 1, 4, 12.5, 15, 24, 60, 175), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(thicknesses, (millimetres) => {
        const { labels } = chain(...millimetres)
        expect(labels.map(({ index }) => index).sort((left, right) => left - right)).toEqual(
          millimetres.map((_, i) => i),
        )
        const row = (label: (typeof labels)[number]) => (label.place === 'leader' ? label.lane + 1 : 0)
        const ordered = [...labels].sort((left, right) => row(left) - row(right) || left.centre - right.centre)
        for (const [position, label] of ordered.entries()) {
          const next = ordered[position + 1]
          if (!next || row(next) !== row(label)) continue
          const needed = (textWidth(label.text, 12) + textWidth(next.text, 12)) / 2
          expect(next.centre - label.centre).toBeGreaterThanOrEqual(needed - 1e-6)
        }
      }),
    )
  })
})
