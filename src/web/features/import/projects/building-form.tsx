import { bounds, isWithin } from '#vocabulary/bounds.ts'
import { type ProjectMeasure, type ProjectUse, projectMeasures, projectUses } from '#vocabulary/projects.ts'
import { Field } from '#web/components/field.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { OwnerField } from '#web/components/owner-field.tsx'
import { Select } from '#web/components/select.tsx'
import { evaluate } from '#web/lib/arithmetic.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './project-import.module.css'
import { projectImportTexts } from './project-import-texts.ts'
import { areaOfRooms, type BuildingFile, type Told } from './project-to-make.ts'

/** Net room area as it was typed, or that of the rooms; undefined where it is none. */
export function netRoomAreaOf(file: BuildingFile, { area, without }: Told): number | undefined {
  const value = area === null ? (areaOfRooms(file, without) ?? undefined) : evaluate(area.trim())
  return value !== undefined && isWithin(bounds.netRoomArea, value) ? value : undefined
}

type FormProps = {
  readonly file: BuildingFile
  readonly told: Told
  readonly onTold: (told: Told) => void
  /** The project was asked for: what lacks is said. */
  readonly isAsked: boolean
}

function Rooms({ file, told, onTold }: FormProps) {
  const t = useTexts(projectImportTexts)
  const { number } = useFormats()
  const rooms = file.building.spaces.filter(({ area }) => area !== null)
  if (rooms.length === 0) return null
  const toggle = (id: string) =>
    onTold({
      ...told,
      area: null,
      without: told.without.includes(id) ? told.without.filter((one) => one !== id) : [...told.without, id],
    })
  return (
    <fieldset className={css.rooms}>
      <legend className="lbl">{t('spaces')}</legend>
      {rooms.map(({ sourceId, name, area }) => (
        <OptionLine key={sourceId}>
          <Checkbox checked={!told.without.includes(sourceId)} onChange={() => toggle(sourceId)} />
          {`${name || '–'}, ${number(Math.round((area ?? 0) * 100) / 100)}\u00a0m²`}
        </OptionLine>
      ))}
    </fieldset>
  )
}

/** What the file does not tell of the building; its area is proposed from the rooms. */
export function BuildingForm(props: FormProps) {
  const { file, told, onTold, isAsked } = props
  const t = useTexts(projectImportTexts)
  const { number } = useFormats()
  const { minimum, maximum, unit } = bounds.netRoomArea
  const proposed = areaOfRooms(file, told.without)
  const typed = told.area ?? (proposed === null ? '' : number(proposed))
  const areaError = typed.trim() === '' ? t('required') : t('outside', { minimum, maximum: number(maximum), unit })
  return (
    <section className="sec" aria-labelledby="project-building">
      <div className="sec-h">
        <h2 id="project-building">{t('building')}</h2>
      </div>
      <div className={css.form}>
        <Field
          label={t('name')}
          value={told.name}
          maxLength={120}
          onChange={({ target }) => onTold({ ...told, name: target.value })}
          error={isAsked && told.name.trim() === '' ? t('required') : undefined}
          data-gap={told.name.trim() === '' || undefined}
        />
        <Field
          label={t('netRoomArea')}
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => onTold({ ...told, area: target.value })}
          error={isAsked && netRoomAreaOf(file, told) === undefined ? areaError : undefined}
          hint={told.area === null && proposed !== null ? t('netRoomAreaHint') : undefined}
          data-gap={netRoomAreaOf(file, told) === undefined || undefined}
        />
        <label className="field">
          <span className="lbl">{t('use')}</span>
          <Select value={told.use} onChange={({ target }) => onTold({ ...told, use: target.value as ProjectUse })}>
            {projectUses.map((one) => (
              <option key={one} value={one}>
                {t(`use.${one}`)}
              </option>
            ))}
          </Select>
        </label>
        <label className="field">
          <span className="lbl">{t('measure')}</span>
          <Select
            value={told.measure}
            onChange={({ target }) => onTold({ ...told, measure: target.value as ProjectMeasure })}
          >
            {projectMeasures.map((one) => (
              <option key={one} value={one}>
                {t(`measure.${one}`)}
              </option>
            ))}
          </Select>
        </label>
        <OwnerField
          label={t('whose')}
          own={t('whose.own')}
          office={told.office}
          choose={(office) => onTold({ ...told, office })}
        />
      </div>
      <Rooms {...props} />
    </section>
  )
}
