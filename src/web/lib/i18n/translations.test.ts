import { expect, test } from 'vitest'
import type { Message } from './message.ts'

type Texts = Readonly<Record<string, Message>>
const modules = import.meta.glob<Record<string, Texts>>('../../**/*.{de,en}.ts', { eager: true })

const files = Object.keys(modules).filter((file) => file.endsWith('.de.ts'))
const textsIn = (file: string, language: 'de' | 'en'): Texts => modules[file]?.[language] ?? {}
const namesIn = (message: Message) => {
  const text = typeof message === 'string' ? message : `${message.one} ${message.other}`
  return [...new Set(text.match(/\{\w+\}/g))].sort()
}

test('there are texts to compare', () => {
  expect(files.length).toBeGreaterThan(4)
})

test.each(files)('every text of %s names the same parameters in English', (file) => {
  const german = textsIn(file, 'de')
  const english = textsIn(file.replace('.de.ts', '.en.ts'), 'en')
  expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort())
  for (const [key, message] of Object.entries(german)) {
    expect([key, namesIn(english[key] ?? '')]).toEqual([key, namesIn(message)])
  }
})

test.each(files)('no German text of %s is shouted or apologises', (file) => {
  for (const [key, message] of Object.entries(textsIn(file, 'de'))) {
    const text = typeof message === 'string' ? message : `${message.one} ${message.other}`
    expect([key, /!|leider|Entschuldigung/i.test(text)]).toEqual([key, false])
  }
})
