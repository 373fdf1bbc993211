import css from './layer-states.module.css'
import { written } from './pen.ts'
import { type LayerSpan, showsStates } from './section-layout.ts'
import { bandRect, type SectionPlace } from './section-place.ts'

/** Runs of neighbouring spans, in order across the section. */
function runs(spans: readonly LayerSpan[]): LayerSpan[] {
  const joined: LayerSpan[] = []
  for (const span of [...spans].sort((left, right) => left.from - right.from)) {
    const before = joined.at(-1)
    if (before && Math.abs(before.from + before.size - span.from) < 1e-6) {
      joined[joined.length - 1] = { ...before, size: before.size + span.size }
    } else joined.push(span)
  }
  return joined
}

/** Crosses down a layer that is removed, as path data: squares of its thickness, at least 12 px. */
function crosses({ x, y, length, lying }: SectionPlace, { from, size }: LayerSpan): string {
  const pitch = length / Math.max(1, Math.round(length / Math.max(size, 12)))
  const point = (across: number, along: number) =>
    lying ? `${written(x + along)} ${written(y + across)}` : `${written(x + across)} ${written(y + along)}`
  let path = ''
  for (let along = 0; along < length - 0.01; along += pitch) {
    path += `M${point(from, along)}L${point(from + size, along + pitch)}`
    path += `M${point(from + size, along)}L${point(from, along + pitch)}`
  }
  return path
}

/** What exists under a veil, what is new outlined, what is removed outlined and crossed. */
export function LayerStates(props: SectionPlace) {
  const { layers, layout, length } = props
  if (!showsStates(layers)) return null
  const having = (state: string) => layout.spans.filter(({ index }) => (layers[index]?.state ?? 'new') === state)
  const rect = (span: LayerSpan) => bandRect(props, span, [0, length])
  return (
    <g>
      {having('existing').map((span) => (
        <rect key={span.index} className={css.existing} {...rect(span)} />
      ))}
      {having('removed').map((span) => (
        <g key={span.index}>
          <rect className={css.existing} {...rect(span)} />
          <rect className={css.removed} {...rect(span)} />
          <path className={css.crosses} d={crosses(props, span)} />
        </g>
      ))}
      {runs(having('new')).map((span) => (
        <rect key={span.index} className={css.new} {...rect(span)} />
      ))}
    </g>
  )
}
