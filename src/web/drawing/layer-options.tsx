import type { SectionLabels } from './section-types.ts'
import type { StandingGeometry } from './standing-geometry.ts'

interface LayerOptionsProps {
  /** Start of the options' ids. */
  readonly id: string
  readonly geometry: StandingGeometry
  readonly labels: SectionLabels
  readonly selected: number | undefined
  readonly onSelect: (index: number) => void
}

/** The layers as options of a list: an invisible target over each band and its number. */
export function LayerOptions({ id, geometry, labels, selected, onSelect }: LayerOptionsProps) {
  const { layout, circles, left, top, length } = geometry
  return layout.spans.map(({ index, from, size }) => {
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
      >
        <rect x={left + from} y={top} width={size} height={length} />
        {circle && <circle cx={circle.x} cy={circle.y} r={12} />}
      </g>
    )
  })
}
