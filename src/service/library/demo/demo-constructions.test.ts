import { describe, expect, test } from 'vitest'
import { testAssessor } from '#testing/assessor.ts'
import { ownConstructions } from './demo-constructions.ts'

const assess = testAssessor()
const origin = { layers: '/layers', release: '/release' }
const own = ownConstructions()

describe.each(own.map((construction) => [`${construction.code} ${construction.name}`, construction] as const))(
  '%s',
  (_title, construction) => {
    test('has a U-value, a mass and a balance, and its materials are in the catalogue', async () => {
      await assess.check(construction, origin)
      const { uValue, mass, gwp } = await assess.listFigures(construction)
      expect([uValue, mass, gwp]).not.toContain(null)
      expect(construction.translations?.en_GB?.name).toBeTruthy()
    })
  },
)
