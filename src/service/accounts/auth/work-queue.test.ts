import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

const parked = () => {
  const started: number[] = []
  const finish: (() => void)[] = []
  const work = (index: number) => () =>
    new Promise<number>((resolve) => {
      started.push(index)
      finish.push(() => resolve(index))
    })
  return { started, finish, work }
}

test('no more works than the width run at once, and the others follow in order', async () => {
  const queue = createWorkQueue(2, 10)
  const { started, finish, work } = parked()
  const results = [0, 1, 2, 3].map((index) => queue.run(work(index)))
  expect(started).toEqual([0, 1])
  finish[0]?.()
  await results[0]
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2])
  finish[1]?.()
  await results[1]
  finish[2]?.()
  await results[2]
  finish[3]?.()
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3])
})

test('a work that fails makes room for the next one', async () => {
  const queue = createWorkQueue(1, 10)
  const failing = queue.run(() => Promise.reject(new Error('no')))
  const next = queue.run(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('what comes when the queue is full is refused at once', async () => {
  const queue = createWorkQueue(1, 1)
  const { finish, work } = parked()
  const first = queue.run(work(0))
  const second = queue.run(work(1))
  await expect(queue.run(work(2))).rejects.toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } })
  finish[0]?.()
  await first
  finish[1]?.()
  expect(await second).toBe(1)
})

test('no more than there is room for are let on their way to it, and one that failed makes room', async () => {
  const queue = createWorkQueue(1, 1)
  const { started, finish, work } = parked()
  const ways = [queue.admit(work(0)), queue.admit(() => Promise.reject(new Error('no'))), queue.admit(work(2))]
  await expect(ways[1]).rejects.toThrow('no')
  await expect(ways[2]).rejects.toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } })
  expect(started, 'nothing was done for the one that is refused').toEqual([0])
  const next = queue.admit(work(3))
  for (const end of finish) end()
  expect(await Promise.all([ways[0], next])).toEqual([0, 3])
})
