import { expect, test } from 'vitest'
import { giveBack } from './given-back.ts'

test('a piece that has memory of its own gives it back, one that shares it leaves it', () => {
  const own = Buffer.from(new ArrayBuffer(64))
  giveBack(own)
  expect([own.length, own.buffer.byteLength]).toEqual([0, 0])
  const shared = Buffer.from(new ArrayBuffer(64), 16, 32)
  giveBack(shared)
  expect([shared.length, shared.buffer.byteLength]).toEqual([32, 64])
})
