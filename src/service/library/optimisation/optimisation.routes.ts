import type { Handlers } from '#service/http/handlers.ts'
import type { OptimisationService } from './optimisation.service.ts'
import type { VariationsService } from './variations.service.ts'

type Names = 'optimiseConstruction' | 'drawInsulationCurve' | 'testSensitivity'

/** What a construction could be, and what its figures depend on. */
export const optimisationHandlers = (
  { optimise }: OptimisationService,
  { insulationCurve, sensitivity }: VariationsService,
): Pick<Handlers, Names> => ({
  optimiseConstruction: async ({ caller, body, query: { costs }, signal }) => ({
    body: await optimise(caller, { ...body, costs }, signal),
  }),
  drawInsulationCurve: async ({ caller, body, signal }) => ({ body: await insulationCurve(caller, body, signal) }),
  testSensitivity: async ({ caller, body, signal }) => ({ body: await sensitivity(caller, body, signal) }),
})
