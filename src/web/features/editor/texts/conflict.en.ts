import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './conflict.de.ts'

/** Texts of the two versions side by side. */
export const en = {
  'conflict.title': 'Two versions',
  'conflict.explanation':
    'While you were editing, the construction was saved elsewhere ({time}). Nothing was overwritten.',
  'conflict.what': 'Item',
  'conflict.mine': 'Your version',
  'conflict.theirs': 'Saved version',
  'conflict.section': 'Section',
  'conflict.layer': 'Layer {number}',
  'conflict.noLayer': '–',
  'conflict.keepMine': 'Save your version',
  'conflict.takeTheirs': 'Take the saved one',
  'conflict.copy': 'Keep yours as a copy',
  'conflict.copySuffix': 'copy',
  'conflict.copied': '{name} saved.',
} satisfies Translation<typeof de>
