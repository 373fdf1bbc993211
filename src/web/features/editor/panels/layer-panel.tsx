import { isBlank } from '../document/document.ts'
import type { Editor } from '../document/editor-state.ts'
import type { Figures } from '../figures/use-figures.ts'
import { AlternativesPanel } from './alternatives/alternatives-panel.tsx'
import { BuiltInPanel } from './built-in/built-in-panel.tsx'
import { CorrectionsPanel } from './corrections-panel.tsx'
import { DatasetPanel } from './datasets/dataset-panel.tsx'
import { FramingPanel } from './framing-panel.tsx'
import { ValuesPanel } from './values-panel.tsx'

/** The open panel of a layer; closes by itself when the layer is gone. */
export function LayerPanel({
  editor: { history, panel, cell, controls },
  figures: { materials, kpis, newest },
}: {
  editor: Editor
  figures: Figures
}) {
  const { layers, release, type, settings } = history.present
  if (!panel || !('key' in panel)) return null
  const index = layers.findIndex(({ key }) => key === panel.key)
  const layer = layers[index]
  if (!layer) return null
  const onClose = () => {
    controls.open(null)
    controls.focus(panel.key, cell?.key === panel.key ? cell.column : 'material')
  }
  // blank rows are not assessed
  const place = layers.slice(0, index).filter((one) => !isBlank(one)).length
  const assessed = kpis && { kpis, index: place }
  const shared = { layer, number: index + 1, release, onClose }
  if (panel.kind === 'dataset') return <DatasetPanel {...shared} materials={materials} />
  if (panel.kind === 'accessories') return <BuiltInPanel {...shared} type={type} />
  if (panel.kind === 'framing') return <FramingPanel {...shared} materials={materials} kpis={kpis} />
  const material = materials.get(layer.materialId ?? '')
  if (panel.kind === 'alternatives')
    return material ? <AlternativesPanel {...shared} material={material} figures={newest} /> : null
  return panel.kind === 'corrections' ? (
    <CorrectionsPanel {...shared} material={material} />
  ) : (
    <ValuesPanel {...shared} material={material} settings={settings} assessed={assessed} first={panel.field} />
  )
}
