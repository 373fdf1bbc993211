import { clsx } from 'clsx'
import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Construction } from '#contract/constructions.ts'
import type { Ownership } from '#vocabulary/constructions.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { useRecentPage } from '#web/lib/recent.ts'
import { useTitle } from '#web/lib/title.ts'
import type { StoredConstruction } from '#web/resources/constructions/construction-queries.ts'
import type { AskedFigures } from '#web/resources/constructions/opening.ts'
import type { ConstructionDocument } from './document/document.ts'
import { ControlsContext, type Editor as EditorState, useEditor } from './document/editor-state.ts'
import { useNext } from './document/following.ts'
import { keepHistory } from './document/kept-histories.ts'
import { saveProblems } from './document/stored-layers.ts'
import { DrawingPane } from './drawing/drawing-pane.tsx'
import { useView, type View } from './drawing/use-view.ts'
import css from './editor.module.css'
import { editorTexts } from './editor-texts.ts'
import { NewestContext } from './figures/following.tsx'
import { ReferenceContext } from './figures/reference.ts'
import { type Figures, useFigures } from './figures/use-figures.ts'
import { MetaRow } from './panels/header/meta-row.tsx'
import { TitleBar } from './panels/header/title-bar.tsx'
import { SaveStatus } from './saving/save-status.tsx'
import type { HandOver } from './saving/use-hand-over.ts'
import { useSavedDocument } from './saving/use-saved-document.ts'
import { LayerTable } from './table/layer-table.tsx'
import { useShortcuts } from './table/use-shortcuts.ts'
import { VariantsToCome } from './variants/variants-to-come.tsx'
import { Beside } from './views/beside.tsx'
import { sideViewOf, takesAll } from './views/side-views.ts'
import { useReference } from './views/use-reference.ts'

const VariantBar = lazy(async () => ({ default: (await import('./later.ts')).VariantBar }))
const loadPanels = async () => ({ default: (await import('./panels/panels.tsx')).Panels })
const Panels = lazy(loadPanels)
const BelowLayers = lazy(async () => ({ default: (await import('./later.ts')).BelowLayers }))
const Conflict = lazy(async () => ({ default: (await import('./saving/conflict.tsx')).Conflict }))
const HistoryButton = lazy(async () => ({ default: (await import('./later.ts')).HistoryButton }))
const OfficeStandardButton = lazy(async () => ({ default: (await import('./later.ts')).OfficeStandardButton }))
const OriginBadge = lazy(async () => ({ default: (await import('./later.ts')).OriginBadge }))
const DriftBadge = lazy(async () => ({ default: (await import('./later.ts')).DriftBadge }))
const EmptyStart = lazy(async () => ({ default: (await import('./table/empty-start.tsx')).EmptyStart }))

export type EditorProps = {
  readonly initial: ConstructionDocument
  /** The stored construction; null while it is new. */
  readonly opened: StoredConstruction | null
  readonly ownership: Ownership
  /** Name of the draft on this device: the construction's id, or `new`. */
  readonly draftId: string
  readonly draftBasis: string | null
  readonly creationKey: string
  /** Figures of what the editor begins with, as far as they were asked for with it. */
  readonly asked?: AskedFigures | undefined
  readonly onCreated: (stored: StoredConstruction) => void
  readonly onCopy: () => void
  /** Where it is a part of a project: who takes it over, and the way back there. */
  readonly handOver?: (HandOver & { readonly project: string }) | undefined
}

/** Panels are fetched this long after the first paint [ms]. */
const PANELS_AFTER = 1_000
const none: readonly string[] = []

/** Section and table of the layers, and the figures beside them. */
function Workspace({
  editor,
  figures,
  view,
  seed,
  readOnly,
  stored,
  isPart,
  flush,
}: {
  editor: EditorState
  figures: Figures
  view: View
  seed: string
  readOnly: boolean
  stored: Construction | undefined
  isPart: boolean
  flush: () => Promise<void>
}) {
  const { history, cell, focusRequest, controls } = editor
  const { materials, live, kpis, computed } = figures
  const { layers, release, description } = history.present
  const { impact, setImpact } = view
  const side = sideViewOf(editor.panel)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { reference, preview } = useReference(editor, figures, stored)
  const now = useMemo(
    () => ({ document: history.present, materials, kpis, computed }),
    [history.present, materials, kpis, computed],
  )
  // the figures' panel, the drawing and the figures of the rows follow one after the other
  const drawn = useNext(now, controls.next)
  const rows = useNext(drawn, controls.next)
  const shown = preview ?? { ...drawn, layers: drawn.document.layers }
  return (
    <ReferenceContext value={reference}>
      <NewestContext value={figures.newest}>
        <div
          className={clsx(css.columns, side && (takesAll(side) ? css.instead : css.beside))}
          data-broad={side === 'proposals' || undefined}
        >
          <div className={css.main}>
            <NewestContext value={preview ? null : figures.newest}>
              <DrawingPane
                type={drawn.document.type}
                name={drawn.document.name}
                seed={seed}
                layers={shown.layers}
                materials={shown.materials}
                kpis={shown.kpis}
                computed={shown.computed}
                selected={cell?.key}
                overlay={view.overlay}
                onOverlay={view.setOverlay}
                colouring={view.colouring}
                onColouring={view.setColouring}
                zoom={view.zoom}
                onZoom={view.onZoom}
                readOnly={readOnly || preview !== null}
              />
            </NewestContext>
            <div className={css.list}>
              {side && <div ref={setPlace} />}
              {layers.length === 0 && !readOnly && (
                <Suspense fallback={<div className={css.startToCome} />}>
                  <EmptyStart type={history.present.type} release={release} />
                </Suspense>
              )}
              <LayerTable
                layers={layers}
                materials={materials}
                kpis={rows.kpis}
                keys={rows.computed?.keys ?? none}
                stale={live.delay !== null && kpis !== undefined}
                cell={cell}
                focusRequest={focusRequest}
                release={release}
                impact={impact}
                onImpact={setImpact}
                readOnly={readOnly}
              />
              {!isPart && (
                <Suspense fallback={null}>
                  <BelowLayers description={description} readOnly={readOnly} />
                </Suspense>
              )}
            </div>
          </div>
          <Beside {...{ side, editor, figures, readOnly, stored, flush, place, impact }} onImpact={setImpact} />
        </div>
      </NewestContext>
    </ReferenceContext>
  )
}

/** The ways to the variants of a stored construction; the same as long as it is. */
function useVariantBar(
  construction: Construction | undefined,
  flush: () => Promise<void>,
  local: ComponentProps<typeof VariantBar>['local'],
) {
  return useMemo(
    () =>
      construction && (
        <Suspense fallback={<VariantsToCome construction={construction} />}>
          <VariantBar {...{ construction, flush, local }} />
        </Suspense>
      ),
    [construction, flush, local],
  )
}

/** Keeps what was done for when one comes back. */
function useKeptHistory(id: string, newest: EditorState['newest']) {
  useEffect(() => () => keepHistory(id, newest.get()), [id, newest])
}

/** The open panel, whose code comes when one is opened first. */
function OpenPanel({ editor, figures }: { editor: EditorState; figures: Figures }) {
  // keys pressed while a panel is fetched would go to the layers
  useEffect(() => {
    const timer = setTimeout(() => void loadPanels().catch(() => undefined), PANELS_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense fallback={null}>{editor.panel && <Panels editor={editor} figures={figures} />}</Suspense>
}

/** Fills the window, as long as it is there. */
const fillWindow = (main: HTMLElement | null) => {
  const page = main?.parentElement
  page?.setAttribute('data-filled', '')
  return () => page?.removeAttribute('data-filled')
}

/** What was done to a construction that is stored, and what it is to its office. */
const StoredActions = ({ construction }: { construction: Construction | undefined }) =>
  construction && (
    <Suspense fallback={null}>
      <OfficeStandardButton construction={construction} />
      <HistoryButton construction={construction} />
    </Suspense>
  )

/** The layer editor: section, layers, figures; every change follows in all of them. */
export function Editor({ initial, asked, onCopy, ...stored }: EditorProps) {
  const { opened, ownership, draftId } = stored
  const t = useTexts(editorTexts)
  const editor = useEditor(initial, draftId)
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
  const construction = saving.basis?.stored.construction
  const figures = useFigures(editor, useLocale(), { stored: construction, asked })
  const { state, saveNow, flush } = saving
  const variants = useVariantBar(construction, flush, figures.newest.local)
  useKeptHistory(construction?.id ?? draftId, editor.newest)
  useShortcuts({ controls, view, save: saveNow, cell: editor.cell, readOnly })
  return (
    <ControlsContext value={controls}>
      <main ref={fillWindow} id="main" className={css.page}>
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
          stored={construction}
          unsaved={saving.dirty}
          variants={variants}
          handOver={stored.handOver}
        />
        <MetaRow
          document={document}
          works={figures.kpis?.settings}
          construction={construction}
          ownership={ownership}
          readOnly={readOnly}
          isPart={saving.isPart}
          drift={
            saving.basis && (
              <Suspense fallback={null}>
                <DriftBadge stored={saving.basis.stored} saving={saving} editor={editor} />
                <OriginBadge construction={saving.basis.stored.construction} {...{ document, readOnly }} />
              </Suspense>
            )
          }
          history={<StoredActions construction={construction} />}
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
          stored={construction}
          isPart={saving.isPart}
          flush={flush}
        />
      </main>
      <OpenPanel editor={editor} figures={figures} />
      {state.kind === 'conflict' && comparing && (
        <Suspense fallback={null}>
          <Conflict editor={editor} saving={saving} theirs={state.theirs} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </ControlsContext>
  )
}
