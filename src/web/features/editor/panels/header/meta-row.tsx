import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, memo, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { UsedSettings } from '#contract/assessment.ts'
import type { Construction } from '#contract/constructions.ts'
import { type ConstructionType, constructionTypes, type Ownership } from '#vocabulary/constructions.ts'
import { measureName } from '#vocabulary/measures.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { Icon } from '#web/components/icon.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { ownershipSeen } from '#web/lib/sharing.ts'
import { releasesQuery } from '#web/resources/materials/material-queries.ts'
import type { ConstructionDocument } from '../../document/document.ts'
import { useControls } from '../../document/editor-state.ts'
import { TotalThickness } from '../../document/total-thickness.tsx'
import { editorTexts } from '../../editor-texts.ts'
import figureCss from '../../figures/figure-button.module.css'
import css from './header.module.css'

const PartMeta = lazy(async () => ({ default: (await import('./part-meta.tsx')).PartMeta }))
const TagField = lazy(async () => ({ default: (await import('../../later.ts')).TagField }))

function Choice<V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: V
  options: readonly { readonly value: V; readonly text: string }[]
  onChange: (value: V) => void
}) {
  return (
    <span className={css.inlineChoice}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  )
}

const TypeChoice = memo(function TypeChoice({ type, readOnly }: { type: ConstructionType; readOnly: boolean }) {
  const t = useTexts(editorTexts)
  const common = useTexts(commonTexts)
  const controls = useControls()
  if (readOnly) return common(`type.${type}`)
  return (
    <Choice
      label={t('meta.type')}
      value={type}
      options={constructionTypes.map((value) => ({ value, text: common(`type.${value}`) }))}
      onChange={(value) => controls.run({ do: 'setHeader', change: { type: value } })}
    />
  )
})

const OPERATOR = ''

const ReleaseChoice = memo(function ReleaseChoice({
  release,
  kept,
  readOnly,
}: {
  release: string | null
  /** What the stored construction is assessed with. */
  kept: string | undefined
  readOnly: boolean
}) {
  const t = useTexts(editorTexts)
  const controls = useControls()
  const releases = useQuery(releasesQuery)
  const standard = releases.data?.find(({ isDefault }) => isDefault)?.id
  if (readOnly) return releaseName(release ?? standard ?? '–')
  const options = [
    { value: OPERATOR, text: standard === undefined ? t('meta.defaultRelease') : releaseName(standard) },
    ...(releases.data ?? [])
      .filter(({ isDefault }) => !isDefault)
      .map(({ id }) => ({ value: id, text: releaseName(id) })),
    ...(release !== null && !releases.data?.some(({ id }) => id === release)
      ? [{ value: release, text: releaseName(release) }]
      : []),
  ]
  return (
    <Choice
      label={t('meta.release')}
      value={release === standard ? OPERATOR : (release ?? OPERATOR)}
      options={options}
      onChange={(value) => {
        // without a name it would stay with what was kept
        const named = kept === undefined || kept === standard ? null : (standard ?? null)
        controls.run({ do: 'setHeader', change: { release: value === OPERATOR ? named : value } })
      }}
    />
  )
})

/** What is done to it; opens everything else that the assessment depends on. */
function SettingsChoice({
  settings,
  works,
  readOnly,
}: {
  settings: Settings | undefined
  works: UsedSettings | undefined
  readOnly: boolean
}) {
  const t = useTexts(editorTexts)
  const locale = useLocale()
  const controls = useControls()
  const chosen = settings?.measure
  const names = (chosen ?? works?.measure ?? []).map((measure) => measureName(measure, locale)).join(', ')
  const text = chosen ? names : names === '' ? t('meta.fromLayers') : t('meta.proposed', { measures: names })
  if (readOnly) return text
  return (
    <button
      type="button"
      className={figureCss.button}
      aria-haspopup="dialog"
      onClick={() => controls.open({ kind: 'settings' })}
    >
      {text}
    </button>
  )
}

/** The office that it belongs to, leading to what was done to it there. */
function OfficeLink({ construction: { id, code, name, owner } }: { construction: Construction }) {
  const t = useTexts(editorTexts)
  return (
    <>
      {', '}
      <Link
        to={paths.office.hrefFor(owner.id, id, code === null ? name : `${code} ${name}`)}
        title={t('meta.activity')}
      >
        {owner.name}
      </Link>
    </>
  )
}

/** What kind of construction it is, whose, with which data, how thick, and whether it is saved. */
export function MetaRow({
  document,
  works,
  construction,
  ownership,
  readOnly,
  isPart,
  drift,
  history,
  status,
}: {
  document: ConstructionDocument
  /** Of the figures on screen. */
  works: UsedSettings | undefined
  construction: Construction | undefined
  ownership: Ownership
  readOnly: boolean
  /** Of a project, which decides all but its layers. */
  isPart: boolean
  /** Leads to the comparison with newer data. */
  drift: ReactNode
  /** Opens what was done to it. */
  history: ReactNode
  status: ReactNode
}) {
  const t = useTexts(editorTexts)
  const common = useTexts(commonTexts)
  const { withUnit } = useFormats()
  const [open, setOpen] = useState(false)
  const type = <TypeChoice type={document.type} readOnly={readOnly} />
  if (isPart)
    return (
      <Suspense>
        <PartMeta document={document} type={type} status={status} />
      </Suspense>
    )
  const seen = construction ? ownershipSeen(construction) : ownership
  return (
    <dl className={css.metadata} data-open={open || undefined}>
      <div>
        <dt>{t('meta.type')}</dt>
        <dd>{type}</dd>
      </div>
      <div className={css.further}>
        <dt>{t('meta.ownership')}</dt>
        <dd>
          {common(`ownership.${seen}`)}
          {seen === 'shared' && `, ${construction?.owner.name}`}
          {seen === 'office' && construction && <OfficeLink construction={construction} />}
          {history}
        </dd>
      </div>
      <div className={css.further}>
        <dt>{t('meta.settings')}</dt>
        <dd>
          <SettingsChoice settings={document.settings} works={works} readOnly={readOnly} />
        </dd>
      </div>
      <div className={clsx(css.tagCell, css.further)}>
        <dt>{t('meta.tags')}</dt>
        <dd>
          <Suspense fallback={null}>
            <TagField tags={document.tags} readOnly={readOnly} />
          </Suspense>
        </dd>
      </div>
      <div className={css.further}>
        <dt>{t('meta.release')}</dt>
        <dd>
          <span className="row">
            <ReleaseChoice release={document.release} kept={construction?.assessedWith?.release} readOnly={readOnly} />
            {drift}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('meta.thickness')}</dt>
        <dd>
          <TotalThickness write={(metres) => withUnit('thickness', metres)} />
        </dd>
      </div>
      <div className={css.end}>
        <dt>{t('meta.status')}</dt>
        <dd>
          <span role="status" data-save-status>
            {status}
          </span>
          <button
            type="button"
            className={clsx('btn quiet s icon', css.fold)}
            aria-expanded={open}
            aria-label={t('meta.further')}
            onClick={() => setOpen(!open)}
          >
            <Icon name="down" />
          </button>
        </dd>
      </div>
    </dl>
  )
}
