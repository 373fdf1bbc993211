import { type LayerState, layerStates } from '#vocabulary/life-cycle.ts'
import { Button } from '#web/components/button.tsx'
import { Menu, type MenuItem } from '#web/components/menu.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { useControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import { useRowChanges } from './use-row-changes.ts'

type RowMenuProps = {
  readonly row: string
  readonly index: number
  readonly count: number
  /** What the layer is called when it is told what became of it. */
  readonly name: string
  readonly tabIndex: 0 | -1
}

/** Everything that can be done with a layer, with its key. */
export function RowMenu({ row, index, count, name, tabIndex }: RowMenuProps) {
  const t = useTexts(editorTexts)
  const controls = useControls()
  const rows = useRowChanges(controls)
  const move = (by: number) => rows.move({ key: row, column: 'actions' }, by, name)
  const items: readonly MenuItem[] = [
    { label: t('row.framing'), icon: 'lines', shortcut: 'S', run: () => controls.open({ kind: 'framing', key: row }) },
    {
      label: t('row.builtIn'),
      icon: 'bolt',
      shortcut: 'B',
      run: () => controls.open({ kind: 'accessories', key: row }),
    },
    { label: t('row.values'), icon: 'pencil', run: () => controls.open({ kind: 'values', key: row }) },
    { label: t('row.corrections'), icon: 'plus', run: () => controls.open({ kind: 'corrections', key: row }) },
    { label: t('row.dataset'), icon: 'replace', run: () => controls.open({ kind: 'dataset', key: row }) },
    { label: t('row.alternatives'), icon: 'replace', run: () => controls.open({ kind: 'alternatives', key: row }) },
    { label: t('row.insert'), icon: 'plus', shortcut: t('key.insert'), run: () => rows.insertBelow(row) },
    {
      label: t('row.duplicate'),
      icon: 'copy',
      shortcut: `${t('key.control')} D`,
      run: () => rows.duplicate(row),
    },
    ...(index > 0 ? [{ label: t('row.up'), icon: 'ascending', shortcut: 'Alt ↑', run: () => move(-1) } as const] : []),
    ...(index < count - 1
      ? [{ label: t('row.down'), icon: 'descending', shortcut: 'Alt ↓', run: () => move(1) } as const]
      : []),
    { label: t('row.delete'), icon: 'bin', shortcut: t('key.delete'), danger: true, run: () => rows.remove(row, name) },
  ]
  return (
    <Menu
      label={t('row.actions', { number: index + 1 })}
      align="end"
      items={items}
      renderButton={({ open, toggle }) => (
        <Button
          look="quiet"
          size="xs"
          icon="more"
          data-focus
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-label={t('row.actions', { number: index + 1 })}
          onClick={toggle}
        />
      )}
    />
  )
}

const marks = { new: 'zs-n', existing: 'zs-b', removed: 'zs-r' } as const

/** What a layer is in the works, and a menu to change it. The colours appear where there is something old. */
export function StateMenu({
  row,
  number,
  state,
  marked,
  tabIndex,
  readOnly,
  isAside = false,
}: {
  row: string
  number: number
  state: LayerState
  marked: boolean
  tabIndex: 0 | -1
  readOnly: boolean
  /** Stands below the material, not in a cell of its own. */
  isAside?: boolean
}) {
  const t = useTexts(editorTexts)
  const common = useTexts(commonTexts)
  const controls = useControls()
  const items = layerStates.map((one, index) => ({
    label: common(`state.${one}`),
    shortcut: String(index + 1),
    run: () => {
      controls.run({ do: 'setLayer', key: row, change: { state: one } })
      controls.focus(row, 'state')
    },
  }))
  const word = (
    <span className="zs">
      {marked && <span className={marks[state]} />}
      {common(`state.${state}`)}
    </span>
  )
  if (readOnly) return word
  return (
    <Menu
      label={t('row.state', { number })}
      items={items}
      renderButton={({ open, toggle }) => (
        <button
          type="button"
          className="plain"
          data-focus={isAside ? undefined : true}
          onMouseDown={isAside ? (event) => event.stopPropagation() : undefined}
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-label={`${t('row.state', { number })}: ${common(`state.${state}`)}`}
          onClick={toggle}
        >
          {word}
        </button>
      )}
    />
  )
}
