import { places } from '#vocabulary/service-life-names.en.ts'
import { lifeCycleWarnings } from './life-cycle-warnings.en.ts'
import { limits } from './limits.en.ts'
import { proof } from './moisture.en.ts'
import { physicsWarnings } from './physics-warnings.en.ts'
import { placements } from './placements.en.ts'
import { titled } from './sentence.ts'
import type { Words } from './words.ts'

/** All that an assessment says in English. */
export const words: Words = {
  locale: 'en_GB',
  warnings: {
    ...physicsWarnings,
    ...lifeCycleWarnings,
    typesDiffer: 'The constructions are different elements; their figures can be compared to a limited degree only.',
    balanceIncomplete: 'Data is missing for layers of this construction; its life-cycle figures are lower bounds.',
    basisDiffers: 'Study period, system boundary and service lives of all are those of the first construction.',
    modulesLeftOut: ({ show }) =>
      `Left out, because not every layer of every construction declares them: ${show('modules')}.`,
    reinforcementMissing: ({ show }) =>
      `The concrete counts without reinforcement; ${show('usual')}\u00a0kg/m³ are usual.`,
    releaseDiffers: ({ show }) => `For the comparison all use data release ${titled(show('release'))}.`,
  },
  proof,
  limits,
  placements,
  places,
  climates: { mannheimTry2010: 'Mannheim, TRY 2010', iso13788C2: 'Example C.2 of ISO 13788' },
}
