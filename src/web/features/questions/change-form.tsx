import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { MOST_CHANGED, SOLD_STEP } from '#vocabulary/bulk-changes.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { newGroup } from '#vocabulary/variant-groups.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { randomKey } from '#web/lib/random-key.ts'
import type { BulkChange } from '#web/resources/constructions/bulk-changes.ts'
import type { ChosenDataset } from './dataset-field.tsx'
import { type Chosen, MaterialField } from './material-field.tsx'
import { OfficeChoice } from './office-choice.tsx'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

const DatasetField = lazy(async () => ({ default: (await import('./dataset-field.tsx')).DatasetField }))

const kinds = [
  'replaceMaterial',
  'setThickness',
  'setDataset',
  'addTag',
  'removeTag',
  'fileAsVariants',
  'moveToOffice',
] as const
type Kind = (typeof kinds)[number]

/** From millimetres to metres. */
const MILLI = 1000
const LONGEST_TAG = 40

/** How thick what replaces a material gets. */
const sizes = ['kept', 'equal', 'fixed'] as const
type Size = (typeof sizes)[number]

type Entered = {
  kind: Kind
  material?: Chosen
  by?: Chosen
  size: Size
  thickness: string
  dataset: ChosenDataset | null
  tag: string
  /** Id; empty until one is chosen. */
  office: string
}

const tagKinds = ['addTag', 'removeTag', 'fileAsVariants'] as const
type TagKind = (typeof tagKinds)[number]
const isTagKind = (kind: Kind): kind is TagKind => tagKinds.some((one) => one === kind)

/** A tag given or taken; variants share one, by which the editor and the library know them. */
function tagChange(kind: TagKind, typed: string, groupNamed: (name: string) => string): BulkChange | undefined {
  const tag = typed.trim()
  if (tag === '') return undefined
  return kind === 'fileAsVariants' ? { do: 'addTag', tag: groupNamed(tag) } : { do: kind, tag }
}

/** What was entered as a change; undefined while something lacks. @param metres - undefined where none was typed */
function changeOf(
  { kind, material, by, size, dataset, office }: Omit<Entered, 'kind'> & { kind: Exclude<Kind, TagKind> },
  metres: number | undefined,
): BulkChange | undefined {
  if (kind === 'moveToOffice') return office === '' ? undefined : { do: kind, office }
  if (!material) return undefined
  if (kind === 'setDataset')
    return {
      do: kind,
      material: material.id,
      dataset: dataset && { uuid: dataset.uuid, version: dataset.version },
    }
  if (kind === 'setThickness')
    return metres === undefined ? undefined : { do: kind, material: material.id, thickness: metres }
  if (!by || (size === 'fixed' && metres === undefined)) return undefined
  return {
    do: kind,
    material: material.id,
    by: by.id,
    ...(size === 'equal' && { equal: 'uValue' as const }),
    ...(size === 'fixed' && { thickness: metres }),
  }
}

function Chooser({
  label,
  material,
  onChoose,
}: {
  label: string
  material: Chosen | undefined
  onChoose: (material: Chosen) => void
}) {
  return (
    <div className="field">
      <span className="lbl">{label}</span>
      <MaterialField label={label} value={material?.name ?? ''} onChoose={onChoose} />
    </div>
  )
}

function SizeField({ size, onSize }: { size: Size; onSize: (size: Size) => void }) {
  const t = useTexts(questionsTexts)
  const { number } = useFormats()
  return (
    <div className="field">
      <span className="lbl">{t('kind.thickness')}</span>
      <Segments
        label={t('kind.thickness')}
        value={size}
        segments={sizes.map((value) => ({ value, label: t(`size.${value}`) }))}
        onChange={onSize}
      />
      {size === 'equal' && <p className="hint">{t('equalHint', { step: number(SOLD_STEP * MILLI) })}</p>}
    </div>
  )
}

function TagField({ kind, tag, onTag }: { kind: TagKind; tag: string; onTag: (tag: string) => void }) {
  const t = useTexts(questionsTexts)
  const { number } = useFormats()
  const isFiling = kind === 'fileAsVariants'
  return (
    <>
      <Field
        label={t(isFiling ? 'variantsOf' : 'tag')}
        maxLength={LONGEST_TAG}
        value={tag}
        onChange={({ target }) => onTag(target.value)}
      />
      {isFiling && <p className="hint">{t('variantsHint', { most: number(MOST_COMPARED) })}</p>}
    </>
  )
}

/** Millimetres as they were typed, in metres; undefined where none are. */
function metresIn(typed: string, locale: Locale): number | undefined {
  const value = Number(locale === 'de_DE' ? typed.replace(',', '.') : typed)
  return typed.trim() !== '' && value > 0 ? value / MILLI : undefined
}

/** Asks what is to be changed in all that was found. */
export function ChangeForm({
  total,
  busy,
  onPreview,
}: {
  /** Constructions that the query finds; undefined until it has. */
  total: number | undefined
  busy: boolean
  onPreview: (change: BulkChange) => void
}) {
  const t = useTexts(questionsTexts)
  const { locale, number } = useFormats()
  const id = useId()
  const [entered, setEntered] = useState<Entered>({
    kind: 'replaceMaterial',
    size: 'kept',
    thickness: '',
    dataset: null,
    tag: '',
    office: '',
  })
  const { kind, material, by, size, thickness, dataset, tag, office } = entered
  const enter = (part: Partial<Entered>) => setEntered((now) => ({ ...now, ...part }))
  const [mark] = useState(randomKey)
  const groupNamed = (name: string) => newGroup(t('variantsWord'), { name }, mark)
  const change = isTagKind(kind)
    ? tagChange(kind, tag, groupNamed)
    : changeOf({ ...entered, kind }, metresIn(thickness, locale))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change) onPreview(change)
  }
  const ofMaterial = !isTagKind(kind) && kind !== 'moveToOffice'
  const isSized = kind === 'setThickness' || (kind === 'replaceMaterial' && size === 'fixed')
  return (
    <form className={css.changeForm} onSubmit={submit} aria-labelledby={id}>
      <h2 id={id} className={css.asideHead}>
        {t('changeAll')}
      </h2>
      {total !== undefined && total > MOST_CHANGED && (
        <p className="hint">{t('mostChanged', { most: number(MOST_CHANGED), total: number(total) })}</p>
      )}
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
        <Chooser
          label={t('material')}
          material={material}
          onChoose={(one) => enter({ material: one, dataset: null })}
        />
      )}
      {kind === 'replaceMaterial' && (
        <>
          <Chooser label={t('by')} material={by} onChoose={(one) => enter({ by: one })} />
          <SizeField size={size} onSize={(one) => enter({ size: one })} />
        </>
      )}
      {kind === 'setDataset' && (
        <Suspense>
          <DatasetField material={material?.id} value={dataset} onChoose={(one) => enter({ dataset: one })} />
        </Suspense>
      )}
      {isSized && (
        <Field
          label={t('thicknessMillimetres')}
          inputMode="decimal"
          value={thickness}
          onChange={({ target }) => enter({ thickness: target.value })}
        />
      )}
      {kind === 'moveToOffice' && <OfficeChoice value={office} onChoose={(one) => enter({ office: one })} />}
      {isTagKind(kind) && <TagField kind={kind} tag={tag} onTag={(one) => enter({ tag: one })} />}
      <Button type="submit" disabled={!change || busy}>
        {t(busy ? 'previewing' : 'preview')}
      </Button>
    </form>
  )
}
