import { useCallback, useState } from 'react'
import type { Colouring } from '#web/drawing/layer-shares.ts'
import type { Impact } from '../figures/row-figures.ts'

/** What can lie over the section. */
export const overlays = ['temperature', 'vapour', 'none'] as const
export type Overlay = (typeof overlays)[number]

/** Zoom of the drawing, from the sheet's width on. */
export const zooms = [1, 1.25, 1.5, 2, 3] as const

/** What of the construction is looked at, and how near. */
export function useView() {
  const [overlay, setOverlay] = useState<Overlay>('temperature')
  const [colouring, setColouring] = useState<Colouring>('none')
  const [step, setStep] = useState(0)
  const [impact, setImpact] = useState<Impact>('gwp')
  const onZoom = useCallback((by: 1 | -1) => setStep((now) => Math.min(Math.max(now + by, 0), zooms.length - 1)), [])
  const nextOverlay = useCallback(
    () => setOverlay((now) => overlays[(overlays.indexOf(now) + 1) % overlays.length] ?? 'none'),
    [],
  )
  return {
    overlay,
    setOverlay,
    nextOverlay,
    colouring,
    setColouring,
    zoom: zooms[step] ?? 1,
    onZoom,
    impact,
    setImpact,
  }
}
export type View = ReturnType<typeof useView>
