import type { ImportReport } from '#contract/catalogue-imports.ts'

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Entries a list of the report has at most; the counts say how many there are. */
const LISTED = 500

export type Skipped = ImportReport['skippedList'][number]
export type Doubtful = ImportReport['doubtfulList'][number]

/** Counts while an import goes on. */
export function reportKeeper() {
  const report: Mutable<ImportReport> = {
    rows: 0,
    datasets: 0,
    added: 0,
    unchanged: 0,
    skipped: 0,
    doubtful: 0,
    notLayerable: 0,
    types: {},
    skippedList: [],
    doubtfulList: [],
    materials: { shipped: 0, sameUuid: 0, predecessor: 0, sameName: 0, missing: 0 },
  }
  return {
    report,
    skip(entry: Skipped): void {
      report.skipped += 1
      if (report.skippedList.length < LISTED) report.skippedList.push(entry)
    },
    doubt(entry: Doubtful): void {
      report.doubtful += 1
      if (report.doubtfulList.length < LISTED) report.doubtfulList.push(entry)
    },
  }
}
export type ReportKeeper = ReturnType<typeof reportKeeper>
