import { useMutation, useQuery } from '@tanstack/react-query'
import type { ProjectOrigins } from '#contract/project-drift.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectOriginsQuery, takeOrigins } from '#web/resources/projects/project-origins.ts'
import { draftOf } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import { constructionName } from '../schedule/construction-choice.tsx'
import css from './project-page.module.css'
import type { Saving } from './use-autosave.ts'
import type { Editing } from './use-history.ts'

type Newer = ProjectOrigins['constructions'][number]

/** What newer versions would change, construction by construction. */
function NewerTable({
  constructions,
  busy,
  onTake,
}: {
  constructions: readonly Newer[]
  busy: boolean
  onTake: (key: string) => void
}) {
  const t = useTexts(projectTexts)
  const { figure, number } = useFormats()
  const tonnes = (value: number | null) => (value === null ? ABSENT : number(value / 1_000, 1, 1))
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('column.construction')}</th>
          <th scope="col">{t('newer.version')}</th>
          <th scope="col" className="num">
            {t('newer.rows')}
          </th>
          <th scope="col" className="num">
            U <span className="unit">W/(m²K)</span>
          </th>
          <th scope="col" className="num">
            GWP <span className="unit">t</span>
          </th>
          <th scope="col" aria-label={t('newer.take')} />
        </tr>
      </thead>
      <tbody>
        {constructions.map(({ key, origin, newer, rows, uValue, gwp }) => (
          <tr key={key}>
            <td>{constructionName(newer)}</td>
            <td>
              {origin.version} → {newer.version}
            </td>
            <td className="num">{rows}</td>
            <td className="num">
              {figure('uValue', uValue.before)} → {figure('uValue', uValue.after)}
            </td>
            <td className="num">
              {tonnes(gwp.before)} → {tonnes(gwp.after)}
            </td>
            <td>
              <Button size="s" disabled={busy} onClick={() => onTake(key)}>
                {t('newer.take')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Says that the library has newer versions of constructions of the project, and takes them one by one or all. */
export function NewerVersions({
  editing,
  saving,
  shown,
  onShow,
}: {
  editing: Editing
  saving: Saving
  /** Keys of the constructions whose newer versions are looked at; null: none is. */
  shown: readonly string[] | null
  onShow: (keys: readonly string[] | null) => void
}) {
  const t = useTexts(projectTexts)
  const { stored, isDirty, adopt } = saving
  const { newerOrigins } = stored.project
  const { data } = useQuery({ ...projectOriginsQuery(stored), enabled: newerOrigins.length > 0 })
  const take = useMutation({
    mutationFn: takeOrigins,
    onSuccess: (theirs) => {
      const next = draftOf(theirs.project)
      adopt(theirs, next)
      editing.edit(() => next)
    },
    onError: useFailureToast((reason) => t('newer.failed', { reason })),
  })
  if (newerOrigins.length === 0) return null
  const constructions = (data?.constructions ?? []).filter(({ key }) => shown?.includes(key))
  const takeKeys = (keys: readonly string[]) => take.mutate({ stored, keys })
  return (
    <div className={css.newer}>
      <Icon name="replace" />
      {t('newer', { count: newerOrigins.length })}
      <Button size="s" disabled={isDirty} onClick={() => onShow(newerOrigins)}>
        {t('newer.show')}
      </Button>
      {constructions.length > 0 && (
        <Dialog
          title={t('newer.title')}
          onClose={() => onShow(null)}
          footer={
            constructions.length > 1 ? (
              <Button
                look="primary"
                disabled={take.isPending}
                onClick={() => takeKeys(constructions.map(({ key }) => key))}
              >
                {t('newer.all')}
              </Button>
            ) : undefined
          }
        >
          <NewerTable constructions={constructions} busy={take.isPending} onTake={(key) => takeKeys([key])} />
        </Dialog>
      )}
    </div>
  )
}
