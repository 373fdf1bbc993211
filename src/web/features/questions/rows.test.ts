import { expect, test } from 'vitest'
import { conditionOf, parametersOf, type Question, questionFrom } from './rows.ts'

const question: Question = {
  join: 'any',
  rows: [
    { kind: 'type', turned: true, values: ['outerWall', 'flatRoof'] },
    { kind: 'tags', turned: false, values: ['Schule ~ Süd', 'a:b'] },
    { kind: 'uValue', turned: false, values: ['0.2'] },
    { kind: 'gwp', turned: true, values: [] },
    { kind: 'expired', turned: false, values: [] },
  ],
}

test('a question comes back from the address as it was', () => {
  expect(questionFrom(new URLSearchParams(parametersOf(question).toString()))).toEqual(question)
})

test('what is not entered is not asked', () => {
  expect(conditionOf(question)).toEqual({
    on: 'any',
    of: [
      { on: 'not', of: { on: 'type', in: ['outerWall', 'flatRoof'] } },
      { on: 'tags', all: ['Schule ~ Süd', 'a:b'] },
      { on: 'figure', figure: 'uValue', min: 0.2 },
      { on: 'expired', is: true },
    ],
  })
  expect(conditionOf({ join: 'all', rows: [{ kind: 'text', turned: false, values: [] }] })).toBeUndefined()
})

test.each(['if=weight:5', 'if=type:tunnel', 'if=tags:%25E0%25', 'if='])('%s is left out or empty', (address) => {
  expect(conditionOf(questionFrom(new URLSearchParams(address)))).toBeUndefined()
})
