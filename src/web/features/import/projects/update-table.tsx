import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './project-import.module.css'
import { projectImportTexts } from './project-import-texts.ts'

type UpdateRow = {
  readonly id: string
  readonly name: string
  /** [m²]; null: not known. Undefined: there is none. */
  readonly before?: number | null
  readonly after?: number | null
}

/** Rows that one kind of change is about, each taken or not, or all of them. */
export function UpdateTable({
  title,
  rows,
  taken,
  onTake,
}: {
  title: string
  rows: readonly UpdateRow[]
  taken: readonly string[]
  onTake: (ids: readonly string[]) => void
}) {
  const t = useTexts(projectImportTexts)
  const { number } = useFormats()
  if (rows.length === 0) return null
  const area = (value: number | null | undefined) =>
    value === undefined ? '' : value === null ? t('noArea') : `${number(value, 2, 2)}\u00a0m²`
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
              <th scope="col">{t('row')}</th>
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
                <td className="num">{area(before)}</td>
                <td className="num">{area(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  )
}
