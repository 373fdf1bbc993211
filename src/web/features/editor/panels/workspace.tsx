import { useDeferredValue } from 'react'
import type { Editor } from '../document/use-editor.ts'
import { DrawingPane } from '../drawing/drawing-pane.tsx'
import type { View } from '../drawing/use-view.ts'
import type { Figures } from '../figures/use-figures.ts'
import { useLayerName } from '../figures/use-layer-name.ts'
import { EmptyStart } from '../table/empty-start.tsx'
import { KeyHints } from '../table/key-hints.tsx'
import { LayerTable } from '../table/layer-table.tsx'
import { DescriptionField } from './description-field.tsx'
import { KpiPanel } from './kpi/kpi-panel.tsx'

const none: readonly string[] = []

/** Section and table of the layers, and the figures beside them. */
export function Workspace({
  editor,
  figures,
  view,
  seed,
  readOnly,
}: {
  editor: Editor
  figures: Figures
  view: View
  seed: string
  readOnly: boolean
}) {
  const { history, cell, focusRequest } = editor
  const { materials, live, current, problems, empty, kpis, computed } = figures
  const { layers, release, description } = history.present
  const drawn = useDeferredValue(history.present)
  const { impact, setImpact } = view
  const layerName = useLayerName(editor, figures)
  return (
    <div className="ed-grid">
      <div className="ed-main">
        <DrawingPane
          type={drawn.type}
          name={drawn.name}
          seed={seed}
          layers={drawn.layers}
          materials={materials}
          kpis={kpis}
          computed={computed}
          selected={cell?.key}
          overlay={view.overlay}
          onOverlay={view.setOverlay}
          zoom={view.zoom}
          onZoom={view.onZoom}
        />
        {layers.length === 0 && !readOnly && <EmptyStart type={history.present.type} />}
        <LayerTable
          layers={layers}
          materials={materials}
          kpis={kpis}
          keys={computed?.keys ?? none}
          stale={live.delay !== null && kpis !== undefined}
          cell={cell}
          focusRequest={focusRequest}
          release={release}
          impact={impact}
          onImpact={setImpact}
          readOnly={readOnly}
        />
        <KeyHints readOnly={readOnly} />
        <DescriptionField value={description} readOnly={readOnly} />
      </div>
      <KpiPanel
        live={live}
        current={current}
        problems={problems}
        empty={empty}
        impact={impact}
        onImpact={setImpact}
        layerName={layerName}
      />
    </div>
  )
}
