import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './alternatives.de.ts'

/** Texts of materials that could stand in the place of one, with less GWP. */
export const en = {
  title: 'Layer {number}: like {name}, less CO₂',
  'equal.resistance':
    'Materials of the same use, of the thickness that leaves the thermal resistance as it is. GWP {scope} of the whole construction over {years} years, per m².',
  'equal.thickness':
    'Materials of the same use at the same thickness. GWP {scope} of the whole construction over {years} years, per m².',
  material: 'Material',
  thickness: 'Thickness',
  gwp: 'GWP, kg CO₂e',
  difference: 'Difference',
  u: 'U-value',
  now: 'now',
  take: 'Take',
  takeOf: 'Take {name}, {thickness}',
  taken: 'Layer {number}: {name}, {thickness}.',
  computing: 'Being computed.',
  none: 'No material of the same use has less GWP.',
  unknown: 'Data of this layer is missing for the balance; nothing can be compared.',
  failed: 'The materials cannot be reached.',
} as const satisfies Translation<typeof de>
