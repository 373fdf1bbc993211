import type { Editor as EditorState } from '../document/editor-state.ts'
import type { Figures } from '../figures/use-figures.ts'
import { Explanation } from './explanation/explanation.tsx'
import { LayerPanel } from './layer-panel.tsx'
import { SettingsPanel } from './settings/settings-panel.tsx'

/** What lies over the table: the panel of a layer, the settings, or how a figure came about. */
export function Panels({ editor, figures }: { editor: EditorState; figures: Figures }) {
  const { panel, controls, history } = editor
  if (panel?.kind === 'settings') {
    const { type, settings } = history.present
    const onClose = () => {
      controls.seal()
      controls.open(null)
    }
    return (
      <SettingsPanel
        type={type}
        settings={settings}
        proposal={figures.live.shown?.result.settings.proposal}
        onClose={onClose}
      />
    )
  }
  if (panel?.kind !== 'explanation' && panel?.kind !== 'requirement') {
    return <LayerPanel editor={editor} figures={figures} />
  }
  return <Explanation editor={editor} figures={figures} />
}
