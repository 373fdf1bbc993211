import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './service-life.de.ts'

/** Texts of how long a layer serves. */
export const en = {
  title: 'Service life',
  years: { one: '{count} year', other: '{count} years' },
  atLeast: 'at least {years}',
  unknown: 'The service life is not known.',
  byRule: '{years}: {position}. {reason}.',
  byMaterial: '{years} by the material: {reason}.',
  noEntry: '{years} by the material: the table says nothing of “{position}”.',
  edition: 'BBSR {edition}',
  borrowed: 'The {asked} edition leaves the position open; the figure is that of {edition}.',
  enclosed: 'Enclosed: lives shorter than the layers on both sides and cannot be replaced by itself.',
  asNeighbours: 'As its neighbours: {years}',
  asNeighboursReason: 'enclosed, lives as long as the layers beside it',
  position: 'Position in the component',
  byRules: 'from the layers',
  own: 'Own service life, a',
  reason: 'Reason',
  reasonHint: 'Stands in the report.',
  reasonMissing: 'Without it the report says “no reason given”.',
} satisfies Translation<typeof de>
