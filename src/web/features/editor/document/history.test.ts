import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_LAYERS } from '#vocabulary/constructions.ts'
import type { Command } from './commands.ts'
import { type ConstructionDocument, emptyDocument, emptyLayer } from './document.ts'
import { type History, historyReducer, newHistory } from './history.ts'
import { sameContent } from './stored-layers.ts'

const wall = (count: number): ConstructionDocument => ({
  ...emptyDocument('de_DE'),
  layers: Array.from({ length: count }, (_, index) => ({
    ...emptyLayer(`k${index}`),
    materialId: `m${index}`,
    numbers: { thickness: (index + 1) / 100 },
  })),
})
const key = fc.integer({ min: 0, max: 6 }).map((index) => `k${index}`)
let next = 0
const command: fc.Arbitrary<Command> = fc.oneof(
  fc
    .record({ do: fc.constant('insert' as const), at: fc.integer({ min: -1, max: 9 }), layers: fc.constant([]) })
    .map((insert) => ({ ...insert, layers: [emptyLayer(`n${++next}`)] })),
  fc.record({ do: fc.constant('delete' as const), key }),
  fc.record({ do: fc.constant('duplicate' as const), key }).map((one) => ({ ...one, newKey: `n${++next}` })),
  fc.record({ do: fc.constant('move' as const), key, to: fc.integer({ min: -2, max: 9 }) }),
  fc.record({
    do: fc.constant('setMaterial' as const),
    key,
    materialId: fc.constantFrom('a', 'b'),
    thickness: fc.constant(0.1),
  }),
  fc.record({
    do: fc.constant('setNumber' as const),
    key,
    field: fc.constantFrom('thickness' as const, 'density' as const, 'framingWidth' as const),
    text: fc.constantFrom('', '1', '12,5', 'x', '-4', '140+20'),
  }),
  fc.record({
    do: fc.constant('setLayer' as const),
    key,
    change: fc.constantFrom(
      { state: 'existing' as const },
      { framing: { materialId: 'w', direction: 'vertical' as const } },
    ),
  }),
  fc.record({ do: fc.constant('setHeader' as const), change: fc.record({ name: fc.string({ maxLength: 3 }) }) }),
)
const step = fc.record({ command, gather: fc.constantFrom(undefined, 'typing', 'other') })
const run = (history: History, steps: readonly { command: Command; gather: string | undefined }[]) =>
  steps.reduce(
    (state, { command, gather }) =>
      historyReducer(state, { type: 'command', command, ...(gather !== undefined && { gather }) }),
    history,
  )
const repeat = (history: History, type: 'undo' | 'redo', times: number) =>
  Array.from({ length: times }).reduce<History>((state) => historyReducer(state, { type }), history)

describe('undo and redo', () => {
  test('any sequence of commands undone gives the document it began from', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const start = newHistory(wall(5))
        const end = run(start, steps)
        expect(repeat(end, 'undo', end.past.length).present).toBe(start.present)
      }),
    )
  })

  test('undone and redone any number of times, the document is the one before', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(30), (steps, times) => {
        const end = run(newHistory(wall(5)), steps)
        const back = Math.min(times, end.past.length)
        expect(repeat(repeat(end, 'undo', back), 'redo', back).present).toBe(end.present)
      }),
    )
  })

  test('the given document is never changed, layers stay within the limit and keep distinct keys', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const document = wall(5)
        const copy = structuredClone(document)
        const { layers } = run(newHistory(document), steps).present
        expect(document).toEqual(copy)
        expect(layers.length).toBeLessThanOrEqual(MAX_LAYERS)
        expect(new Set(layers.map((layer) => layer.key)).size).toBe(layers.length)
      }),
    )
  })

  test('moving there and back is the same document', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), (from, to) => {
        const start = newHistory(wall(5))
        const there = run(start, [{ command: { do: 'move', key: `k${from}`, to }, gather: undefined }])
        const back = run(there, [{ command: { do: 'move', key: `k${from}`, to: from }, gather: undefined }])
        expect(sameContent(back.present, start.present)).toBe(true)
      }),
    )
  })

  const type = (text: string) => ({
    command: { do: 'setNumber', key: 'k0', field: 'thickness', text } as const,
    gather: 'a',
  })

  test('typing in one field is one step', () => {
    const typed = run(newHistory(wall(2)), [type('1'), type('12'), type('125')])
    expect(typed.past).toHaveLength(1)
    expect(typed.present.layers[0]?.numbers.thickness).toBe(0.125)
  })

  test('leaving the field ends the step', () => {
    const left = historyReducer(run(newHistory(wall(2)), [type('1')]), { type: 'seal' })
    expect(run(left, [type('12')]).past).toHaveLength(2)
  })

  test('cancelling typing restores the value and leaves nothing to redo', () => {
    const start = newHistory(wall(2))
    const back = historyReducer(run(start, [type('1'), type('x')]), { type: 'cancel', gather: 'a' })
    expect(back.present).toBe(start.present)
    expect(back.future).toHaveLength(0)
  })

  test('cancelling without a change takes nothing else back', () => {
    const moved = run(newHistory(wall(2)), [{ command: { do: 'move', key: 'k0', to: 1 }, gather: undefined }])
    expect(historyReducer(moved, { type: 'cancel', gather: 'a' })).toBe(moved)
  })

  test('a command that changes nothing is no step', () => {
    const start = newHistory(wall(2))
    expect(run(start, [{ command: { do: 'move', key: 'k1', to: 9 }, gather: undefined }])).toBe(start)
    expect(run(start, [type('10')])).toBe(start)
  })
})
