import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './at-hand.de.ts'

/** Texts that explain a figure where it stands. */
export const en = {
  'lack.conductivity': 'λ is missing',
  'lack.density': 'Density is missing',
  'lack.specificHeatCapacity': 'Heat capacity is missing',
  'lack.vapourResistanceFactor': 'μ is missing',
  'lack.material': 'Material no longer in the catalogue',
  'lack.dataset': 'Dataset is missing',
  'lack.generation': 'EPD by another amendment of EN 15804',
  'lack.accessory': 'Built-in part without dataset',
  'lack.conversion': 'Dataset cannot be converted',
  'lack.serviceLife': 'Service life is missing',
  'lack.remainingServiceLife': 'Remaining service life is missing',
  'lack.declaration': 'Modules not declared',
  'lack.indicator': 'Indicator not declared',
  'lack.of': '{number} {name}',
  'lack.ofMembers': 'Studs in {number} {name}',
  'lack.further': { one: 'and {count} more', other: 'and {count} more' },
  'limit.thickness': {
    one: '+ {count}\u00a0mm insulation is enough',
    other: '+ {count}\u00a0mm insulation is enough',
  },
  'limit.size': '{thickness}\u00a0mm',
  'limit.take': '{name} to {thickness}\u00a0mm',
  'limit.takeSold': '{name} to {thickness}\u00a0mm, as sold',
  'limit.taken': '{name}: {thickness}\u00a0mm.',
  'limit.never': 'Thicker insulation alone is not enough.',
  'limit.noInsulation': 'There is no new insulation that could be thicker.',
  'limit.conductivity': 'Thickness does not help: insulation of λ ≤ {limit} is asked for.',
  'limit.rounded': '{value} counts as {rated}: proofs round U to two decimals.',
  'steps.title': 'First steps, {step} of 3',
  'steps.1': 'One line is enough for a whole construction: thickness and material, separated by |. Enter takes it.',
  'steps.2': 'U, moisture and GWP follow whatever you enter. A click on a figure shows how it came about.',
  'steps.3': 'Drag borders in the drawing, and numbers too. Ctrl Z takes everything back, ? shows all keys.',
  'steps.gone': 'Got it',
} as const satisfies Translation<typeof de>
