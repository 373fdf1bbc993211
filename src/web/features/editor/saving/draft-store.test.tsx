import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { emptyDocument } from '../document/document.ts'
import { draftStore, type LocalDraft } from './draft-store.ts'

const draft: LocalDraft = { format: 1, document: emptyDocument('de_DE'), basis: '"3"', creationKey: null, changedAt: 1 }

test('a draft is read back, per user and construction, until it is removed', async () => {
  const store = draftStore('ada')
  expect(await store.write('a', draft)).toBe(true)
  expect(await draftStore('ada').read('a')).toEqual(draft)
  expect(await store.read('b')).toBeUndefined()
  expect(await draftStore('ben').read('a')).toBeUndefined()
  await store.remove('a')
  expect(await store.read('a')).toBeUndefined()
})

test("the drafts of a user are counted and cleared, and nobody else's", async () => {
  const [ada, ben] = [draftStore('ada'), draftStore('ben')]
  for (const id of ['a', 'b', 'new']) await ada.write(id, draft)
  await ben.write('a', draft)
  expect([await ada.count(), await ben.count()]).toEqual([3, 1])
  await ada.clear()
  expect([await ada.count(), await ben.count()]).toEqual([0, 1])
})

test('what is written last stays, whatever the order of the answers', async () => {
  const store = draftStore('ada')
  await Promise.all([store.write('c', draft), store.write('c', { ...draft, changedAt: 2 })])
  expect((await store.read('c'))?.changedAt).toBe(2)
  await Promise.all([store.write('c', draft), store.remove('c')])
  expect(await store.read('c')).toBeUndefined()
})

test('a page that is left keeps its draft even where the database did not get to it', async () => {
  const store = draftStore('ada')
  await store.write('left', draft)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('the page is gone', 'AbortError')
  })
  expect(await store.writeLeaving('left', { ...draft, changedAt: 7 })).toBe(false)
  put.mockRestore()
  const later = draftStore('ada')
  expect([(await later.read('left'))?.changedAt, await draftStore('ben').read('left')]).toEqual([7, undefined])
  expect(Object.keys(localStorage)).toEqual([])
  expect((await later.read('left'))?.changedAt).toBe(7)
})

test('what a left page kept is counted, and goes with the rest', async () => {
  const store = draftStore('eve')
  localStorage.setItem('aufbau.draft eve a', JSON.stringify(draft))
  localStorage.setItem('aufbau.draft ben a', JSON.stringify(draft))
  await store.write('a', draft)
  localStorage.setItem('aufbau.draft eve b', JSON.stringify(draft))
  expect(await store.count()).toBe(2)
  await store.remove('b')
  expect(await store.count()).toBe(1)
  localStorage.setItem('aufbau.draft eve c', JSON.stringify(draft))
  await store.clear()
  expect([await store.count(), Object.keys(localStorage)]).toEqual([0, ['aufbau.draft ben a']])
  localStorage.clear()
})

test('what is no draft is none', async () => {
  const store = draftStore('ada')
  await store.write('a', { format: 1 } as LocalDraft)
  expect(await store.read('a')).toBeUndefined()
})

test('a device without storage says that nothing is kept', async () => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', undefined)
  const { draftStore: fresh } = await import('./draft-store.ts')
  const store = fresh('ada')
  expect([await store.write('a', draft), await store.read('a'), await store.count()]).toEqual([false, undefined, 0])
  await store.remove('a')
  await store.clear()
})
