import { useMemo, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Popover } from '#web/components/popover.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { keep, kept } from '#web/lib/kept.ts'
import type { RowList } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import type { SheetColumn } from '../sheet/sheet-types.ts'
import css from './schedule.module.css'
import { cellIn } from './variant-cells.ts'

type Named = Pick<SheetColumn<never>, 'key' | 'title' | 'unit' | 'group' | 'fixed' | 'isRare'>

const placeOf = (list: RowList) => `project.hidden.${list}`

/** What a device shows otherwise than usual: rare columns that it shows, and others that it does not. */
const isShownBy = (chosen: ReadonlySet<string>, { key, fixed, isRare = false }: Named): boolean =>
  fixed !== undefined || chosen.has(key) === isRare

/** The columns of a schedule that are shown on this device; those that stay in view always are, rare ones where asked for. */
export function useShownColumns<Column extends Named>(list: RowList, columns: readonly Column[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set((kept(placeOf(list)) ?? '').split(',').filter(Boolean)),
  )
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
    // variants are those of one project
    const everywhere = [...next].filter((one) => cellIn(one, '').variant === '')
    keep(placeOf(list), everywhere.length > 0 ? everywhere.join() : null)
  }
  const shown = useMemo(() => columns.filter((column) => isShownBy(chosen, column)), [columns, chosen])
  return { toggle, shown }
}

/** Chooses which columns of a schedule are shown. */
export function ColumnChoice({
  columns,
  shown,
  toggle,
}: {
  columns: readonly Named[]
  shown: readonly Named[]
  toggle: (key: string) => void
}) {
  const t = useTexts(projectTexts)
  const keys = new Set(shown.map(({ key }) => key))
  return (
    <Popover
      renderButton={({ open, toggle: onClick }) => (
        <Button size="s" icon="lines" aria-expanded={open} onClick={onClick}>
          {t('columns')}
        </Button>
      )}
    >
      {() => (
        <fieldset className={`menu ${css.columnChoice}`}>
          <legend className="sr">{t('columns')}</legend>
          {columns
            .filter(({ fixed }) => fixed === undefined)
            .map(({ key, title, unit, group }) => (
              <OptionLine key={key}>
                <Checkbox checked={keys.has(key)} onChange={() => toggle(key)} />
                {group === undefined ? '' : `${group}: `}
                {title} {unit}
              </OptionLine>
            ))}
        </fieldset>
      )}
    </Popover>
  )
}
