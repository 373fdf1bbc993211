import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stepIndexOf } from './step-index.ts'

const wanted = ['IFCWALL', 'IFCSLAB', 'IFCROOF'] as const
const instance = fc.record({
  id: fc.nat({ max: 40 }),
  type: fc.constantFrom(...wanted, 'IFCCARTESIANPOINT'),
  start: fc.nat(),
})

it('finds instances as a map by id and groups by type do, whatever the order of a file', () => {
  fc.assert(
    fc.property(fc.array(instance, { maxLength: 60 }), (file) => {
      const index = stepIndexOf(wanted)
      for (const { id, type, start } of file) index.add(id, type, start)
      const { find, ofType, idAt, typeAt, startAt } = index.whole()
      const at = (place: number) => ({ id: idAt(place), type: typeAt(place), start: startAt(place) })
      const taken = file.filter(({ type }) => type !== 'IFCCARTESIANPOINT')
      const last = new Map(taken.map((one) => [one.id, one]))
      for (let id = 0; id <= 41; id += 1) {
        const place = find(id)
        expect(place === undefined ? undefined : at(place)).toEqual(last.get(id))
      }
      for (const type of [...wanted, 'IFCCARTESIANPOINT'])
        expect(Array.from(ofType(type), at)).toEqual(taken.filter((one) => one.type === type))
    }),
  )
})

it('has room for more than it began with', () => {
  const index = stepIndexOf(wanted)
  for (let id = 5_000; id > 0; id -= 1) index.add(id, 'IFCSLAB', id * 10)
  const { find, ofType, startAt } = index.whole()
  expect(ofType('IFCSLAB')).toHaveLength(5_000)
  expect([1, 2_500, 5_000].map((id) => startAt(find(id) ?? -1))).toEqual([10, 25_000, 50_000])
  expect(find(5_001)).toBeUndefined()
})
