import { useState } from 'react'
import type { ProjectOpeningType } from '#contract/project-rows.ts'
import { openingKinds } from '#vocabulary/projects.ts'
import { Field } from '#web/components/field.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { detailTexts, projectTexts } from '../projects-texts.ts'
import { NumberField } from '../settings/number-field.tsx'
import formCss from '../settings/settings.module.css'
import { PartRows } from './part-rows.tsx'
import { finished, type TypeDraft } from './type-draft.ts'

/** Writes an opening type: what it is, its figures, and what it is made of. */
export function TypeForm({
  id,
  begun,
  release,
  onDone,
}: {
  id: string
  begun: TypeDraft
  release: string | null
  onDone: (type: ProjectOpeningType) => void
}) {
  const t = useTexts(projectTexts)
  const d = useTexts(detailTexts)
  const [draft, setDraft] = useState(begun)
  const [isAsked, setAsked] = useState(false)
  const { kind, name, uValue, gValue, parts } = draft
  const lacks = isAsked && finished(draft) === undefined
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        const done = finished(draft)
        if (done) onDone(done)
      }}
    >
      <div className={formCss.fields}>
        <Field
          label={d('types.name')}
          value={name}
          maxLength={120}
          error={isAsked && name.trim() === '' ? t('required') : undefined}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <label className="field">
          <span className="lbl">{d('types.kind')}</span>
          <Select
            value={kind}
            onChange={({ target }) =>
              setDraft({ ...draft, kind: openingKinds.find((one) => one === target.value) ?? kind })
            }
          >
            {openingKinds.map((one) => (
              <option key={one} value={one}>
                {d(`kind.${one}`)}
              </option>
            ))}
          </Select>
        </label>
        <NumberField
          label={d('types.uValue')}
          figure="openingTransmittance"
          value={uValue}
          isRequired
          hint={d('types.uHint')}
          onChange={(value) => setDraft({ ...draft, uValue: value })}
        />
        <NumberField
          label={d('types.gValue')}
          figure="energyTransmittance"
          value={gValue}
          onChange={(value) => setDraft({ ...draft, gValue: value })}
        />
      </div>
      <PartRows parts={parts} release={release} onChange={(next) => setDraft({ ...draft, parts: next })} />
      {lacks && (
        <p className="hint bad" role="alert">
          {d('types.lacks')}
        </p>
      )}
    </form>
  )
}
