import { expect, test } from 'vitest'
import { testCatalogue } from '#testing/assessor.ts'
import { problemOf } from '#testing/optimisation-problems.ts'
import { randomConstructions } from '#testing/random-constructions.ts'
import { alternativesOf } from './alternatives.ts'
import { figuresOf } from './figures.ts'
import { pathFigures } from './leaf.ts'
import { leafVisitor, partsOf } from './leaves.ts'
import { ranksOf } from './ranks.ts'
import { regionsOf } from './regions.ts'

const stock = {
  materials: [...testCatalogue().materials.keys()],
  releases: [{ id: 'OBD_2020_II', datasets: ['f8afef87-5de3-4996-838c-1f2af9ef81df'] }],
}

test.each(Array.from({ length: 30 }, (_, seed) => seed))(
  'construction %d: delay, damping, surface and dryness by tables are those of an assessment',
  async (seed) => {
    const { type, layers, settings } = randomConstructions(stock, 500 + seed)()
    const problem = await problemOf({
      type,
      layers,
      settings,
      freedoms: {
        layers: layers.slice(0, 2).map(({ thickness }, layer) => ({
          layer,
          thickness: { values: [0.6, 1, 1.9].map((part) => Math.min(1, Math.max(0.001, part * thickness))) },
          materials: ['mw_facade_035', 'osb'],
        })),
      },
    })
    const { slots } = problem
    const alternatives = alternativesOf(problem)
    const { rankOf, choiceOf } = ranksOf(slots)
    const visit = leafVisitor(rankOf)
    for (const region of regionsOf(slots, alternatives))
      for (const part of partsOf(region))
        visit(region, part, (leaf, rank) => {
          const assessment = alternatives.assess(choiceOf(rank))
          const figures = figuresOf(assessment)
          for (const figure of pathFigures) {
            const exact = figures[figure]
            if (exact === null) expect(leaf[figure]).toBeNaN()
            else expect(leaf[figure] / exact).toBeCloseTo(1, 9)
          }
          const { applicable, condensate } = assessment.moisture
          expect(leaf.condenses()).toBe(!applicable || (condensate !== 0 && isDecided(assessment.layers)))
        })
  },
)

/** Where a layer has no known resistance to vapour, tables leave the answer to the assessment. */
const isDecided = (layers: readonly { readonly counted: boolean; readonly sd: number | null }[]) =>
  layers.every(({ counted, sd }) => !counted || sd !== null)
