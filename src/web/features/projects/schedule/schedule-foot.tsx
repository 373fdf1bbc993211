import type { ReactNode, RefObject } from 'react'
import { projectLimits } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import type { IconName } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { RowList } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import type { SheetHandle } from '../sheet/sheet.tsx'
import type { CellPlace } from '../sheet/sheet-types.ts'
import css from './schedule.module.css'

/** What can be done with the row that the cursor stands in. */
export type RowAction = { readonly label: string; readonly icon: IconName; readonly run: (cell: CellPlace) => void }

/** Below a schedule: what adds rows, and what is done with the one that the cursor stands in. */
export function ScheduleFoot({
  list,
  isFull,
  sheet,
  actions,
  children,
}: {
  list: RowList
  isFull: boolean
  sheet: RefObject<SheetHandle | null>
  actions: readonly RowAction[]
  /** Further ways to rows. */
  children: ReactNode
}) {
  const t = useTexts(projectTexts)
  const act = ({ run }: RowAction) => {
    const [cell] = sheet.current?.selected() ?? []
    if (cell) run(cell)
  }
  return (
    <div className={css.tools}>
      <Button look="quiet" size="s" icon="plus" disabled={isFull} onClick={() => sheet.current?.append()}>
        {t(`add.${list}`)}
      </Button>
      {actions.map((action) => (
        <Button key={action.label} look="quiet" size="s" icon={action.icon} onClick={() => act(action)}>
          {action.label}
        </Button>
      ))}
      {children}
      <span className={`small dim ${css.count}`}>
        {isFull ? t('full', { most: projectLimits[list] }) : t('pasteHint')}
      </span>
    </div>
  )
}
