import { useCallback, useState } from 'react'
import type { Impact } from '../figures/row-figures.ts'
import { type Overlay, overlays, zooms } from './drawing-view.ts'

/** What of the construction is looked at, and how near. */
export function useView() {
  const [overlay, setOverlay] = useState<Overlay>('temperature')
  const [step, setStep] = useState(0)
  const [impact, setImpact] = useState<Impact>('gwp')
  const onZoom = useCallback((by: 1 | -1) => setStep((now) => Math.min(Math.max(now + by, 0), zooms.length - 1)), [])
  const nextOverlay = useCallback(
    () => setOverlay((now) => overlays[(overlays.indexOf(now) + 1) % overlays.length] ?? 'none'),
    [],
  )
  return { overlay, setOverlay, nextOverlay, zoom: zooms[step] ?? 1, onZoom, impact, setImpact }
}
export type View = ReturnType<typeof useView>
