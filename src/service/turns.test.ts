import { setImmediate as round } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turns } from './turns.ts'

test('one goes on in each round of the event loop, and who waits is asked in rotation', async () => {
  const { next } = turns()
  const order: string[] = []
  const wait = async (who: string, name: string) => {
    await next(who)
    order.push(name)
  }
  const all = Promise.all([wait('a', 'a1'), wait('a', 'a2'), wait('a', 'a3'), wait('b', 'b1')])
  await round()
  expect(order).toHaveLength(1)
  await all
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('who comes later, when all have gone, has a turn too', async () => {
  const { next } = turns()
  await next('a')
  await round()
  await expect(next('a')).resolves.toBeUndefined()
})
