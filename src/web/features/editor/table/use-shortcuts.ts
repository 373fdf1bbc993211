import { useMemo } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Shortcut, type ShortcutGroup, useScreenShortcuts } from '#web/lib/shortcuts.ts'
import type { Cell } from '../document/columns.ts'
import type { EditorControls } from '../document/editor-state.ts'
import type { View } from '../drawing/use-view.ts'
import { editorTexts } from '../editor-texts.ts'
import { type SideView, sideViews } from '../views/side-views.ts'
import { useRowChanges } from './use-row-changes.ts'

/** Parts of the screen that F6 leads through: drawing, table, figures. */
const partSelectors = ['#drawing [role="listbox"]', '#layers [tabindex="0"], #first-steps textarea', '#kpis'] as const

const leadTo = (by: 1 | -1) => {
  const parts = partSelectors.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  const at = parts.findIndex((part) => {
    const frame = part.closest('#drawing, #layers, #first-steps, #kpis') ?? part
    return frame.contains(document.activeElement)
  })
  // from elsewhere on the screen backwards leads to the last part, as forwards to the first
  const from = at < 0 && by < 0 ? 0 : at
  parts[(from + by + parts.length) % parts.length]?.focus()
}

type Options = {
  readonly controls: EditorControls
  readonly view: Pick<View, 'nextOverlay' | 'onZoom'>
  readonly save: () => void
  /** Where the keyboard stands or stood last. */
  readonly cell: Cell | null
  readonly readOnly: boolean
}

const keyOf: Readonly<Record<SideView, string>> = { proposals: 'P', insulation: 'D', influence: 'I' }

/** The keys of the editor: those that act anywhere in it, and those of the table, which the overview tells. */
export function useShortcuts({ controls, view, save, cell, readOnly }: Options): void {
  const t = useTexts(editorTexts)
  const { nextOverlay, onZoom } = view
  const { insertBelow } = useRowChanges(controls)
  const selected = cell?.key ?? null
  const groups = useMemo((): readonly ShortcutGroup[] => {
    const changes: readonly Shortcut[] = [
      { label: t('title.undo'), keys: ['Ctrl+Z'], run: controls.undo },
      { label: t('title.redo'), keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], run: controls.redo },
      { label: t('title.save'), keys: ['Ctrl+S'], run: save },
      { label: t('row.insert'), keys: ['Insert', 'Ctrl+Enter'], run: () => insertBelow(selected), keyOnly: true },
      { label: t('row.duplicate'), keys: ['Ctrl+D'] },
      { label: t('row.delete'), keys: ['Delete'] },
      { label: t('keys.move'), keys: ['Alt+↑/↓'] },
      { label: t('keys.step'), keys: ['↑/↓'] },
      { label: t('keys.bigStep'), keys: ['Shift+↑/↓'] },
      { label: t('keys.arithmetic'), keys: [], sample: '140+20' },
    ]
    const borderKeys: readonly Shortcut[] = [
      { label: t('keys.toBorder'), keys: ['Tab'] },
      { label: t('keys.moveBorder'), keys: ['↑/↓', '←/→'] },
      { label: t('keys.moveBorderFar'), keys: ['Shift+↑/↓'] },
      { label: t('keys.sold'), keys: ['PageUp', 'PageDown'] },
      { label: t('keys.dimension'), keys: ['Enter'] },
      { label: t('keys.moveDrawn'), keys: ['Alt+←/→', 'Alt+↑/↓'] },
      { label: t('keys.borderBack'), keys: ['Esc'] },
    ]
    return [
      {
        title: t('keys.table'),
        shortcuts: [
          { label: t('keys.layer'), keys: ['↑/↓'] },
          { label: t('keys.cell'), keys: ['←/→'] },
          { label: t('keys.firstLast'), keys: ['Home', 'End'] },
          { label: t('keys.edit'), keys: ['Enter', 'F2'] },
          { label: t('keys.material'), keys: ['M'] },
          { label: t('row.framing'), keys: ['S'] },
          { label: t('row.builtIn'), keys: ['B'] },
          { label: t('keys.state'), keys: ['1', '2', '3'] },
        ],
      },
      ...(readOnly
        ? []
        : [
            { title: t('keys.change'), shortcuts: changes },
            { title: t('keys.border'), shortcuts: borderKeys },
          ]),
      {
        title: t('keys.screen'),
        shortcuts: [
          { label: t('keys.parts'), keys: ['F6'], run: () => leadTo(1), keyOnly: true },
          { label: t('keys.partsBack'), keys: ['Shift+F6'], run: () => leadTo(-1), keyOnly: true },
          { label: t('drawing.overlay'), keys: ['T'], run: nextOverlay },
          { label: t('drawing.zoomIn'), keys: ['+'], run: () => onZoom(1) },
          { label: t('drawing.zoomOut'), keys: ['-'], run: () => onZoom(-1) },
        ],
      },
      // here, not with the views, whose code comes after the first paint: a key pressed before would be lost
      {
        title: t('keys.views'),
        shortcuts: sideViews.map((view) => ({
          label: t(`keys.${view}`),
          keys: [keyOf[view]],
          run: () => controls.open({ kind: view }),
        })),
      },
    ]
  }, [t, controls, nextOverlay, onZoom, insertBelow, selected, save, readOnly])
  useScreenShortcuts(groups)
}
