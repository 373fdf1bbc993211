import { clsx } from 'clsx'
import type { ImportReport } from '#contract/catalogue-imports.ts'
import { Notice } from '#web/components/notice.tsx'
import css from '#web/features/administration/administration.module.css'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { languageTag, useLocale } from '#web/lib/i18n/locale.ts'
import { fill } from '#web/lib/i18n/message.ts'
import { dataTexts } from '../administration-texts.ts'

type Entry = {
  readonly key: string
  readonly line: number | null
  readonly what: string
  readonly why: string
}

function Entries({ title, entries, total }: { title: string; entries: readonly Entry[]; total: number }) {
  const t = useTexts(dataTexts)
  if (total === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      {total > entries.length && <p className="small dim">{t('firstOf', { count: entries.length })}</p>}
      <table className={clsx('table tight', css.reportList)}>
        <tbody>
          {entries.map(({ key, line, what, why }) => (
            <tr key={key}>
              <td className="num nowrap">{line === null ? '' : t('line', { line })}</td>
              <td>{why}</td>
              <td className="small dim">{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** What an import took, left out and doubts, with the lines of the file. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const t = useTexts(dataTexts)
  const tag = languageTag(useLocale())
  const { rows, datasets, added, unchanged, keptAsShipped = 0, skipped, doubtful, notLayerable, materials } = report
  const skippedEntries = report.skippedList.map(({ line, uuid, version, code, column = '', value = '' }) => ({
    key: `${line} ${uuid} ${version}`,
    line,
    what: `${uuid} ${version}`,
    why: fill(t(`problem.${code}`), { column, value: value && `„${value}“` }, tag),
  }))
  const doubtfulEntries = report.doubtfulList.map(({ line, uuid, version, name, code, material = '' }) => ({
    key: `${line} ${uuid} ${version} ${code} ${material}`,
    line,
    what: `${name}, ${uuid} ${version}`,
    why: fill(t(`doubt.${code}`), { material: material.replaceAll('_', ' ') }, tag),
  }))
  return (
    <div>
      <p>
        {t('reportCounts', { rows, datasets, added, unchanged, skipped })}
        {notLayerable > 0 && `; ${t('reportLayers', { count: notLayerable })}`}
      </p>
      {keptAsShipped > 0 && <Notice kind="plain">{t('keptAsShipped', { count: keptAsShipped })}</Notice>}
      <p className="small dim">
        {t('reportMaterials', {
          same: materials.shipped + materials.sameUuid,
          followed: materials.predecessor,
          named: materials.sameName,
          missing: materials.missing,
        })}
      </p>
      <Entries title={t('skippedTitle', { count: skipped })} entries={skippedEntries} total={skipped} />
      <Entries title={t('doubtfulTitle', { count: doubtful })} entries={doubtfulEntries} total={doubtful} />
    </div>
  )
}
