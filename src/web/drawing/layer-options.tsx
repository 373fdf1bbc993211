import type { PointerEvent } from 'react'
import type { Rect } from './section-place.ts'
import type { SectionLabels } from './section-types.ts'

interface LayerOptionsProps {
  /** Start of the options' ids. */
  readonly id: string
  /** Over the layers and their numbers [px], in the order of the layers. */
  readonly bands: readonly Rect[]
  readonly circles: readonly { readonly x: number; readonly y: number }[]
  readonly labels: SectionLabels
  readonly selected: number | undefined
  readonly onSelect: (index: number) => void
  /** A pointer goes down on a layer. */
  readonly onGrab?: ((index: number, event: PointerEvent<SVGGElement>) => void) | undefined
}

/** The layers as options of a list: an invisible target over each band and its number. */
export function LayerOptions({ id, bands, circles, labels, selected, onSelect, onGrab }: LayerOptionsProps) {
  return bands.map((band, index) => {
    const circle = circles[index]
    return (
      // The list itself holds the focus and the keys.
      <g
        key={index}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === selected}
        aria-label={labels.layers[index]}
        className="hit"
        onClick={() => onSelect(index)}
        onPointerDown={onGrab && ((event) => onGrab(index, event))}
      >
        <rect {...band} />
        {circle && <circle cx={circle.x} cy={circle.y} r={12} />}
      </g>
    )
  })
}
