import { lazy, memo, Suspense } from 'react'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { KeyLabel } from '#web/components/key-caps.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { askToShareProject } from '#web/lib/sharing.ts'
import { blockOf } from '../document/blocks.ts'
import { changeHeader } from '../document/edits.ts'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import { CopyButton } from './copy-button.tsx'
import { ProjectExport } from './project-export.tsx'
import css from './project-page.module.css'
import { SaveLine } from './save-line.tsx'
import type { Saving } from './use-autosave.ts'
import type { Editing } from './use-history.ts'
import { useProjectFacts } from './use-project-facts.ts'
import { VariantMenu } from './variant-menu.tsx'

const DetailsDialog = lazy(async () => ({ default: (await import('./details-dialog.tsx')).DetailsDialog }))
const DriftDialog = lazy(async () => ({ default: (await import('./drift-dialog.tsx')).DriftDialog }))
const StatesDialog = lazy(async () => ({ default: (await import('./states-dialog.tsx')).StatesDialog }))

/** Opens what another data release, or newer datasets, would change; says so where there are newer ones. */
function NewerData({ isThere, onOpen }: { isThere: boolean; onOpen: () => void }) {
  const t = useTexts(projectTexts)
  const named = isThere ? {} : { 'aria-label': t('drift.compare'), title: t('drift.compare') }
  return (
    <Button
      size="xs"
      look={isThere ? undefined : 'quiet'}
      icon={isThere ? 'reload' : 'compare'}
      className={isThere ? 'warn' : undefined}
      aria-haspopup="dialog"
      {...named}
      onClick={onOpen}
    >
      {isThere ? t('drift.newer') : undefined}
    </Button>
  )
}

/** What opens above the project from its head. */
export type HeadDialog = 'details' | 'states' | 'drift'

/** Name, variant, what the project is, and whether it is saved. */
export const ProjectHead = memo(function ProjectHead({
  editing,
  saving,
  release,
  variant,
  onVariant,
  readOnly,
  dialog,
  onDialog,
}: {
  editing: Editing
  saving: Saving
  /** That figures are computed with; undefined while it is not known. */
  release: string | undefined
  variant: string
  onVariant: (variant: string) => void
  readOnly: boolean
  /** That is open. */
  dialog: HeadDialog | null
  onDialog: (dialog: HeadDialog | null) => void
}) {
  const t = useTexts(projectTexts)
  const list = useTexts(projectsTexts)
  const close = () => onDialog(null)
  const { project } = saving.stored
  const { draft, edit } = editing
  const { name, code, areas } = draft
  const { netRoomArea } = blockOf(draft, variant, 'areas') ?? areas
  const facts = useProjectFacts(draft, netRoomArea)
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
        <div className={css.actions}>
          <VariantMenu editing={editing} variant={variant} onVariant={onVariant} readOnly={readOnly} />
          <Button icon="share" onClick={() => askToShareProject(project)}>
            {list('share')}
          </Button>
          <ProjectExport id={project.id} variant={variant} unsaved={saving.isDirty} />
        </div>
        {readOnly ? (
          <CopyButton id={project.id} />
        ) : (
          <Button look="primary" disabled={!saving.isDirty} onClick={saving.save}>
            {t('saveNow')}
            <KeyLabel keys="Ctrl+S" />
          </Button>
        )}
      </div>
      <dl className={css.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {release !== undefined && (
          <div>
            <dt>{t('release')}</dt>
            <dd className={css.kept}>
              {releaseName(release)}
              <NewerData isThere={project.newerData} onOpen={() => onDialog('drift')} />
            </dd>
          </div>
        )}
        <div className={css.tell}>
          <dt className="sr">{t('details')}</dt>
          <dd>
            <Button look="quiet" size="s" icon={readOnly ? 'info' : 'pencil'} onClick={() => onDialog('details')}>
              {t('details.open')}
            </Button>
          </dd>
        </div>
        <div className={css.end}>
          <dt>{t('save')}</dt>
          <dd>
            <span className={css.kept}>
              <SaveLine saving={saving} readOnly={readOnly} />
              <Button
                size="xs"
                icon="clock"
                aria-label={t('states')}
                title={t('states')}
                onClick={() => onDialog('states')}
              />
            </span>
          </dd>
        </div>
      </dl>
      <Suspense>
        {dialog === 'details' && <DetailsDialog editing={editing} readOnly={readOnly} onClose={close} />}
        {dialog === 'drift' && <DriftDialog editing={editing} saving={saving} readOnly={readOnly} onClose={close} />}
        {dialog === 'states' && <StatesDialog editing={editing} saving={saving} readOnly={readOnly} onClose={close} />}
      </Suspense>
    </>
  )
})
