import { tagName } from '#vocabulary/tag-names.ts'
import type { PrintRatio } from '#web/drawing/sheet-size.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import type { Words } from './words.ts'

/** The fields of the title block: name and value. */
export function stampOf(
  { construction }: Reported,
  { t, formats, locale }: Words,
  ratio: PrintRatio,
  sheet: string,
  today: string,
): readonly (readonly [name: string, value: string])[] {
  return [
    [t('project'), construction.tags.map((tag) => tagName(tag, locale)).join(', ') || '–'],
    [t('author'), construction.owner.name],
    [t('version'), formats.number(construction.version)],
    [t('changed'), formats.date(construction.updatedAt)],
    [t('date'), formats.date(today)],
    [t('scale'), `1:${ratio}`],
    [t('sheet'), sheet],
  ]
}

/** How a construction is called in the language of the report: its mark and its name. */
export function titleOf({ construction }: Reported, { locale }: Pick<Words, 'locale'>): string {
  const name = construction.translations[locale]?.name ?? construction.name
  return construction.code ? `${construction.code} ${name}` : name
}
