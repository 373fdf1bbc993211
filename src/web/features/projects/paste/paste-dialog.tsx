import { useMemo, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { ProjectDraft, RowList } from '../document/draft.ts'
import type { Edit } from '../document/edits.ts'
import { projectTexts } from '../projects-texts.ts'
import { constructionName } from '../schedule/construction-choice.tsx'
import css from './paste.module.css'
import { putIn } from './put-in.ts'
import { type PastedRow, type PastedTable, readTable } from './read-table.ts'

/** Rows of the preview that are drawn; the rest is counted. */
const SHOWN = 200

/** Constructions that the table names and the project does not know, to be told what they are. */
function useMapped(list: RowList, text: string, draft: ProjectDraft) {
  const [mapped, setMapped] = useState<Readonly<Record<string, string>>>({})
  const read = useMemo(() => readTable(list, text, draft), [list, text, draft])
  const key = list === 'openings' ? 'type' : 'construction'
  const unknown = [...new Set(read.rows.flatMap(({ faults }) => (faults[key] === undefined ? [] : [faults[key]])))]
  const table = useMemo((): PastedTable => {
    const rows = read.rows.map((row): PastedRow => {
      const { [key]: fault, ...faults } = row.faults
      const chosen = fault === undefined ? undefined : mapped[fault]
      return chosen === undefined ? row : { ...row, faults, fields: { ...row.fields, [key]: chosen } }
    })
    return { ...read, rows }
  }, [read, key, mapped])
  return { table, unknown, mapped, setMapped }
}

/** Shows what a pasted table comes to, row by row, before it is put in. */
export function PasteDialog({
  list,
  text,
  draft,
  variant,
  onPut,
  onClose,
}: {
  list: RowList
  text: string
  draft: ProjectDraft
  variant: string
  onPut: (edit: Edit) => void
  onClose: () => void
}) {
  const t = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  const { table, unknown, mapped, setMapped } = useMapped(list, text, draft)
  const { columns, rows, refused } = table
  const changed = rows.filter(({ changes }) => changes !== null).length
  const faulty = rows.filter(({ faults }) => Object.keys(faults).length > 0).length
  const library =
    list === 'openings'
      ? Object.entries(draft.openingTypes).map(([key, { name }]) => [key, name] as const)
      : Object.entries(draft.constructions).map(([key, one]) => [key, constructionName(one)] as const)
  const cellOf = ({ fields, faults }: PastedRow, column: string) => {
    if (faults[column] !== undefined) return <span className="bad">{faults[column]}</span>
    const value = fields[column]
    const named = library.find(([key]) => key === value)?.[1]
    return named ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  }
  return (
    <Dialog
      title={t('paste.title')}
      subtitle={[
        t('paste.new', { count: rows.length - changed }),
        changed > 0 && t('paste.changed', { count: changed }),
        faulty > 0 && t('paste.faulty', { count: faulty }),
        refused > 0 && t('paste.refused', { count: refused }),
      ]
        .filter(Boolean)
        .join(' · ')}
      className={css.dialog}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" disabled={rows.length === 0} onClick={() => onPut(putIn(list, table, variant))}>
            {t('paste.put', { count: rows.length })}
          </Button>
        </>
      }
    >
      {table.unknown.length > 0 && (
        <p className="small dim">{t('paste.unknownColumns', { names: table.unknown.join(', ') })}</p>
      )}
      {unknown.length > 0 && library.length > 0 && (
        <fieldset className={css.mapping}>
          <legend className="small">{t('paste.unknownNames')}</legend>
          {unknown.slice(0, 30).map((name) => (
            <label key={name} className="row between">
              <span>{name}</span>
              <Select
                width={240}
                value={mapped[name] ?? ''}
                onChange={({ target }) => {
                  const { [name]: _before, ...rest } = mapped
                  setMapped(target.value === '' ? rest : { ...rest, [name]: target.value })
                }}
              >
                <option value="">{t('paste.leave')}</option>
                {library.map(([key, label]) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </Select>
            </label>
          ))}
        </fieldset>
      )}
      <div className={css.preview}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col" className="num">
                {t('paste.line')}
              </th>
              <th scope="col">{t('paste.becomes')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`column.${column}` as 'column.name')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => (
              <tr key={row.line}>
                <td className="num dim">{row.line}</td>
                <td className="dim">{t(row.changes === null ? 'paste.isNew' : 'paste.isChanged')}</td>
                {columns.map((column) => (
                  <td key={column}>{cellOf(row, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && <p className="small dim">{t('paste.more', { count: rows.length - SHOWN })}</p>}
    </Dialog>
  )
}
