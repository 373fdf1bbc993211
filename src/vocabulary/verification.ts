/** Letters of a code: no I, L, O, U, which are read wrongly (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

/** Characters of a code: 120 random bits. */
const CODE_LENGTH = 24

/** A code from random bytes, of each the lower five bits: `7K3M-…` in groups of four. */
export function codeOf(random: Uint8Array): string {
  const letters = [...random.subarray(0, CODE_LENGTH)].map((byte) => LETTERS[byte & 31])
  if (letters.length < CODE_LENGTH) throw new RangeError(`a code needs ${CODE_LENGTH} bytes`)
  return grouped(letters.join(''))
}

const grouped = (letters: string) => (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')

/** A code as it was typed or read aloud: any case, with or without hyphens of any length, O for 0 and I or L for 1; or the whole address that ends with it. @returns null where it is none */
export function readCode(typed: string): string | null {
  const [last = ''] = typed.trim().split('/').slice(-1)
  const letters = last
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return letters.length === CODE_LENGTH && !letters.split('').some((one) => !LETTERS.includes(one))
    ? grouped(letters)
    : null
}

/** What a report that can be verified tells of. */
export const reportKinds = ['construction', 'comparison', 'renovation', 'project'] as const
export type ReportKind = (typeof reportKinds)[number]

/** What computing again has shown of a report. */
export const verificationOutcomes = ['equal', 'different', 'notComputable', 'withdrawn'] as const

/** Why a figure may be another one than the report says. */
export const differenceReasons = [
  'newerEngine',
  'newerCatalogue',
  'releaseGone',
  'materialChanged',
  'unexplained',
] as const
export type DifferenceReason = (typeof differenceReasons)[number]

/** What figures follow from, and what may be another now than in the report. */
export const differingInputs = ['engine', 'catalogue', 'release', 'material', 'rule', 'limit'] as const
export type DifferingInput = (typeof differingInputs)[number]

/** Parts of what is kept of a report, each with a fingerprint of its own. */
export const reportParts = ['layers', 'building', 'settings', 'data', 'engine', 'rules', 'figures', 'heading'] as const
export type ReportPart = (typeof reportParts)[number]
