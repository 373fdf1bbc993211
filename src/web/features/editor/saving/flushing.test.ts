import { expect, test, vi } from 'vitest'
import { emptyDocument } from '../document/document.ts'
import { flushing } from './flushing.ts'

const opened = emptyDocument('de_DE')
const changed = { ...opened, name: 'AW-02' }

test('what is stored already is not saved again', async () => {
  const save = vi.fn<() => void>()
  await flushing(opened).flush(() => opened, save)
  expect(save).not.toHaveBeenCalled()
})

test('it waits for what is under way, and saves what changed meanwhile', async () => {
  const saving = flushing(opened)
  const told: string[] = []
  saving.started(Promise.resolve().then(() => told.push('first')))
  const save = () => saving.started(Promise.resolve().then(() => told.push('second')))
  await saving.flush(() => changed, save)
  expect(told).toEqual(['first', 'second'])
  saving.stored(changed)
  await saving.flush(() => changed, save)
  expect(told).toHaveLength(2)
})
