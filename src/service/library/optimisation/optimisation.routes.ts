import type { Handlers } from '#service/http/handlers.ts'
import type { OptimisationService } from './optimisation.service.ts'

export const optimisationHandlers = ({ optimise }: OptimisationService): Pick<Handlers, 'optimiseConstruction'> => ({
  optimiseConstruction: async ({ caller, body, signal }) => ({ body: await optimise(caller, body, signal) }),
})
