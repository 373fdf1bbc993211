import type { Letterhead } from '#contract/letterhead.ts'
import { tagName } from '#vocabulary/tag-names.ts'
import type { PrintRatio } from '#web/drawing/sheet-size.ts'
import { constructionName } from '#web/lib/construction-name.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import type { Words } from './words.ts'

/** Whose the sheets are, and what they are for; empty where nothing was typed. */
export type Heading = Letterhead & { readonly project: string }

/** What heads a report; the author is the owner where no other is set. */
export const headingOf = ({ construction }: Reported, letterhead: Letterhead, project: string): Heading => ({
  ...letterhead,
  author: letterhead.author || construction.owner.name,
  project,
})

/** The fields of the title block: name and value. */
export function stampOf(
  { reported: { construction }, words: { t, formats, locale }, heading }: Headed,
  ratio: PrintRatio,
  sheet: string,
  today: string,
): readonly (readonly [name: string, value: string])[] {
  return [
    heading.project === ''
      ? [t('tags'), construction.tags.map((tag) => tagName(tag, locale)).join(', ') || '–']
      : [t('project'), heading.project],
    [t('author'), heading.author],
    [t('version'), formats.number(construction.version)],
    [t('changed'), formats.date(construction.updatedAt)],
    [t('date'), formats.date(today)],
    [t('scale'), `1:${ratio}`],
    [t('sheet'), sheet],
  ]
}
type Headed = { readonly reported: Reported; readonly words: Words; readonly heading: Heading }

/** How a construction is called in the language of the report: its mark and its name. */
export function titleOf({ construction }: Reported, { locale }: Pick<Words, 'locale'>): string {
  const name = constructionName(construction, locale)
  return construction.code ? `${construction.code} ${name}` : name
}
