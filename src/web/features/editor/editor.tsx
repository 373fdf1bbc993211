import { type StoredConstruction } from '#web/resources/constructions/construction-queries.ts'
import '#web/styles/editor.css'
import '#web/styles/charts.css'
import './editor-extras.css'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { Ownership } from '#vocabulary/constructions.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { useRecentPage } from '#web/lib/recent.ts'
import { useTitle } from '#web/lib/title.ts'
import type { ConstructionDocument } from './document/document.ts'
import { ControlsContext } from './document/editor-controls.ts'
import { saveProblems } from './document/stored-layers.ts'
import { type Editor as EditorState, useEditor } from './document/use-editor.ts'
import { useView } from './drawing/use-view.ts'
import { type Figures, useFigures } from './figures/use-figures.ts'
import { DriftBadge } from './panels/drift/drift-badge.tsx'
import { MetaRow } from './panels/header/meta-row.tsx'
import { TitleBar } from './panels/header/title-bar.tsx'
import { LayerPanel } from './panels/layer-panel.tsx'
import { Workspace } from './panels/workspace.tsx'
import { Conflict } from './saving/conflict.tsx'
import { SaveStatus } from './saving/save-status.tsx'
import { useSavedDocument } from './saving/use-saved-document.ts'
import { useShortcuts } from './table/use-shortcuts.ts'
import { editorTexts } from './texts/editor.ts'

const Explanation = lazy(async () => ({ default: (await import('./panels/explanation/explanation.tsx')).Explanation }))

export type EditorProps = {
  readonly initial: ConstructionDocument
  /** The stored construction; null while it is new. */
  readonly opened: StoredConstruction | null
  readonly ownership: Ownership
  /** Name of the draft on this device: the construction's id, or `new`. */
  readonly draftId: string
  readonly draftBasis: string | null
  readonly creationKey: string
  readonly onCreated: (stored: StoredConstruction) => void
  readonly onCopy: () => void
}

/** What lies over the table: the panel of a layer, or how a figure came about. */
function Panels({ editor, figures }: { editor: EditorState; figures: Figures }) {
  const { panel } = editor
  if (panel?.kind !== 'explanation' && panel?.kind !== 'requirement') {
    return <LayerPanel editor={editor} materials={figures.materials} kpis={figures.kpis} />
  }
  return (
    <Suspense fallback={null}>
      <Explanation editor={editor} figures={figures} />
    </Suspense>
  )
}

/** The layer editor: section, layers, figures; every change follows in all of them. */
export function Editor({ initial, onCopy, ...stored }: EditorProps) {
  const { opened, ownership, draftId } = stored
  const t = useTexts(editorTexts)
  const editor = useEditor(initial)
  const { controls, history } = editor
  const document = history.present
  const readOnly = opened?.construction.permission === 'view'
  const nameField = useRef<HTMLInputElement>(null)
  const askForName = useCallback(() => nameField.current?.focus(), [])
  const view = useView()
  const [comparing, setComparing] = useState(true)
  const title = [document.code, document.name || t('title.new')].filter(Boolean).join(' ')
  useTitle(title)
  useRecentPage(opened ? title : '')

  const blocking = useMemo(() => saveProblems(document), [document])
  const saving = useSavedDocument({ ...stored, document, latest: controls.document, readOnly, askForName })
  const figures = useFigures(editor, useLocale(), saving.basis?.stored.construction)
  const { state, saveNow } = saving
  useShortcuts({ controls, view, save: saveNow, cell: editor.cell, readOnly })
  return (
    <ControlsContext value={controls}>
      <main id="main" className="ed-page">
        <TitleBar
          name={document.name}
          code={document.code}
          renovated={document.layers.some(({ state }) => state !== 'new')}
          canUndo={history.past.length > 0}
          canRedo={history.future.length > 0}
          readOnly={readOnly}
          releases={ownership !== 'custom' && opened?.construction.draftOf === undefined}
          saveable={state.kind !== 'saving' && !blocking.some((one) => one !== 'name')}
          nameField={nameField}
          onSave={saveNow}
          onCopy={onCopy}
          stored={saving.basis?.stored.construction}
          unsaved={saving.dirty}
        />
        <MetaRow
          document={document}
          construction={saving.basis?.stored.construction}
          ownership={ownership}
          readOnly={readOnly}
          drift={saving.basis && <DriftBadge stored={saving.basis.stored} saving={saving} editor={editor} />}
          status={
            <SaveStatus saving={saving} problems={blocking} readOnly={readOnly} onCompare={() => setComparing(true)} />
          }
        />
        <Workspace
          editor={editor}
          figures={figures}
          view={view}
          seed={opened?.construction.id ?? draftId}
          readOnly={readOnly}
        />
      </main>
      <Panels editor={editor} figures={figures} />
      {state.kind === 'conflict' && comparing && (
        <Conflict editor={editor} saving={saving} theirs={state.theirs} onClose={() => setComparing(false)} />
      )}
    </ControlsContext>
  )
}
