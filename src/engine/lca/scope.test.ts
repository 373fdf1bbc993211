import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assessed,
  buildDataset,
  buildMaterial,
  declare,
  figure,
  firstGeneration,
  row,
  warningCodes,
} from '#testing/life-cycle-builders.ts'
import { type Boundary, modulesInTotal, modulesWithin, scopeName } from '#vocabulary/life-cycle.ts'
import type { ServiceLifePlace } from '#vocabulary/service-life-positions.ts'

const all = ['A1-A3', 'A4', 'A5', 'C1', 'C2', 'C3', 'C4', 'D'] as const
/** Modules of distinct values: a sum tells which of them are in it. */
const values = Object.fromEntries(all.map((module, index) => [module, 2 ** index])) as Record<
  (typeof all)[number],
  number
>
const material = buildMaterial({
  serviceLife: 25,
  dataset: buildDataset({ modules: all.map((module) => declare(module, { gwpA1: values[module] })) }),
})
const within = (boundary: Boundary, layer: Parameters<typeof assessed>[0] = {}) =>
  assessed({ thickness: 1, material, ...layer }, { ...firstGeneration, modules: modulesWithin[boundary] })

describe('boundary', () => {
  test('A to C: a replacement repeats all of it, as EN 15978 asks', () => {
    const once = 1 + 2 + 4 + 8 + 16 + 32 + 64
    expect(figure(within('full'), 'B4')).toBe(once)
    expect(figure(within('full'), 'total')).toBe(2 * once)
  })

  test('QNG: A1-A3, B4, C3, C4, and a replacement repeats A1-A3, C3 and C4', () => {
    const result = within('qng')
    expect(figure(result, 'B4')).toBe(1 + 32 + 64)
    expect(figure(result, 'total')).toBe(2 * (1 + 32 + 64))
    expect(result.lifeCycle.modules).toEqual(['A1-A3', 'B4', 'C3', 'C4'])
    for (const module of ['A4', 'A5', 'C1', 'C2'] as const) expect(row(result, module).indicators).toEqual({})
  })

  test('production: A1-A3 alone; nothing else is asked for', () => {
    const result = within('product', {
      material: buildMaterial({
        dataset: buildDataset({ modules: [declare('A1-A3', { gwpA1: 1, penrt: 1, pert: 1 })] }),
      }),
    })
    expect(figure(result, 'total')).toBe(1)
    expect(result.lifeCycle.complete).toBe(true)
    expect(figure(within('product', { state: 'existing', remainingServiceLife: 5 }), 'total')).toBe(0)
  })

  test('D is apart in every boundary, once for the layer and once for each replacement', () => {
    for (const boundary of ['full', 'qng'] as const) expect(within(boundary).lifeCycle.moduleD.gwp).toBe(2 * 128)
  })

  test('off-cuts are repeated where A5 is counted, and are none where it is not', () => {
    const cut = 1 + 2 + 16 + 32 + 64
    expect(figure(within('full', { wastage: 0.1 }), 'A5')).toBeCloseTo(4 + 0.1 * cut, 12)
    expect(figure(within('full', { wastage: 0.1 }), 'B4')).toBeCloseTo(127 + 0.1 * cut, 12)
    expect(figure(within('qng', { wastage: 0.1 }), 'total')).toBe(figure(within('qng'), 'total'))
  })

  test('any set of modules: the total is their sum', () => {
    fc.assert(
      fc.property(fc.subarray([...modulesInTotal]), (modules) => {
        const result = assessed({ thickness: 1, material }, { ...firstGeneration, modules })
        const sum = modules.reduce((total, module) => total + (figure(result, module) ?? 0), 0)
        expect(figure(result, 'total') ?? 0).toBe(sum)
      }),
    )
  })

  test('is said in words', () => {
    expect([scopeName(modulesWithin.full), scopeName(modulesWithin.qng), scopeName(modulesWithin.product)]).toEqual([
      'A–C',
      'A1–A3, B4, C3, C4',
      'A1–A3',
    ])
  })
})

test('where the study period outlasts "at least 50 years", 50 are counted with and it is said once', () => {
  const place: ServiceLifePlace = 'structure.masonry'
  const life = { years: 50, isOpen: true, edition: '2017', code: undefined } as const
  const masonry = buildMaterial({ category: 'masonry' })
  const over = (referenceStudyPeriod: number) =>
    assessed(
      { thickness: 0.24, material: masonry },
      { ...firstGeneration, referenceStudyPeriod, serviceLives: new Map([[place, life]]) },
    )
  expect(warningCodes(over(50))).not.toContain('serviceLifeOpen')
  expect(over(80).warnings).toContainEqual({ code: 'serviceLifeOpen', values: { layers: '1', years: 80 } })
  expect(over(80).layers[0]?.replacements).toBe(1)
})
