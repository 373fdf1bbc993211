import { expect, test } from 'vitest'
import { buildProjectKpis, buildRowFigures } from '#testing/project-kpis.ts'
import { kpisReceiver, kpisSender } from './sent-lists.ts'

const rowsOf = (areas: readonly number[]) =>
  areas.map((area, place) => buildRowFigures({ id: `E${place}`, area, mass: area * 100 }))

test('figures cross as they are; rows that stay cross as their place and are the same objects', () => {
  const [send, receive] = [kpisSender(), kpisReceiver()]
  const first = buildProjectKpis({ rows: rowsOf([10, 20, 30]) })
  const arrived = receive(structuredClone(send(first, 'rows')))
  expect(arrived).toEqual(first)
  const second = buildProjectKpis({ rows: [...rowsOf([10, 25, 30]).toReversed(), buildRowFigures({ id: 'N' })] })
  const sent = send(second, 'rows')
  expect(sent.rows.map((row) => typeof row)).toEqual(['number', 'object', 'number', 'object'])
  const next = receive(structuredClone(sent))
  expect(next).toEqual(second)
  expect(next.rows[0]).toBe(arrived.rows[2])
})

test('rows that tell more are told for themselves, and leave the others as they are', () => {
  const [send, receive] = [kpisSender(), kpisReceiver()]
  const plain = buildProjectKpis({
    rows: rowsOf([10, 20]).map(({ modules: _modules, materials: _all, ...row }) => row),
  })
  const whole = buildProjectKpis({ rows: rowsOf([10, 20]) })
  const told = [plain, whole, plain].map((kpis, at) =>
    receive(structuredClone(send(kpis, at === 1 ? 'materials' : 'rows'))),
  )
  expect(told).toEqual([plain, whole, plain])
})
