import { useControls } from '../../document/editor-state.ts'
import type { Lack } from '../../figures/lacks.ts'
import type { LiveFigures } from '../../figures/use-figures.ts'

/** Ways from the figures to the layers they follow from; `mend` leads to where what is lacking can be given. */
export function useWays(figures: LiveFigures, readOnly: boolean) {
  const controls = useControls()
  const keyAt = (index: number) => figures.get().shown?.input.keys[index]
  const showLayer = (index: number) => {
    const key = keyAt(index)
    if (key !== undefined) controls.focus(key, 'material')
  }
  const mend = (lack: Lack) => {
    const key = keyAt(lack.layer)
    if (readOnly) showLayer(lack.layer)
    else if (key !== undefined) void import('./mend.ts').then((loaded) => loaded.mend(controls, key, lack))
  }
  return { showLayer, mend }
}
