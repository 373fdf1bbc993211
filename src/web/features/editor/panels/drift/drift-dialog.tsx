import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { ConstructionDrift } from '#contract/construction-drift.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Select } from '#web/components/select.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast, useReason } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { reassessConstruction } from '#web/resources/constructions/construction-mutations.ts'
import {
  type ConstructionState,
  driftQuery,
  type StoredConstruction,
} from '#web/resources/constructions/construction-queries.ts'
import { ChangeTable } from './change-table.tsx'
import css from './drift.module.css'
import { driftTexts } from './drift-texts.ts'

const changesNothing = ({ figures, indicators, pinned, target }: ConstructionDrift) =>
  pinned.release === target.release &&
  [...figures, ...indicators].every(({ absolute }) => absolute === 0 || absolute === null)

/** What to mind about the comparison. */
function Notes({ drift }: { drift: ConstructionDrift }) {
  const t = useTexts(driftTexts)
  const has = (reason: string) => drift.indicators.some((change) => change.reason === reason)
  return (
    <>
      {has('otherGeneration') && <Notice kind="plain">{t('otherGeneration')}</Notice>}
      {has('lowerBound') && <Notice kind="plain">{t('lowerBound')}</Notice>}
      {drift.expired > 0 && <Notice kind="warning">{t('expired', { count: drift.expired })}</Notice>}
      {changesNothing(drift) && <p role="status">{t('same')}</p>}
    </>
  )
}

/** The datasets that are another one, or another version, afterwards. */
function ChangedDatasets({ datasets }: Pick<ConstructionDrift, 'datasets'>) {
  const t = useTexts(driftTexts)
  const changed = datasets.filter(
    ({ before, after }) => before?.uuid !== after?.uuid || before?.version !== after?.version,
  )
  if (changed.length === 0) return null
  const shown = (dataset: (typeof changed)[number]['before']) =>
    dataset ? `${dataset.name}, ${dataset.version}` : t('noDataset')
  return (
    <details>
      <summary>
        {t('datasets')} ({changed.length})
      </summary>
      <ul className={css.datasets}>
        {changed.map(({ materialId, material, before, after }) => (
          <li key={`${materialId} ${before?.uuid ?? ''} ${after?.uuid ?? ''}`}>
            <b>{material}</b>
            <span className="small dim">{shown(before)}</span>
            <span className="small">
              <span aria-hidden="true">→ </span>
              {shown(after)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Changes({ drift }: { drift: ConstructionDrift }) {
  const t = useTexts(driftTexts)
  const chart = useTexts(chartTexts)
  return (
    <>
      <Notes drift={drift} />
      <ChangeTable
        caption={t('figures')}
        head={t('figure')}
        changes={drift.figures.map(({ figure, ...change }) => ({
          ...change,
          key: figure,
          name: t(`figure.${figure}`),
        }))}
      />
      <ChangeTable
        caption={t('indicators')}
        head={t('indicator')}
        changes={drift.indicators.map(({ indicator, ...change }) => ({
          ...change,
          key: indicator,
          name: chart(`indicator.${indicator}`),
        }))}
      />
      <ChangedDatasets datasets={drift.datasets} />
    </>
  )
}

function Releases({
  drift: { pinned, target, releases },
  onChange,
}: {
  drift: ConstructionDrift
  onChange: (release: string) => void
}) {
  const t = useTexts(driftTexts)
  const field = useRef<HTMLSelectElement>(null)
  // it comes with the data, after the dialog has looked for its first field
  useEffect(() => field.current?.focus(), [])
  const { date } = useFormats()
  const text = ({ id, isDefault, pinned: isPinned }: ConstructionDrift['releases'][number]) => {
    const release = releaseName(id)
    if (isPinned) return t('now', { release })
    return isDefault ? t('default', { release }) : release
  }
  return (
    <div className={clsx('two', css.releases)}>
      <div>
        <span className="lbl">{t('pinned')}</span>
        {pinned.at === null
          ? t('sinceUnknown', { release: releaseName(pinned.release) })
          : t('since', { release: releaseName(pinned.release), date: date(pinned.at) })}
      </div>
      <label className="field">
        <span className="lbl">{t('target')}</span>
        <Select ref={field} value={target.release} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {releases.map((one) => (
            <option key={one.id} value={one.id}>
              {text(one)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  )
}

/** What newer data would change, figure by figure, and accepting it. */
export function DriftDialog({
  of,
  etag,
  dirty,
  readOnly,
  onAccepted,
  onClose,
}: {
  of: ConstructionState
  etag: string
  /** There are changes that are not saved yet. */
  dirty: boolean
  readOnly: boolean
  onAccepted: (stored: StoredConstruction) => void
  onClose: () => void
}) {
  const t = useTexts(driftTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const locale = useLocale()
  const [release, setRelease] = useState<string | null>(null)
  const asked = useQuery(driftQuery(of, release, locale))
  const { data: drift } = asked
  const failed = useFailureToast((reason) => t('acceptFailed', { reason }))
  const accept = useMutation({
    ...reassessConstruction(of, locale),
    onSuccess: (stored, { release: target }) => {
      showToast({ text: t('accepted', { release: releaseName(target) }) })
      onAccepted(stored)
      onClose()
    },
    onError: failed,
  })
  const stopped = !drift || changesNothing(drift) || dirty || asked.isPlaceholderData || accept.isPending
  return (
    <Dialog
      className={css.dialog}
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          {dirty && !readOnly && <span className="small dim grow">{t('saveFirst')}</span>}
          <Button onClick={onClose}>{t('keep')}</Button>
          {!readOnly && (
            <Button
              look="primary"
              disabled={stopped}
              onClick={() => drift && accept.mutate({ release: drift.target.release, etag })}
            >
              {t('accept')}
            </Button>
          )}
        </>
      }
    >
      {drift && <Releases drift={drift} onChange={setRelease} />}
      {asked.isPending && <p role="status">{t('waiting')}</p>}
      {asked.isError && (
        <Notice kind="error">
          {t('failed')} {reasonOf(asked.error)}
          <p>
            <Button size="s" icon="reload" onClick={() => void asked.refetch()}>
              {common('reload')}
            </Button>
          </p>
        </Notice>
      )}
      {drift && (
        <div aria-busy={asked.isPlaceholderData}>
          <Changes drift={drift} />
        </div>
      )}
    </Dialog>
  )
}
