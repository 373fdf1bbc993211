import type { ConstructionListItem } from '#contract/constructions.ts'
import { csv } from '#interchange/csv/csv.ts'
import { type Column, millimetres, tableOf } from '#interchange/tables/table.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { download } from '#web/lib/download.ts'
import { quantities } from '#web/lib/format.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import type { commonTexts } from '#web/lib/lib-texts.ts'
import type { questionsTexts } from './questions-texts.ts'

type Words = {
  readonly t: TextsIn<typeof questionsTexts>
  readonly common: TextsIn<typeof commonTexts>
  readonly locale: Locale
}

/** What a question has found, one construction a row, unrounded and in the units on screen. */
export function answerCsv(items: readonly ConstructionListItem[], { t, common, locale }: Words): string {
  const columns: readonly Column<ConstructionListItem>[] = [
    ['ID', ({ id }) => id],
    [t('code'), ({ code }) => code],
    [t('name'), ({ name }) => name],
    [t('owner'), ({ owner }) => owner.name],
    [t('kind.type'), ({ type }) => common(`type.${type}`)],
    [`${t('kind.uValue')}, ${quantities.uValue.unit}`, ({ uValue }) => uValue],
    [`${t('kind.gwp')}, ${quantities.gwp.unit}`, ({ gwp }) => gwp],
    [t('bound'), ({ complete, gwp }) => (complete || gwp === null ? '' : t('lowerBound'))],
    [`${t('kind.thickness')}, mm`, ({ thickness }) => millimetres(thickness)],
    [t('updatedAt'), ({ updatedAt }) => updatedAt.slice(0, 10)],
  ]
  return csv([tableOf(t('results'), columns, items)], locale)
}

/** Hands it out as a file. */
export const downloadAnswer = (items: readonly ConstructionListItem[], words: Words): void =>
  download(`${words.t('fileName')}.csv`, new Blob([answerCsv(items, words)], { type: 'text/csv;charset=utf-8' }))
