import { expect, test } from 'vitest'
import { answerMemory } from './answer-memory.ts'

const answer = Buffer.alloc(90, 'x')
const question = (n: number) => `${n}`.padEnd(10)

test('what was asked for last is kept, within the bytes it may take', () => {
  const memory = answerMemory(() => '1', 300)
  for (const n of [1, 2, 3]) memory.keep(question(n), answer, '1')
  expect(memory.recall(question(1))).toBe(answer)
  memory.keep(question(4), answer, '1')
  expect([1, 2, 3, 4].map((n) => memory.recall(question(n)) !== undefined)).toEqual([true, false, true, true])
})

test('an answer that is kept again counts once', () => {
  const memory = answerMemory(() => '1', 300)
  for (let n = 0; n < 10; n++) memory.keep(question(1), answer, '1')
  memory.keep(question(2), answer, '1')
  expect(memory.recall(question(1))).toBe(answer)
})

test('one that is larger than all the others may be is not kept', () => {
  const memory = answerMemory(() => '1')
  memory.keep('large', Buffer.alloc(1024 * 1024), '1')
  expect(memory.recall('large')).toBeUndefined()
})

test('answers of data that has been replaced are forgotten, and one that was under way meanwhile is not kept', () => {
  let version = '1'
  const memory = answerMemory(() => version)
  memory.keep(question(1), answer, '1')
  version = '2'
  expect(memory.recall(question(1))).toBeUndefined()
  memory.keep(question(2), answer, '1')
  expect(memory.recall(question(2))).toBeUndefined()
  memory.keep(question(2), answer, '2')
  expect(memory.recall(question(2))).toBe(answer)
  version = '1'
  expect(memory.recall(question(1))).toBeUndefined()
})
