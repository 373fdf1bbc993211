import { use } from 'react'
import type { Locale } from '#vocabulary/constructions.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { type Formats, formatsOf } from '#web/lib/format.ts'
import { type Catalogue, type Messages, type Texts, type TextsIn, textsOf } from '#web/lib/i18n/catalogue.ts'
import { languageTag } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { reportTexts } from './report-texts.ts'

/** The words and formats of a report, which may be in another language than the screen. */
export type Words = {
  readonly locale: Locale
  /** BCP 47. */
  readonly tag: string
  readonly t: TextsIn<typeof reportTexts>
  readonly common: TextsIn<typeof commonTexts>
  readonly charts: TextsIn<typeof chartTexts>
  readonly formats: Formats
}

function useTextsIn<M extends Messages>(source: Catalogue<M>, locale: Locale): Texts<M> {
  return textsOf(use(source.load(locale)), locale)
}

/** The words of a report in its language; suspends until they are there. */
export function useWords(locale: Locale): Words {
  const t = useTextsIn(reportTexts, locale)
  const common = useTextsIn(commonTexts, locale)
  const charts = useTextsIn(chartTexts, locale)
  return { locale, tag: languageTag(locale), t, common, charts, formats: formatsOf(locale) }
}
