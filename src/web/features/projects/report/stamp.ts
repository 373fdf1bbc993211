import type { Letterhead } from '#contract/letterhead.ts'
import type { ReportSource } from './report-source.ts'

/** Mark and name of the project. */
export const titleOf = ({ stored: { code, name } }: Pick<ReportSource, 'stored'>): string =>
  [code, name].filter(Boolean).join(' ')

/** The fields of the title block: name and value. The author is the owner where no other is set. */
export function stampOf(
  source: ReportSource,
  letterhead: Pick<Letterhead, 'author'>,
  today: string,
  sheet: string,
): readonly (readonly [name: string, value: string])[] {
  const { stored, variantName, words } = source
  const { t, formats, projects } = words
  return [
    [t('stamp.project'), `${titleOf(source)}, ${projects(`measure.${stored.measure}`)}`],
    [t('stamp.author'), letterhead.author || stored.owner.name],
    [t('stamp.version'), formats.number(stored.version)],
    [t('stamp.date'), formats.date(today)],
    [t('stamp.variant'), variantName],
    [t('stamp.sheet'), sheet],
  ]
}
