import type { RuleNote } from '#engine/conformity/rule-pack.ts'
import type { Words } from './words.ts'

/** Day since which the building energy act carries its present name (BGBl. 2026 I Nr. 226). */
const RENAMED = '2026-07-29'

/** Name of the building energy act on a day. */
export const lawName = (asOf: string): 'GEG' | 'GModG' => (asOf < RENAMED ? 'GEG' : 'GModG')

type Named = { readonly requirement: string; readonly pack: string; readonly row: string | null }

/** Title of a limit on a day, for the law changes its name; the id itself where it has none. */
export function requirementTitle({ requirement, pack, row }: Named, asOf: string, { limits }: Words): string {
  const { titles, rowTitle } = limits
  const text = row === null ? (titles[requirement.replace(/\.low$/, '')] ?? titles[pack]) : rowTitle
  return text?.replace('{law}', lawName(asOf)).replace('{row}', row ?? '') ?? requirement
}

/** What a rule says beside its limit, in one text; null where it says nothing. */
export function noteText(codes: readonly RuleNote[], conductivity: number | null, words: Words): string | null {
  if (codes.length === 0) return null
  const lambda = conductivity === null ? '–' : String(conductivity)
  const shown = words.locale === 'de_DE' ? lambda.replace('.', ',') : lambda
  return codes.map((code) => words.limits.notes[code].replace('{conductivity}', shown)).join(' ')
}
