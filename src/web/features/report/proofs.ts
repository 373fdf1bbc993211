import type { Conformity } from '#contract/assessment.ts'
import { measureName } from '#vocabulary/measures.ts'
import { ABSENT, type Quantity, quantities } from '#web/lib/format.ts'
import { isUnconfirmed, verdictOf } from '#web/lib/verdict.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { moistureProofs, type Proof } from './moisture-proofs.ts'
import type { Words } from './words.ts'

const symbols: Readonly<Record<string, string>> = {
  uValue: 'U',
  conductivity: 'λ',
  thermalResistance: 'R',
  fRsi: 'fRsi',
  condensate: 'mc',
  evaporation: 'mev',
}
const written: Readonly<Record<string, Quantity>> = {
  uValue: 'uValueRated',
  conductivity: 'conductivity',
  thermalResistance: 'resistance',
  fRsi: 'factor',
}

/** Works, exemption, note and mark of a limit, as far as it has them. */
function besides(limit: Conformity, { t, common, locale }: Words): string[] {
  const verdict = verdictOf(limit)
  return [
    ...(limit.measure.length > 0 ? [limit.measure.map((one) => measureName(one, locale)).join(', ')] : []),
    ...(verdict === 'orientation' || verdict === 'exempt' ? [common(`verdict.${verdict}`)] : []),
    ...(isUnconfirmed(limit) ? [t('unconfirmed')] : []),
  ]
}

function limitProof(limit: Conformity, words: Words): Proof {
  const {
    t,
    formats: { figure, number },
  } = words
  const quantity = written[limit.quantity]
  const unit = quantity ? quantities[quantity].unit : limit.unit
  const write = (value: number | null) => {
    if (value === null) return ABSENT
    return quantity ? figure(quantity, value) : number(value, 2)
  }
  const symbol = symbols[limit.quantity] ?? limit.quantity
  const bound = `${symbol} ${limit.relation === 'atMost' ? '≤' : '≥'} ${write(limit.limit)}`
  const text = t('present', { limit: bound, value: `${write(limit.value)} ${unit === '1' ? '' : unit}`.trim() })
  const notes = [...limit.exemptions.map((exemption) => exemption.text), ...(limit.note === null ? [] : [limit.note])]
  return {
    fulfilled: limit.fulfilled,
    title: limit.title,
    text: [[text, ...besides(limit, words)].join(', '), ...notes].join('. '),
  }
}

/** Every limit for the element type with what the construction has, and the verdict on condensate in words. */
export const proofsOf = (reported: Reported, words: Words): Proof[] => [
  ...reported.kpis.conformity.map((limit) => limitProof(limit, words)),
  ...moistureProofs(reported, words),
]
