import { expect, test } from 'vitest'
import { emptyDocument } from '../document/document.ts'
import { draftStore, type LocalDraft } from './draft-store.ts'

const memory = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (name) => void kept.delete(name),
    setItem: (name, value) => void kept.set(name, value),
  }
}
const draft: LocalDraft = { format: 1, document: emptyDocument('de_DE'), basis: '"3"', creationKey: null, changedAt: 1 }

test('a draft is read back, per user and construction, until it is removed', () => {
  const storage = memory()
  const store = draftStore(storage, 'ada')
  expect(store.write('a', draft)).toBe(true)
  expect(draftStore(storage, 'ada').read('a')).toEqual(draft)
  expect(store.read('b')).toBeUndefined()
  expect(draftStore(storage, 'ben').read('a')).toBeUndefined()
  store.remove('a')
  expect(store.read('a')).toBeUndefined()
})

test("the drafts of a user are counted and cleared, and nobody else's", () => {
  const storage = memory()
  const [ada, ben] = [draftStore(storage, 'ada'), draftStore(storage, 'ben')]
  for (const id of ['a', 'b', 'new']) ada.write(id, draft)
  ben.write('a', draft)
  expect([ada.count(), ben.count()]).toEqual([3, 1])
  ada.clear()
  expect([ada.count(), ben.count()]).toEqual([0, 1])
  expect(draftStore(undefined, 'ada').count()).toBe(0)
})

test('what is no draft is none', () => {
  const storage = memory()
  storage.setItem('aufbau.draft.ada.a', '{"format":1}')
  storage.setItem('aufbau.draft.ada.b', 'broken')
  expect(draftStore(storage, 'ada').read('a')).toBeUndefined()
  expect(draftStore(storage, 'ada').read('b')).toBeUndefined()
})

test('a full or absent storage says that nothing is kept', () => {
  const full = memory()
  full.setItem = () => {
    throw new Error('quota')
  }
  expect(draftStore(full, 'ada').write('a', draft)).toBe(false)
  expect(draftStore(undefined, 'ada').write('a', draft)).toBe(false)
  expect(draftStore(undefined, 'ada').read('a')).toBeUndefined()
})
