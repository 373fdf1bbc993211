import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './project-import.module.css'
import { projectImportTexts } from './project-import-texts.ts'

export type UpdateRow = {
  readonly id: string
  readonly name: string
  /** Its amount with the unit; undefined: there is no such row. */
  readonly before?: string
  readonly after?: string
}

/** Rows that one kind of change is about, each taken or not, or all of them. */
export function UpdateTable({
  title,
  head,
  rows,
  taken,
  onTake,
}: {
  title: string
  /** What the rows are called. */
  head: string
  rows: readonly UpdateRow[]
  taken: readonly string[]
  onTake: (ids: readonly string[]) => void
}) {
  const t = useTexts(projectImportTexts)
  if (rows.length === 0) return null
  const toggle = (id: string) => onTake(taken.includes(id) ? taken.filter((one) => one !== id) : [...taken, id])
  const isAll = taken.length === rows.length
  return (
    <fieldset className={css.update}>
      <legend>
        <OptionLine>
          <Checkbox checked={isAll} onChange={() => onTake(isAll ? [] : rows.map(({ id }) => id))} />
          {title}
        </OptionLine>
      </legend>
      <div className={css.rows}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col" className="num">
                {t('update.before')}
              </th>
              <th scope="col" className="num">
                {t('update.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, before, after }) => (
              <tr key={id}>
                <td>
                  <OptionLine>
                    <Checkbox checked={taken.includes(id)} onChange={() => toggle(id)} />
                    {name}
                  </OptionLine>
                </td>
                <td className="num">{before}</td>
                <td className="num">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  )
}
