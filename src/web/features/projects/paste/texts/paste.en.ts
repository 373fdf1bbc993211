import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './paste.de.ts'

export const en = {
  title: 'Paste a table',
  new: { one: '{count} new row', other: '{count} new rows' },
  changed: { one: '{count} changed', other: '{count} changed' },
  faulty: { one: '{count} with a gap', other: '{count} with gaps' },
  refused: { one: '{count} not taken', other: '{count} not taken' },
  put: { one: 'Take over {count} row', other: 'Take over {count} rows' },
  unknownColumns: 'Columns left out: {names}',
  computed: 'Computed, and not taken over: {names}',
  unknownNames: 'Not known in the project. What do these names stand for?',
  inProject: 'In the project',
  inLibrary: 'Library',
  shipped: 'To begin with',
  leave: 'leave it, choose later',
  moreNames: { one: 'and {count} more name', other: 'and {count} more names' },
  line: 'Line',
  becomes: 'becomes',
  isNew: 'new',
  isChanged: 'changed',
  more: { one: 'and {count} more row', other: 'and {count} more rows' },
  notTaken: 'Not taken:',
  refusedLine: 'Line {line}',
  noRoom: 'no room, {most} rows at most in a project',
  twice: 'a row before it changes the same one',
  ambiguous:
    'Numbers such as 1.250 or 1,250 in {names} do not tell what stands before the decimals. They are read with a:',
  decimals: 'Sign before the decimals',
  comma: 'decimal comma',
  point: 'decimal point',
} satisfies Translation<typeof de>
