import { expect, test, vi } from 'vitest'
import { catalogue, textsOf } from './catalogue.ts'
import { fill } from './message.ts'

const de = {
  plain: 'Speichern',
  named: '{name} kopiert.',
  total: { one: '{count} Aufbau', other: '{count} Aufbauten' },
} as const

test('parameters are put in, numbers as the language writes them', () => {
  const t = textsOf<typeof de>(de, 'de_DE')
  expect(t('plain')).toBe('Speichern')
  expect(t('named', { name: 'AW-06' })).toBe('AW-06 kopiert.')
  expect(t('total', { count: 1 })).toBe('1 Aufbau')
  expect(t('total', { count: 0 })).toBe('0 Aufbauten')
  expect(t('total', { count: 1200 })).toBe('1\u202f200 Aufbauten')
})

test('a parameter is put in as it is, even where it looks like another parameter', () => {
  expect(fill('{a} und {b}', { a: '{b}', b: 'x' }, 'de-DE')).toBe('{b} und x')
})

test('a catalogue fetches each language once, and again after a failure', async () => {
  const german = vi.fn<() => Promise<{ de: typeof de }>>(async () => ({ de }))
  const english = vi
    .fn<() => Promise<{ en: typeof de }>>(async () => ({ en: de }))
    .mockRejectedValueOnce(new Error('offline'))
  const texts = catalogue(german, english)
  await Promise.all([texts.load('de_DE'), texts.load('de_DE')])
  expect(german).toHaveBeenCalledTimes(1)
  await expect(texts.load('en_GB')).rejects.toThrow('offline')
  await expect(texts.load('en_GB')).resolves.toBe(de)
})
