import type { Locale } from '#vocabulary/constructions.ts'
import type { Table } from './table.ts'
import { wordsOf } from './words.ts'

/** For whom and by whom tables are made; empty where nothing was said. */
export type Heading = {
  readonly office: string
  readonly author: string
  readonly project: string
  /** How anyone verifies them. */
  readonly verification?: { readonly code: string; readonly url: string; readonly fingerprint: string }
}

/** The head of a file: office, author and project, as far as they are given; no table where none is. */
export function headingTables({ office, author, project, verification }: Heading, locale: Locale): readonly Table[] {
  const { word } = wordsOf(locale)
  const rows = [
    [word('office'), office],
    [word('author'), author],
    [word('project'), project],
    [word('verificationCode'), verification?.code ?? ''],
    [word('verifiedAt'), verification?.url ?? ''],
    [word('fingerprint'), verification?.fingerprint ?? ''],
  ].filter(([, value]) => value !== '')
  if (rows.length === 0) return []
  const qrCode = verification && { qrCode: verification.url }
  return [{ name: word('heading'), head: [word('property'), word('value')], rows, ...qrCode }]
}
