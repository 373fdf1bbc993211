import { useCallback, useState } from 'react'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { LEAST_COMPARED, MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { askToMove, askToShare, isShareable } from '#web/lib/sharing.ts'
import css from './library.module.css'
import { libraryTexts } from './library-texts.ts'
import type { Selection } from './selection.ts'
import { useCopy, useDelete } from './selection-actions.ts'
import { useSelectionShortcuts } from './use-library-shortcuts.ts'

const isOwn = ({ permission }: ConstructionListItem) => permission === 'owner'

function DeleteDialog({
  items,
  onClose,
  onDelete,
}: {
  items: readonly ConstructionListItem[]
  onClose: () => void
  onDelete: (ids: string[]) => void
}) {
  const t = useTexts(libraryTexts)
  const common = useTexts(commonTexts)
  const own = items.filter(isOwn)
  return (
    <Dialog
      alert
      title={t('deleteTitle', { count: own.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="danger solid" onClick={() => onDelete(own.map(({ id }) => id))}>
            {t('deleteTitle', { count: own.length })}
          </Button>
        </>
      }
    >
      <ul className="bullets">
        {items.map((item) => (
          <li key={item.id} className={isOwn(item) ? undefined : 'dim'}>
            {item.code} {item.name}{' '}
            {!isOwn(item) && (
              <span className="chip">{t('stays', { ownership: common(`ownership.${item.ownership}`) })}</span>
            )}
          </li>
        ))}
      </ul>
      <p>{t('deleteText', { count: own.length })}</p>
    </Dialog>
  )
}

/** Leads to the comparison; locked, with the reason beside it, while too few or too many are chosen. */
function CompareButton({ chosen }: { chosen: readonly ConstructionListItem[] }) {
  const t = useTexts(libraryTexts)
  if (chosen.length < LEAST_COMPARED || chosen.length > MOST_COMPARED) {
    return (
      <Button look="inv" icon="compare" className="dis" aria-disabled>
        {t('compare')}
      </Button>
    )
  }
  return (
    <ButtonLink look="inv" icon="compare" to={paths.comparison.hrefFor(chosen.map(({ id }) => id))}>
      {t('compare')}
    </ButtonLink>
  )
}

/** What can be done with the chosen constructions; at the foot of the list as long as there are any. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const t = useTexts(libraryTexts)
  const [deleting, setDeleting] = useState(false)
  const copy = useCopy()
  const remove = useDelete()
  const { chosen, clear } = selection
  const deletable = chosen.some(isOwn)
  const askToDelete = useCallback(() => setDeleting(true), [])
  useSelectionShortcuts(chosen, deletable ? askToDelete : undefined)
  if (chosen.length === 0) return null
  return (
    <>
      <section className={css.selectionBar} data-layer aria-label={t('selection')}>
        <b role="status">{t('selected', { count: chosen.length })}</b>
        <span className={css.separator} />
        <CompareButton chosen={chosen} />
        <Button
          look="inv"
          icon="copy"
          disabled={copy.isPending}
          onClick={() => copy.mutate(chosen, { onSuccess: clear })}
        >
          {t('copy')}
        </Button>
        <Button look="inv" icon="share" onClick={() => askToShare(chosen)}>
          {t('share')}
        </Button>
        {chosen.some(isShareable) && (
          <Button look="inv" icon="company" onClick={() => askToMove(chosen, clear)}>
            {t('move')}
          </Button>
        )}
        {deletable && (
          <Button look="inv" icon="bin" disabled={remove.isPending} onClick={askToDelete}>
            {t('delete')}
          </Button>
        )}
        <span className="small grow">
          {chosen.length > MOST_COMPARED
            ? t('compareTooMany', { most: MOST_COMPARED })
            : t('compareSome', { least: LEAST_COMPARED, most: MOST_COMPARED })}
        </span>
        <Button look="inv q" onClick={clear}>
          {t('clearSelection')} <kbd>Esc</kbd>
        </Button>
      </section>
      {deleting && (
        <DeleteDialog
          items={chosen}
          onClose={() => setDeleting(false)}
          onDelete={(ids) => {
            setDeleting(false)
            remove.mutate(ids, { onSuccess: clear })
          }}
        />
      )}
    </>
  )
}
