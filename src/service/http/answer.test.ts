import { expect, test } from 'vitest'
import { textOf } from './answer.ts'

test.each([
  ['short', 1],
  ['long', 70_000],
])('a %s answer is its JSON in UTF-8, whatever signs are in it', (_what, times) => {
  for (const sign of ['a', 'ü', 'H′T', 'CO₂e', '🏠', '\uD83C', 'e\u0301']) {
    const body = { text: sign.repeat(times), name: 'Wärme' }
    const text = textOf({ body })
    expect(text.equals(Buffer.from(JSON.stringify(body), 'utf8')), sign).toBe(true)
    expect(JSON.parse(text.toString('utf8'))).toEqual(body)
  }
})
