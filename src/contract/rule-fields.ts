import * as z from 'zod/mini'

/** What a limit is of: rule, source, for how long, and how well it is documented. */
export const ruleFields = {
  requirement: z.string().check(z.describe('Id of the rule')),
  pack: z.string().check(z.describe('Id of the source’s rules')),
  title: z.string(),
  law: z.nullable(z.enum(['GEG', 'GModG'])).check(z.describe('Name of the act on the day whose rules hold')),
  source: z.string(),
  validFrom: z.nullable(z.string()),
  validTo: z.nullable(z.string()).check(z.describe('Last day that the limit was compared for')),
  status: z
    .enum(['primary', 'secondary', 'single', 'recalled'])
    .check(z.describe('How well the limit is documented; single and recalled: unconfirmed, never a verdict')),
} as const
