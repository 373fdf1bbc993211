import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './commands.de.ts'

export const en = {
  hits: 'Results',
  constructions: 'Constructions',
  materials: 'Materials',
  commands: 'Commands',
  recent: 'Opened recently',
  places: 'Jump to',
  filterByTag: 'Filter the library by tag “{tag}”',
  searching: 'Searching',
  count: { one: '{count} result', other: '{count} results' },
  none: 'Nothing found for “{text}”',
  failed: 'Searching is not possible right now. Commands still work.',
  choose: 'choose',
  open: 'open',
  toComparison: 'to the comparison',
  close: 'close',
  chosen: 'in the comparison',
  added: '{name} noted for comparison, {count} of {most}.',
  removed: '{name} taken out of the comparison.',
  full: 'A comparison takes {most} constructions at most.',
  shortcuts: 'Keyboard shortcuts',
  shortcutsText: 'Single keys act only outside fields and can be switched off.',
  singleKeys: 'Single keys act',
} satisfies Translation<typeof de>
