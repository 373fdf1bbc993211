import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ConstructionDrift } from '#contract/construction-drift.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Select } from '#web/components/select.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { releaseName } from '#web/lib/release-name.ts'
import css from './drift.module.css'
import { driftTexts } from './drift-texts.ts'

/** What newer data would change, of a construction as of a building. */
type Drift = Pick<ConstructionDrift, 'pinned' | 'target' | 'releases' | 'expired' | 'datasets'>

/** The datasets that are another one, or another version, afterwards. */
function ChangedDatasets({ datasets }: Pick<Drift, 'datasets'>) {
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

function Releases({
  drift: { pinned, target, releases },
  onChange,
}: {
  drift: Drift
  onChange: (release: string) => void
}) {
  const t = useTexts(driftTexts)
  const field = useRef<HTMLSelectElement>(null)
  // it comes with the data, after the dialog has looked for its first field
  useEffect(() => field.current?.focus(), [])
  const { date } = useFormats()
  const text = ({ id, isDefault, pinned: isPinned }: Drift['releases'][number]) => {
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

/** As a query tells it. */
type Asked = {
  readonly data: Drift | undefined
  readonly error: Error | null
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

/** The dialog about newer data: which release, what to mind, the changes, and accepting them. */
export function DriftFrame({
  asked,
  reasons,
  isSame,
  dirty,
  readOnly,
  busy,
  onRelease,
  onAccept,
  onClose,
  children,
}: {
  asked: Asked
  /** Why some differences are none, or what to mind about them. */
  reasons: ReadonlySet<string | null>
  /** Nothing changes. */
  isSame: boolean
  /** There are changes that are not saved yet. */
  dirty: boolean
  readOnly: boolean
  /** It is being accepted. */
  busy: boolean
  onRelease: (release: string) => void
  onAccept: (release: string) => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useTexts(driftTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const { data: drift, error, isPending, isPlaceholderData } = asked
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
              disabled={!drift || isSame || dirty || isPlaceholderData || busy}
              onClick={() => drift && onAccept(drift.target.release)}
            >
              {t('accept')}
            </Button>
          )}
        </>
      }
    >
      {drift && <Releases drift={drift} onChange={onRelease} />}
      {isPending && <p role="status">{t('waiting')}</p>}
      {error && (
        <Notice kind="error">
          {t('failed')} {reasonOf(error)}
          <p>
            <Button size="s" icon="reload" onClick={() => void asked.refetch()}>
              {common('reload')}
            </Button>
          </p>
        </Notice>
      )}
      {drift && (
        <div aria-busy={isPlaceholderData}>
          {reasons.has('otherGeneration') && <Notice kind="plain">{t('otherGeneration')}</Notice>}
          {reasons.has('lowerBound') && <Notice kind="plain">{t('lowerBound')}</Notice>}
          {drift.expired > 0 && <Notice kind="warning">{t('expired', { count: drift.expired })}</Notice>}
          {isSame && <p role="status">{t('same')}</p>}
          {children}
          <ChangedDatasets datasets={drift.datasets} />
        </div>
      )}
    </Dialog>
  )
}
