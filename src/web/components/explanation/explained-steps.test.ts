import { describe, expect, test } from 'vitest'
import { explanationOf, type Step } from './explained-steps.ts'

const step = (quantity: string, layer: number | null, value: number, inputs: Step['inputs'] = {}): Step => ({
  quantity,
  layer,
  value,
  inputs,
  formula: 'sumOfModules',
  clause: 'EN 15978',
  unit: '1',
})
const trace = [
  step('thermal.rsi', null, 0.13),
  step('layers.resistance', 0, 4),
  step('layers.resistance', 1, 0.1),
  step('thermal.rse', null, 0.04),
  step('thermal.uValue', null, 0.234),
  step('lifeCycle.referenceFlow', 0, 8),
  step('lifeCycle.replacements', 0, 1),
  step('lifeCycle.gwp', 0, 12, { 'A1-A3': 10, B4: 2 }),
  step('lifeCycle.gwp', 1, 3, { 'A1-A3': 3 }),
  step('lifeCycle.gwp', null, 15, { 'A1-A3': 13, B4: 2 }),
]
const behind = (figure: Parameters<typeof explanationOf>[1]) =>
  explanationOf(trace, figure)?.behind.map(({ quantity, layer, value }) => [quantity, layer, value])

describe('the explanation of a figure', () => {
  test('of the whole shows surfaces and every layer', () => {
    expect(behind({ quantity: 'thermal.uValue', layer: null })).toEqual([
      ['thermal.rsi', null, 0.13],
      ['layers.resistance', 0, 4],
      ['layers.resistance', 1, 0.1],
      ['thermal.rse', null, 0.04],
    ])
  })

  test('of a layer shows what the layer needs, and nothing of others', () => {
    expect(behind({ quantity: 'lifeCycle.gwp', layer: 0 })).toEqual([
      ['lifeCycle.referenceFlow', 0, 8],
      ['lifeCycle.replacements', 0, 1],
    ])
  })

  test('of one module shows what each layer adds to it, and leaves out those that add nothing', () => {
    const figure = { quantity: 'lifeCycle.gwp', layer: null, module: 'B4' } as const
    expect(explanationOf(trace, figure)?.step.value).toBe(2)
    expect(behind(figure)).toEqual([['lifeCycle.gwp', 0, 2]])
  })

  test('is missing where the result does not tell', () => {
    expect(explanationOf(trace, { quantity: 'lifeCycle.biogenicCarbonStored', layer: null })).toBeUndefined()
    expect(explanationOf(trace, { quantity: 'lifeCycle.gwp', layer: null, module: 'C4' })).toBeUndefined()
  })
})
