import type { Editor } from '../../document/editor-state.ts'
import type { Figures } from '../../figures/use-figures.ts'
import { ExplanationDialog } from './explanation-dialog.tsx'
import { RequirementDialog } from './requirement-dialog.tsx'

/** The open explanation of a figure or a requirement, of the result on screen. */
export function Explanation({ editor, figures }: { editor: Editor; figures: Figures }) {
  const { panel, controls } = editor
  const request = figures.live.shown?.input
  const onClose = () => controls.open(null)
  if (panel?.kind === 'requirement') return <RequirementDialog requirement={panel.requirement} onClose={onClose} />
  if (panel?.kind !== 'explanation' || !request) return null
  return (
    <ExplanationDialog
      figure={panel.figure}
      request={request}
      materials={figures.materials}
      layerName={figures.layerName}
      trace={figures.newest.trace}
      onClose={onClose}
    />
  )
}
