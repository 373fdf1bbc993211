import type { Conformity } from '#contract/assessment.ts'

/** What can be said of a limit: met or missed, only an orientation, exempt, too badly documented to decide, or open. */
export type Verdict = 'met' | 'missed' | 'orientation' | 'exempt' | 'unconfirmed' | 'open'

const ofHeat: ReadonlySet<string> = new Set(['uValue', 'conductivity', 'thermalResistance'])

/** Whether a limit is one of heat: of U, of the resistance, or of how the new insulation conducts. */
export const isOfHeat = ({ quantity }: Pick<Conformity, 'quantity'>): boolean => ofHeat.has(quantity)

/** Whether a limit is too badly documented to decide. */
export const isUnconfirmed = ({ status }: Pick<Conformity, 'status'>): boolean =>
  status === 'single' || status === 'recalled'

export function verdictOf(entry: Pick<Conformity, 'fulfilled' | 'kind' | 'exemptions' | 'status' | 'value'>): Verdict {
  if (entry.fulfilled !== null) return entry.fulfilled ? 'met' : 'missed'
  if (entry.kind === 'orientation') return 'orientation'
  if (entry.exemptions.length > 0) return 'exempt'
  return isUnconfirmed(entry) && entry.value !== null ? 'unconfirmed' : 'open'
}
