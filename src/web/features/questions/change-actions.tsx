import { clsx } from 'clsx'
import { variableChanges } from '#vocabulary/bulk-changes.ts'
import { groupOf } from '#vocabulary/variant-groups.ts'
import { Button } from '#web/components/button.tsx'
import { MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { BulkChange, PreviewedChange } from '#web/resources/constructions/bulk-changes.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

/** Whether it files constructions as the variants of one group, of which the editor shows as many as a comparison takes. */
export const isOfVariants = (change: BulkChange): boolean =>
  change.do === 'addTag' && groupOf([change.tag]) !== undefined

type Variable = Extract<BulkChange, { do: (typeof variableChanges)[number] }>
/** Whether a variant can be filed that has the change, in place of changing a construction. */
const isVariable = (change: BulkChange): change is Variable => variableChanges.some((one) => one === change.do)

const seen = (some: readonly PreviewedChange[]) => some.map(({ id, version }) => ({ id, version }))

/** Makes a change of all that are chosen, or of variants of them. */
export function ChangeActions({
  change,
  chosen,
  busy,
  onChange,
  onClose,
}: {
  change: BulkChange
  chosen: readonly PreviewedChange[]
  busy: boolean
  onChange: (items: { id: string; version: number }[], change: BulkChange) => void
  onClose: () => void
}) {
  const t = useTexts(questionsTexts)
  const { length: count } = chosen
  const isFiling = isOfVariants(change)
  const fits = isFiling ? count >= 2 && count <= MOST_COMPARED : count > 0
  const label = isFiling ? 'fileThese' : change.do === 'moveToOffice' ? 'moveThese' : 'changeThese'
  const variable = chosen.filter(({ notAsVariant }) => notAsVariant === null)
  return (
    <div className={clsx('row', css.previewActions)}>
      <span className="dim grow">
        {t('wholeOrNothing')} {isVariable(change) && t('variantsBeside')}
      </span>
      <Button onClick={onClose}>{t('closePreview')}</Button>
      {isVariable(change) && (
        <Button
          icon="compare"
          disabled={busy || variable.length === 0}
          onClick={() => onChange(seen(variable), { ...change, as: 'variants' })}
        >
          {t('variantsOfThese', { count: variable.length })}
        </Button>
      )}
      <Button look="primary" disabled={busy || !fits} onClick={() => onChange(seen(chosen), change)}>
        {t(label, { count })}
      </Button>
    </div>
  )
}
