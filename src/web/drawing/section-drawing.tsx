import '#web/styles/drawing.css'
import { type KeyboardEvent, useId, useMemo } from 'react'
import { EMPTY_HEIGHT, EmptySection } from './empty-section.tsx'
import { LayerOptions } from './layer-options.tsx'
import { type LyingGeometry, lyingGeometry } from './lying-geometry.ts'
import { LyingSection } from './lying-section.tsx'
import type { DrawnLayer, SectionClimate, SectionLabels, SectionNumbers, SectionOrientation } from './section-types.ts'
import { SHEET_WIDTH, type StandingGeometry, standingGeometry } from './standing-geometry.ts'
import { StandingSection } from './standing-section.tsx'

export interface SectionDrawingProps {
  /** Outside first. */
  readonly layers: readonly DrawnLayer[]
  readonly labels: SectionLabels
  readonly numbers: SectionNumbers
  /** Keeps the random marks stable between renders; the construction's id. */
  readonly seed: string
  /** Index of the layer that is chosen here and in the table. */
  readonly selected?: number | undefined
  /** Without it the drawing is a picture; with it a list from which a layer can be chosen. */
  readonly onSelect?: ((index: number) => void) | undefined
  /** Left out while a result for these layers is missing. */
  readonly climate?: SectionClimate | undefined
  /** Walls stand, roofs and floors lie; see `orientationOf`. */
  readonly orientation?: SectionOrientation | undefined
  /** 1 fits the sheet. */
  readonly zoom?: number | undefined
}

/** The layer a key leads to. Right is towards the inside; up and down follow the sheet. */
function target(key: string, selected: number | undefined, count: number, outsideBelow: boolean): number | undefined {
  const inward = ['ArrowRight', outsideBelow ? 'ArrowUp' : 'ArrowDown']
  const outward = ['ArrowLeft', outsideBelow ? 'ArrowDown' : 'ArrowUp']
  if (inward.includes(key)) return Math.min(count - 1, (selected ?? -1) + 1)
  if (outward.includes(key)) return Math.max(0, (selected ?? count) - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * A construction in section, to scale: hatched layers, members, states, numbers, dimension chain, temperature and dew
 * point. The same list as the layer table: a layer is chosen by click or by arrow keys.
 */
export function SectionDrawing({
  zoom = 1,
  orientation = 'standing',
  selected,
  onSelect,
  ...props
}: SectionDrawingProps) {
  const { layers, labels, numbers } = props
  const id = useId()
  const standing = orientation === 'standing'
  const geometry: StandingGeometry | LyingGeometry = useMemo(
    () =>
      standing
        ? standingGeometry(layers, numbers, zoom)
        : lyingGeometry(layers, numbers, zoom, orientation === 'outsideBelow'),
    [layers, numbers, zoom, orientation, standing],
  )
  if (layers.length === 0) {
    return (
      <svg
        className="section"
        viewBox={`0 0 ${SHEET_WIDTH} ${EMPTY_HEIGHT}`}
        role="img"
        aria-label={labels.description}
      >
        <EmptySection labels={labels} numbers={numbers} />
      </svg>
    )
  }
  const choose = (event: KeyboardEvent) => {
    const index = target(event.key, selected, layers.length, orientation === 'outsideBelow')
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSelect?.(index)
  }
  const list = {
    role: 'listbox',
    tabIndex: 0,
    'aria-orientation': standing ? 'horizontal' : 'vertical',
    'aria-activedescendant': selected === undefined ? undefined : `${id}-${selected}`,
    onKeyDown: choose,
  } as const
  return (
    <svg
      className="section"
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      style={{ width: `${(100 * geometry.width) / SHEET_WIDTH}%` }}
      aria-label={labels.description}
      {...(onSelect ? list : { role: 'img' })}
    >
      {'labels' in geometry ? (
        <StandingSection {...props} climate={props.climate} selected={selected} geometry={geometry} />
      ) : (
        <LyingSection {...props} climate={props.climate} selected={selected} geometry={geometry} />
      )}
      {onSelect && (
        <LayerOptions {...{ id, labels, selected, onSelect }} bands={geometry.bands} circles={geometry.circles} />
      )}
    </svg>
  )
}
