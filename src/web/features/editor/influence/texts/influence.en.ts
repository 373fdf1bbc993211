import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './influence.de.ts'

/** Texts of what the figures depend on. */
export const en: Translation<typeof de> = {
  waiting: 'The influences follow as soon as all layers are valid.',
  computing: 'The influence of the assumptions is being computed.',
  failed: 'The influences could not be computed: not all data can be reached.',
  on: 'Influence: {figure}',
  'figure.uValue': 'U-value',
  'figure.gwp': 'GWP',
  'figure.penrt': 'PENRT',
  'figure.pert': 'PERT',
  'figure.thickness': 'Thickness',
  'figure.mass': 'Mass',
  'figure.timeShift': 'Time shift',
  'figure.decrement': 'Decrement',
  'figure.fRsi': 'fRsi',
  'figure.surfaceTemperature': 'Surface',
  'figure.biogenicCarbonStored': 'Biogenic carbon',
  'source.conductivity': 'λ {name} ({number})',
  'source.thickness': '{name} ({number}), thickness',
  'source.serviceLife': 'Service life {name} ({number})',
  'source.dataset': 'Life-cycle figures {name} ({number})',
  'source.framingShare': 'Share of timber in layer {number}',
  smaller: 'smaller value',
  larger: 'larger value',
  more: { one: '{count} more assumption', other: '{count} more assumptions' },
  spread: 'All uncertain at once: 90\u00a0% of the cases between {low} and {high}.',
  limits: 'Probability of keeping the limit',
  drawing: 'drawing',
  draws: '{count} draws',
  'limit.worst': 'worst: {source} {value}, then {result}',
  'worst.misses':
    '{source}: with {value}, {title} ({limit}) is missed, {result}. No other assumption alone costs more.',
  'worst.keeps': 'Even the worst assumption, {source} with {value}, keeps {title} ({limit}): {result}.',
  ranges:
    'Ranges: λ ±\u00a010\u00a0%, thickness ±\u00a05\u00a0mm, at most 5\u00a0%, service life ±\u00a010\u00a0a, life-cycle figures ±\u00a020\u00a0%, share of timber ±\u00a03\u00a0percentage points. A press on a row selects the layer.',
}
