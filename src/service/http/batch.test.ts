import { expect, test } from 'vitest'
import { inBatch } from './batch.ts'

test('whoever waits within one turn goes on together, in order; who comes later waits for the next one', async () => {
  const order: string[] = []
  const wait = async (name: string) => {
    await inBatch()
    order.push(name)
  }
  setImmediate(() => order.push('turn'))
  await Promise.all([wait('first'), wait('second')])
  setImmediate(() => order.push('next turn'))
  await wait('third')
  expect(order).toEqual(['turn', 'first', 'second', 'next turn', 'third'])
})
