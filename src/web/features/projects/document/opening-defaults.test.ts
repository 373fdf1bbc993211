import { expect, test } from 'vitest'
import { openingDefaults } from './row-cells.ts'

const library: Parameters<typeof openingDefaults>[1] = {
  constructions: {
    AW: { type: 'outerWall', name: 'Außenwand', layers: [] },
    IW: { type: 'innerWall', name: 'Innenwand', layers: [] },
  },
  openingTypes: {
    T: { kind: 'door', name: 'Tür', uValue: 1.8, parts: [] },
    V: { kind: 'curtainWall', name: 'Fassade', uValue: 1.1, parts: [] },
  },
  elements: [
    { id: 'E1', construction: 'AW', area: 20 },
    { id: 'E2', construction: 'IW', area: 10 },
  ],
}

test('an opening belongs to the cost group of its kind, in inner walls to theirs, and to its own where it has one', () => {
  const groupOf = (opening: { type: string; host?: string; costGroup?: string }) =>
    openingDefaults({ id: 'O1', ...opening }, library).costGroup
  expect(groupOf({ type: 'T', host: 'E1' })).toBe('334')
  expect(groupOf({ type: 'T', host: 'E2' })).toBe('344')
  expect(groupOf({ type: 'V', host: 'E2' })).toBe('337')
  expect(groupOf({ type: 'T', host: 'E2', costGroup: '339' })).toBe('339')
  expect(groupOf({ type: 'T' })).toBe('334')
})
