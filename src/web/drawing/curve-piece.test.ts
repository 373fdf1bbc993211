import { expect, test } from 'vitest'
import type { CurveFrame } from './climate-curves.ts'
import { curvePiece } from './curve-piece.ts'

const standing: CurveFrame = {
  lying: false,
  faces: [100, 160, 300, 310],
  outsideEnd: 60,
  insideEnd: 350,
  coldest: 200,
  warmest: 100,
}
const climate = { outside: 0, inside: 20, temperatures: [0, 10, 15, 20] }
const write = (celsius: number) => celsius.toFixed(1)
const piece = (layer: number, frame = standing) => curvePiece(climate, frame, layer, write)

test('a piece leads from face to face of its layer, with the temperatures of both', () => {
  const { from, to, labels } = piece(1) ?? {}
  expect([from, to]).toEqual([
    [160, 150],
    [300, 125],
  ])
  expect(labels?.map(({ text }) => text)).toEqual(['10.0°', '15.0°'])
})

test('in a thin layer the two temperatures stand on either side of it', () => {
  expect(piece(1)?.labels.map(({ end }) => end)).toEqual([true, true])
  expect(piece(2)?.labels.map(({ end }) => end)).toEqual([true, false])
  const thin = curvePiece(climate, { ...standing, faces: [100, 160, 170, 310] }, 1, write)
  expect(thin?.labels.map(({ x, end }) => [x, end])).toEqual([
    [152, true],
    [178, false],
  ])
})

test('in moving air the curve is level, and a face has no temperature of its own', () => {
  const ventilated = { ...climate, temperatures: [null, 0, 15, 20] }
  const { from, to, labels } = curvePiece(ventilated, standing, 0, write) ?? {}
  expect([from?.[1], to?.[1]]).toEqual([200, 200])
  expect(labels?.map(({ text }) => text)).toEqual(['0.0°'])
})

test('over a lying section it runs down or up the sheet', () => {
  const lying = { ...standing, lying: true }
  expect(piece(1, lying)?.from).toEqual([150, 160])
  const upwards = curvePiece(climate, { ...lying, faces: [310, 300, 290, 100] }, 1, write)
  expect(upwards?.labels.map(({ y }) => y)).toEqual([314, 284])
})

test('without a temperature for each face there is no piece', () => {
  expect(curvePiece({ ...climate, temperatures: [0, 10, 20] }, standing, 1, write)).toBeUndefined()
  expect(piece(3)).toBeUndefined()
})
