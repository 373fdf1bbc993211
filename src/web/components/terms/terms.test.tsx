import { expect, test } from 'vitest'
import { termAt } from './terms.ts'

const at = (html: string, selector: string) => {
  document.body.innerHTML = html
  const target = document.querySelector(selector)
  return target ? termAt(target)?.term : 'no target'
}
const row = (column: string, text: string) => `<table><tr><td data-column="${column}"><i>${text}</i></td></tr></table>`

test.each([
  ['–', 'absent'],
  ['≥ 28,5', 'lowerBound'],
  ['28,5', undefined],
  ['λ ≥', undefined],
])('a figure that reads %s means %s', (text, term) => {
  expect(at(`<dl><dd>${text}</dd></dl>`, 'dd')).toBe(term)
  expect(at(row('impact', text), 'i')).toBe(term)
})

test('a dash of a column without figures is none; a service life is explained as one', () => {
  expect(at(row('framing', '–'), 'i')).toBeUndefined()
  expect(at(row('serviceLife', '≥ 50'), 'i')).toBe('serviceLife')
})

test('a word that names its meaning has it, whatever it reads', () => {
  expect(at('<button data-term="moduleD">D</button>', 'button')).toBe('moduleD')
  expect(at('<button data-term="nothing">D</button>', 'button')).toBeUndefined()
})
