import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { BulkChange } from '#web/resources/constructions/bulk-changes.ts'
import { type Chosen, MaterialField } from './material-field.tsx'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

const kinds = ['replaceMaterial', 'setThickness', 'addTag', 'removeTag'] as const
type Kind = (typeof kinds)[number]

/** From millimetres to metres. */
const MILLI = 1000
const LONGEST_TAG = 40

type Entered = { kind: Kind; material?: Chosen; by?: Chosen; thickness: string; tag: string }

/** What was entered as a change; undefined while something lacks. @param metres - undefined where none was typed */
function changeOf({ kind, material, by, tag }: Entered, metres: number | undefined): BulkChange | undefined {
  if (kind === 'addTag' || kind === 'removeTag') return tag.trim() === '' ? undefined : { do: kind, tag: tag.trim() }
  if (!material) return undefined
  if (kind === 'setThickness')
    return metres === undefined ? undefined : { do: kind, material: material.id, thickness: metres }
  return by && { do: kind, material: material.id, by: by.id, ...(metres !== undefined && { thickness: metres }) }
}

/** Asks what is to be changed in all that was found. */
export function ChangeForm({ busy, onPreview }: { busy: boolean; onPreview: (change: BulkChange) => void }) {
  const t = useTexts(questionsTexts)
  const { locale } = useFormats()
  const id = useId()
  const [entered, setEntered] = useState<Entered>({ kind: 'replaceMaterial', thickness: '', tag: '' })
  const { kind, material, by, thickness, tag } = entered
  const enter = (part: Partial<Entered>) => setEntered((now) => ({ ...now, ...part }))
  const typed = Number(locale === 'de_DE' ? thickness.replace(',', '.') : thickness)
  const metres = thickness.trim() !== '' && typed > 0 ? typed / MILLI : undefined
  const change = changeOf(entered, metres)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change) onPreview(change)
  }
  const ofMaterial = kind === 'replaceMaterial' || kind === 'setThickness'
  return (
    <form className={css.changeForm} onSubmit={submit} aria-labelledby={id}>
      <h2 id={id} className={css.asideHead}>
        {t('changeAll')}
      </h2>
      <Select
        aria-label={t('changeKind')}
        value={kind}
        onChange={({ target }) => enter({ kind: kinds.find((one) => one === target.value) ?? 'replaceMaterial' })}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`change.${one}`)}
          </option>
        ))}
      </Select>
      {ofMaterial && (
        <div className="field">
          <span className="lbl">{t('material')}</span>
          <MaterialField
            label={t('material')}
            value={material?.name ?? ''}
            onChoose={(one) => enter({ material: one })}
          />
        </div>
      )}
      {kind === 'replaceMaterial' && (
        <div className="field">
          <span className="lbl">{t('by')}</span>
          <MaterialField label={t('by')} value={by?.name ?? ''} onChoose={(one) => enter({ by: one })} />
        </div>
      )}
      {ofMaterial && (
        <Field
          label={t('thicknessMillimetres')}
          hint={kind === 'replaceMaterial' ? t('asBefore') : undefined}
          inputMode="decimal"
          value={thickness}
          onChange={({ target }) => enter({ thickness: target.value })}
        />
      )}
      {!ofMaterial && (
        <Field
          label={t('tag')}
          maxLength={LONGEST_TAG}
          value={tag}
          onChange={({ target }) => enter({ tag: target.value })}
        />
      )}
      <Button type="submit" disabled={!change || busy}>
        {t(busy ? 'previewing' : 'preview')}
      </Button>
    </form>
  )
}
