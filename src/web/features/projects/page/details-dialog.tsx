import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { projectLimits, projectMeasures, projectPhases, projectUses } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { releasesQuery } from '#web/resources/materials/material-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { changeHeader } from '../document/edits.ts'
import { detailTexts, projectsTexts, projectTexts } from '../projects-texts.ts'
import { NumberField } from '../settings/number-field.tsx'
import formCss from '../settings/settings.module.css'
import css from './project-page.module.css'
import type { Editing } from './use-history.ts'

await detailTexts.load()

/** Countries that are offered; one that a project has already stays beside them (ISO 3166-1). */
const countries = ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'DK', 'PL', 'CZ', 'FR', 'IT', 'GB'] as const
const USUAL_COUNTRY = 'DE'

const toldIn = (text: string): string | undefined => (text.trim() === '' ? undefined : text)

type Props = { editing: Editing; readOnly: boolean }
type Location = NonNullable<ProjectDraft['location']>

/** One of a closed list. */
function Choice<Value extends string>({
  label,
  value,
  values,
  nameOf,
  none,
  readOnly,
  onChange,
}: {
  label: string
  value: Value | undefined
  values: readonly Value[]
  nameOf: (value: Value) => string
  /** Of what is chosen where nothing is; absent where something must be. */
  none?: string
  readOnly: boolean
  onChange: (value: Value | undefined) => void
}) {
  return (
    <label className="field">
      <span className="lbl">{label}</span>
      <Select
        value={value ?? ''}
        disabled={readOnly}
        onChange={({ target }) => onChange(values.find((one) => one === target.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
    </label>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={css.part}>
    <legend>{title}</legend>
    <div className={formCss.fields}>{children}</div>
  </fieldset>
)

/** What the project is called and marked by. */
function Naming({ editing: { draft, edit }, readOnly }: Props) {
  const t = useTexts(projectTexts)
  const d = useTexts(detailTexts)
  const description = useId()
  const [tags, setTags] = useState<string | null>(null)
  const tagsIn = (text: string) => [...new Set(text.split(',').map((tag) => tag.trim().slice(0, 40)))].filter(Boolean)
  return (
    <>
      <Part title={t('name')}>
        <Field
          label={d('details.name')}
          value={draft.name}
          maxLength={120}
          readOnly={readOnly}
          onChange={({ target }) => target.value.trim() !== '' && edit(changeHeader({ name: target.value }), 'name')}
        />
        <Field
          label={d('details.code')}
          value={draft.code ?? ''}
          maxLength={20}
          readOnly={readOnly}
          onChange={({ target }) => edit(changeHeader({ code: toldIn(target.value) }), 'code')}
        />
        <Field
          label={d('details.tags')}
          hint={d('details.tagsHint')}
          value={tags ?? draft.tags?.join(', ') ?? ''}
          readOnly={readOnly}
          onChange={({ target }) => {
            setTags(target.value)
            const next = tagsIn(target.value).slice(0, projectLimits.tags)
            edit(changeHeader({ tags: next.length > 0 ? next : undefined }), 'tags')
          }}
          onBlur={() => setTags(null)}
        />
      </Part>
      <div className="field">
        <label htmlFor={description}>{d('details.description')}</label>
        <textarea
          id={description}
          className="input"
          rows={3}
          maxLength={2_000}
          value={draft.description ?? ''}
          readOnly={readOnly}
          onChange={({ target }) => edit(changeHeader({ description: toldIn(target.value) }), 'description')}
        />
      </div>
    </>
  )
}

/** What the building is, what is done with it, and with which data it is assessed. */
function Kind({ editing: { draft, edit }, readOnly }: Props) {
  const t = useTexts(projectTexts)
  const d = useTexts(detailTexts)
  const list = useTexts(projectsTexts)
  const releases = useQuery(releasesQuery)
  const known = releases.data?.map(({ id }) => id) ?? []
  const all = draft.release === undefined || known.includes(draft.release) ? known : [draft.release, ...known]
  const count = (key: 'dwellings' | 'storeysAboveGround' | 'storeysBelowGround') => (
    <NumberField
      label={d(`details.${key}`)}
      figure="buildingParts"
      isWhole
      value={draft[key]}
      readOnly={readOnly}
      onChange={(value) => edit(changeHeader({ [key]: value }), key)}
    />
  )
  return (
    <Part title={d('details.building')}>
      <Choice
        label={list('use')}
        value={draft.use}
        values={projectUses}
        nameOf={(use) => list(`use.${use}`)}
        readOnly={readOnly}
        onChange={(use) => use && edit(changeHeader({ use }))}
      />
      <Choice
        label={list('measure')}
        value={draft.measure}
        values={projectMeasures}
        nameOf={(measure) => list(`measure.${measure}`)}
        readOnly={readOnly}
        onChange={(measure) => measure && edit(changeHeader({ measure }))}
      />
      <Choice
        label={d('details.phase')}
        value={draft.phase}
        values={projectPhases}
        nameOf={(phase) => d(`phase.${phase}`)}
        none={t('notTold')}
        readOnly={readOnly}
        onChange={(phase) => edit(changeHeader({ phase }))}
      />
      {count('dwellings')}
      {count('storeysAboveGround')}
      {count('storeysBelowGround')}
      <Choice
        label={t('release')}
        value={draft.release}
        values={all}
        nameOf={releaseName}
        none={d('details.usualRelease')}
        readOnly={readOnly}
        onChange={(release) => edit(changeHeader({ release }))}
      />
    </Part>
  )
}

function Place({ editing: { draft, edit }, readOnly }: Props) {
  const t = useTexts(projectTexts)
  const d = useTexts(detailTexts)
  const names = new Intl.DisplayNames([useLocale().replace('_', '-')], { type: 'region' })
  const { location = {} } = draft
  const change = (part: { [Key in keyof Location]?: Location[Key] | undefined }) => {
    const next = Object.entries({ ...location, ...part }).filter(([, value]) => value !== undefined)
    edit(
      changeHeader({ location: next.length > 0 ? Object.fromEntries(next) : undefined }),
      `location ${Object.keys(part).join()}`,
    )
  }
  const { country = USUAL_COUNTRY } = location
  const all = countries.some((one) => one === country) ? countries : [country, ...countries]
  return (
    <Part title={t('details.location')}>
      {(['street', 'postalCode', 'city'] as const).map((key) => (
        <Field
          key={key}
          label={d(`details.${key}`)}
          value={location[key] ?? ''}
          maxLength={120}
          readOnly={readOnly}
          onChange={({ target }) => change({ [key]: toldIn(target.value) })}
        />
      ))}
      <Choice
        label={d('details.country')}
        value={country}
        values={all}
        nameOf={(code) => names.of(code) ?? code}
        readOnly={readOnly}
        onChange={(code) => change({ country: code === USUAL_COUNTRY ? undefined : code })}
      />
    </Part>
  )
}

/** What is told of a project besides its rows; changes hold at once, and can be undone. */
export function DetailsDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const t = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  return (
    <Dialog
      title={t('details')}
      subtitle={props.editing.draft.name}
      className={css.details}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <Naming {...props} />
      <Kind {...props} />
      <Place {...props} />
    </Dialog>
  )
}
