import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './built-in.de.ts'

/** Texts of what is built into a layer. */
export const en = {
  title: 'Built-in parts, layer {number}',
  intro: 'What is within the layer counts in mass and life cycle, and is replaced with it.',
  none: 'Nothing built in.',
  amount: 'Amount, {unit}',
  range: 'Usually {low} to {high}\u00a0{unit}.',
  asked: 'By structural design, or as the maker tells.',
  spacing: 'Spacing, mm',
  serviceLife: 'Service life, a',
  withLayer: 'that of the layer',
  mass: '{mass} in this layer.',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  add: 'Add',
  choose: 'Built-in part',
  usual: 'Usual for this component',
  'kind.reinforcement': 'Reinforcement',
  'kind.studs': 'Studs',
  'kind.profile': 'Profiles',
  'kind.fastener': 'Fixings',
  'kind.mesh': 'Mesh',
  'kind.mortar': 'Mortar',
  'kind.services': 'Services',
  added: '{name} added.',
  removed: '{name} removed.',
  done: 'Done',
} satisfies Translation<typeof de>
