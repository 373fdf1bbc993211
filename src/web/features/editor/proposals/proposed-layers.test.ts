import { expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { OptimisationProposal } from '#contract/optimisation.ts'
import { editableLayer, emptyLayer } from '../document/document.ts'
import { freedomKey, narrowed } from './narrowed.ts'
import { changedPlaces, proposedRows } from './proposed-layers.ts'

const layers: ConstructionLayer[] = [
  { materialId: 'render', thickness: 0.01 },
  { materialId: 'wool', thickness: 0.14 },
  { materialId: 'brick', thickness: 0.175 },
]
const rows = [
  ...layers.slice(0, 2).map((layer, index) => editableLayer(layer, `row ${index}`)),
  emptyLayer('blank'),
  editableLayer({ materialId: 'brick', thickness: 0.175 }, 'row 2'),
]
const keys = ['row 0', 'row 1', 'row 2']
const proposal = (
  changes: OptimisationProposal['changes'],
  proposed: ConstructionLayer[],
): Pick<OptimisationProposal, 'layers' | 'changes'> => ({ changes, layers: proposed })

test('what does not change is the very same, what changes keeps its row, blank rows stay', () => {
  const thicker = { materialId: 'wool', thickness: 0.2 }
  const changes = [{ kind: 'thickness', layer: 1, from: 0.14, to: 0.2 }] as const
  const one = proposal([...changes], [layers[0] as ConstructionLayer, thicker, layers[2] as ConstructionLayer])
  const made = proposedRows(rows, keys, one, () => 'new')
  expect(made.map(({ key }) => key)).toEqual(['row 0', 'row 1', 'blank', 'row 2'])
  expect(made[0]).toBe(rows[0])
  expect(made[1]?.numbers.thickness).toBe(0.2)
  expect(made[3]).toBe(rows[3])
  expect(changedPlaces(3, one)).toEqual(new Set([1]))
})

test('layers come in where they are said to, and go', () => {
  const added = { materialId: 'board', thickness: 0.06 }
  const one = proposal(
    [
      { kind: 'added', layer: -1, from: null, to: 'board' },
      { kind: 'thickness', layer: -1, from: null, to: 0.06 },
      { kind: 'removed', layer: 1, from: 'wool', to: null },
      { kind: 'added', layer: 2, from: null, to: 'board' },
      { kind: 'thickness', layer: 2, from: null, to: 0.06 },
    ],
    [added, layers[0] as ConstructionLayer, layers[2] as ConstructionLayer, added],
  )
  const made = proposedRows(rows, keys, one, (index) => `new ${index}`)
  expect(made.map(({ key, materialId }) => [key, materialId])).toEqual([
    ['new 0', 'board'],
    ['row 0', 'render'],
    ['blank', null],
    ['row 2', 'brick'],
    ['new 3', 'board'],
  ])
  expect(made[1]).toBe(rows[0])
  expect(changedPlaces(3, one)).toEqual(new Set([0, 3]))
})

const freedoms = { layers: [{ layer: 1, thickness: { values: [0.1, 0.2] }, materials: ['wool', 'eps'] }] }
const addition = { after: 0, materials: ['eps'], thickness: { values: [0.1] } }
const offered = { ...freedoms, additions: [addition] }
const free = keys.map((key) => ({ key, part: 'insulation' as const }))

test('what is switched off may not change, layer by layer, by part and in all', () => {
  const left = (...off: string[]) => narrowed(offered, free, new Set(off))
  expect(left()).toEqual(offered)
  expect(left('thickness').layers).toEqual([{ layer: 1, materials: ['wool', 'eps'] }])
  expect(left('insulation').layers).toEqual([{ layer: 1, thickness: { values: [0.1, 0.2] } }])
  expect(left('finishes')).toEqual(offered)
  expect(left(freedomKey.material('row 1', 'eps')).layers[0]?.materials).toEqual(['wool'])
  expect(left(freedomKey.layer('row 1'))).toEqual({ layers: [], additions: [addition] })
  expect(left(freedomKey.layer('row 1'), 'additions')).toEqual({ layers: [], additions: [] })
})
