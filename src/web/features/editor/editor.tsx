import '#web/styles/editor.css'
import '#web/styles/charts.css'
import './editor-extras.css'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Ownership } from '#vocabulary/constructions.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { useTitle } from '#web/lib/title.ts'
import { Conflict } from './conflict.tsx'
import { DrawingPane, type DrawingPaneProps, type Overlay, overlays, zooms } from './drawing-pane.tsx'
import { ControlsContext } from './editor-controls.ts'
import type { StoredConstruction } from './editor-queries.ts'
import { MetaRow } from './header/meta-row.tsx'
import { TitleBar } from './header/title-bar.tsx'
import { KeyHints } from './key-hints.tsx'
import { KpiPanel } from './kpi/kpi-panel.tsx'
import { type ConstructionDocument, isBlank } from './model/document.ts'
import { documentProblems, saveProblems } from './model/stored-layers.ts'
import { DescriptionField } from './panels/description-field.tsx'
import { LayerPanel } from './panels/layer-panel.tsx'
import { ShortcutOverview } from './panels/shortcut-overview.tsx'
import { SaveStatus } from './saving/save-status.tsx'
import { useLocalDraft } from './saving/use-local-draft.ts'
import { useSaving } from './saving/use-saving.ts'
import { LayerTable } from './table/layer-table.tsx'
import type { Impact } from './table/row-figures.ts'
import { editorTexts } from './texts/editor.ts'
import { useAssessmentRequest } from './use-assessment-request.ts'
import { useEditor } from './use-editor.ts'
import { useLiveKpis } from './use-live-kpis.ts'
import { useMaterials } from './use-materials.ts'
import { useShortcuts } from './use-shortcuts.ts'

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

function useView() {
  const [overlay, setOverlay] = useState<Overlay>('temperature')
  const [step, setStep] = useState(0)
  const [impact, setImpact] = useState<Impact>('gwp')
  const [overview, setOverview] = useState(false)
  const onZoom = useCallback((by: 1 | -1) => setStep((now) => Math.min(Math.max(now + by, 0), zooms.length - 1)), [])
  const nextOverlay = useCallback(
    () => setOverlay((now) => overlays[(overlays.indexOf(now) + 1) % overlays.length] ?? 'none'),
    [],
  )
  return { overlay, setOverlay, nextOverlay, zoom: zooms[step] ?? 1, onZoom, impact, setImpact, overview, setOverview }
}

/** The layer editor: section, layers, figures; every change follows in all of them. */
export function Editor(props: EditorProps) {
  const { initial, opened, ownership, draftId, draftBasis, creationKey, onCreated, onCopy } = props
  const t = useTexts(editorTexts)
  const locale = useLocale()
  const editor = useEditor(initial)
  const { controls, history, cell } = editor
  const document = history.present
  const readOnly = opened?.construction.permission === 'view'
  const nameField = useRef<HTMLInputElement>(null)
  const view = useView()
  const [comparing, setComparing] = useState(true)
  useTitle([document.code, document.name || t('title.new')].filter(Boolean).join(' '))

  const materials = useMaterials(document, locale)
  const request = useAssessmentRequest(document, locale)
  const live = useLiveKpis(request)
  const { shown, delay } = live
  const current = delay === null && shown?.input === request
  const problems = useMemo(() => documentProblems({ layers: document.layers }), [document.layers])
  const blocking = useMemo(() => saveProblems(document), [document])

  const saving = useSaving({
    document,
    latest: controls.document,
    opened,
    ownership,
    draftBasis,
    creationKey,
    automatic: ownership === 'custom',
    readOnly,
    onCreated,
  })
  const { save } = saving
  useLocalDraft({
    id: saving.basis?.stored.construction.id ?? draftId,
    document,
    dirty: saving.dirty && !readOnly,
    basis: saving.basis?.stored.etag ?? null,
    creationKey: saving.basis ? null : creationKey,
  })
  const saveNow = useCallback(() => {
    if (saveProblems(controls.document())[0] === 'name') nameField.current?.focus()
    else save()
  }, [controls, save])
  const { onZoom, nextOverlay, setOverview } = view
  useShortcuts(
    useMemo(
      () => ({
        undo: controls.undo,
        redo: controls.redo,
        save: saveNow,
        overlay: nextOverlay,
        zoom: onZoom,
        overview: () => setOverview(true),
      }),
      [controls, saveNow, nextOverlay, onZoom, setOverview],
    ),
  )

  const settled = useDeferredValue(shown)
  const drawn = useDeferredValue(document)
  const computed = settled?.input
  const stopped = request === null
  const drawing: DrawingPaneProps = {
    type: drawn.type,
    name: drawn.name,
    seed: opened?.construction.id ?? draftId,
    layers: drawn.layers,
    materials,
    kpis: stopped ? undefined : settled?.result,
    computed,
    selected: cell?.key,
    overlay: view.overlay,
    onOverlay: view.setOverlay,
    zoom: view.zoom,
    onZoom,
  }
  const layerName = useCallback(
    (index: number) => {
      const layer = controls.document().layers.find(({ key }) => key === shown?.input.keys[index])
      return materials.get(layer?.materialId ?? '')?.name ?? t('row.unnamed')
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [controls, materials, shown, locale],
  )
  return (
    <ControlsContext value={controls}>
      <main id="main" className="ed-page">
        <TitleBar
          document={document}
          canUndo={history.past.length > 0}
          canRedo={history.future.length > 0}
          readOnly={readOnly}
          releases={ownership !== 'custom'}
          saveable={saving.dirty && saving.state.kind !== 'saving' && !blocking.some((one) => one !== 'name')}
          nameField={nameField}
          onSave={saveNow}
          onCopy={onCopy}
        />
        <MetaRow
          document={document}
          construction={saving.basis?.stored.construction}
          ownership={ownership}
          readOnly={readOnly}
          status={
            <SaveStatus saving={saving} problems={blocking} readOnly={readOnly} onCompare={() => setComparing(true)} />
          }
        />
        <div className="ed-grid">
          <div className="ed-main">
            <DrawingPane {...drawing} />
            <LayerTable
              layers={document.layers}
              materials={materials}
              kpis={stopped ? undefined : settled?.result}
              keys={computed?.keys ?? noKeys}
              stale={!current && !stopped}
              cell={cell}
              focusRequest={editor.focusRequest}
              release={document.release}
              impact={view.impact}
              onImpact={view.setImpact}
              readOnly={readOnly}
            />
            <KeyHints onOverview={() => setOverview(true)} readOnly={readOnly} />
            <DescriptionField value={document.description} readOnly={readOnly} />
          </div>
          <KpiPanel
            live={live}
            current={current || stopped}
            problems={problems}
            empty={document.layers.every(isBlank)}
            impact={view.impact}
            onImpact={view.setImpact}
            layerName={layerName}
          />
        </div>
      </main>
      <LayerPanel editor={editor} materials={materials} kpis={settled?.result} />
      {view.overview && <ShortcutOverview onClose={() => setOverview(false)} />}
      {saving.state.kind === 'conflict' && comparing && (
        <Conflict editor={editor} saving={saving} theirs={saving.state.theirs} onClose={() => setComparing(false)} />
      )}
    </ControlsContext>
  )
}

const noKeys: readonly string[] = []
