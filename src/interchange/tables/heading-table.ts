import type { Locale } from '#vocabulary/constructions.ts'
import type { Table } from './table.ts'
import { wordsOf } from './words.ts'

/** For whom and by whom tables are made; empty where nothing was said. */
export type Heading = { readonly office: string; readonly author: string; readonly project: string }

/** The head of a file: office, author and project, as far as they are given; no table where none is. */
export function headingTables({ office, author, project }: Heading, locale: Locale): readonly Table[] {
  const { word } = wordsOf(locale)
  const rows = [
    [word('office'), office],
    [word('author'), author],
    [word('project'), project],
  ].filter(([, value]) => value !== '')
  return rows.length === 0 ? [] : [{ name: word('heading'), head: [word('property'), word('value')], rows }]
}
