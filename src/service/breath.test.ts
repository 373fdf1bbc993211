import { expect, test } from 'vitest'
import { inTurns } from './breath.ts'

test('others go first between steps that take long together, and what they come to is told', async () => {
  let others = 0
  const asked = setInterval(() => (others += 1), 1)
  function* steps() {
    const end = performance.now() + 100
    let count = 0
    while (performance.now() < end) {
      count += 1
      yield
    }
    return { count, others }
  }
  const { count, others: meanwhile } = await inTurns(steps())
  clearInterval(asked)
  expect(count).toBeGreaterThan(1)
  expect(meanwhile).toBeGreaterThan(2)
})

test('a step that fails is told', async () => {
  function* steps() {
    yield
    throw new RangeError('no table')
  }
  await expect(inTurns(steps())).rejects.toThrow('no table')
})
