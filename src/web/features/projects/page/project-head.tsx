import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { ButtonLink } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { changeHeader } from '../document/edits.ts'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import css from './project-page.module.css'
import { SaveLine } from './save-line.tsx'
import type { Saving } from './use-autosave.ts'
import type { Editing } from './use-history.ts'

/** Name, variant, what the project is, and whether it is saved. */
export function ProjectHead({
  editing: { draft, edit },
  saving,
  variant,
  onVariant,
  readOnly,
}: {
  editing: Editing
  saving: Saving
  variant: string
  onVariant: (variant: string) => void
  readOnly: boolean
}) {
  const t = useTexts(projectTexts)
  const list = useTexts(projectsTexts)
  const { number } = useFormats()
  const { name, code, use, measure, areas, variants, release, referenceStudyPeriod = 50 } = draft
  const facts = [
    [t('use'), `${list(`use.${use}`)}, ${list(`measure.${measure}`)}`],
    [t('area'), `${number(areas.netRoomArea)}\u00a0m²`],
    [t('period'), t('years', { count: referenceStudyPeriod })],
    ...(release === undefined ? [] : [[t('release'), release.replaceAll('_', ' ')] as const]),
  ] as const
  return (
    <>
      <div className={css.titleBar}>
        <ButtonLink look="quiet" icon="back" aria-label={t('back')} to={paths.projects.href} />
        {code !== undefined && <span className={css.code}>{code}</span>}
        <h1>
          <input
            className={css.name}
            aria-label={t('name')}
            value={name}
            maxLength={120}
            readOnly={readOnly}
            onChange={({ target }) => target.value !== '' && edit(changeHeader({ name: target.value }), 'name')}
          />
        </h1>
        {variants.length > 0 && (
          <label className="row small dim">
            {t('variant')}
            <Select value={variant} onChange={({ target }) => onVariant(target.value)}>
              <option value={BASE_VARIANT}>{t('base')}</option>
              {variants.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </Select>
          </label>
        )}
      </div>
      <dl className={css.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={css.end}>
          <dt>{t('save')}</dt>
          <dd>
            <SaveLine saving={saving} readOnly={readOnly} />
          </dd>
        </div>
      </dl>
    </>
  )
}
