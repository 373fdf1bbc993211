import { expect, test } from 'vitest'
import type { Conformity } from '#contract/assessment.ts'
import type { CostFigures } from '#contract/cost-figures.ts'
import { type Asked, firstAsked, goalsOf, limitProblems, objectivesOf, tellable, toldCosts } from './asked.ts'

const rule = (pack: string, limit: number, margin: number, quantity = 'uValue') =>
  ({ pack, quantity, limit, margin }) as Conformity
const asked = (change: Partial<Asked> = {}): Asked => ({ ...firstAsked([], null), ...change })
const limits = { uValue: '0,15', gwp: '', thickness: '420', timeShift: '10', cost: '' }

test('limits are read as one types them, in the units of the screen', () => {
  expect(goalsOf(asked({ limits, isDry: true }))).toEqual([
    { quantity: 'uValue', relation: 'atMost', limit: 0.15 },
    { quantity: 'thickness', relation: 'atMost', limit: 0.42 },
    { quantity: 'timeShift', relation: 'atLeast', limit: 10 },
    { moisture: 'noCondensate' },
  ])
})

test('rules that are to be kept say themselves what they ask of U', () => {
  const goals = goalsOf(asked({ pack: 'passiveHouse', limits: { ...limits, uValue: 'nonsense' } }))
  expect(goals[0]).toEqual({ pack: 'passiveHouse' })
  expect(goals).not.toContainEqual(expect.objectContaining({ quantity: 'uValue' }))
})

test('what is no number, or none that can be meant, is named', () => {
  expect(limitProblems(asked({ limits: { uValue: 'x', gwp: '', thickness: '0', timeShift: '60', cost: '' } }))).toEqual(
    {
      uValue: 'notANumber',
      thickness: 'outOfRange',
      timeShift: 'outOfRange',
    },
  )
})

test('costs are asked for by whoever has prices, discounted ones with a rate', () => {
  const byCost = asked({ first: 'costDiscounted', second: 'cost', limits: { ...limits, cost: '200' } })
  const costs = toldCosts({ discountRate: null } as CostFigures)
  expect([toldCosts(undefined), costs]).toEqual([[], ['cost', 'costOverStudyPeriod']])
  expect(objectivesOf(tellable(byCost, costs))).toEqual(['gwp', 'cost'])
  expect(goalsOf(tellable(byCost, costs))).toContainEqual({ quantity: 'cost', relation: 'atMost', limit: 200 })
  const none = tellable(byCost, [])
  expect(objectivesOf(none)).toEqual(['gwp', 'uValue'])
  expect(goalsOf(none)).not.toContainEqual(expect.objectContaining({ quantity: 'cost' }))
})

test('at first the laxest rules that are missed are asked for, the strictest where all are kept', () => {
  const [law, funding, passive] = [
    rule('gegAnnex7', 0.24, 0.1),
    rule('begEm', 0.2, -0.1),
    rule('passiveHouse', 0.15, -0.3),
  ]
  expect(firstAsked([law, passive, funding], 0).pack).toBe('begEm')
  expect(firstAsked([law], 0).pack).toBe('gegAnnex7')
  expect(firstAsked([rule('din4108-2', 1.2, -1, 'thermalResistance')], null)).toMatchObject({
    pack: null,
    isDry: false,
  })
})

test('an objective is not weighed against itself', () => {
  expect(objectivesOf(asked({ first: 'gwp', second: 'gwp' }))).toEqual(['gwp'])
  expect(objectivesOf(asked({ first: 'thickness', second: 'gwp' }))).toEqual(['thickness', 'gwp'])
})
