import type { ReactElement } from 'react'
import { XAxis, YAxis } from 'recharts'
import { ValueTick } from './axis-ticks.tsx'

/** What the names beside bars are drawn with: the place of a row, and its `key`. */
export type NameTickProps = { readonly y?: number | string; readonly payload?: { readonly value?: unknown } }

/** Values along the upper edge of lying bars. */
export const UpperAxis = ({
  ticks,
  height,
  write,
}: {
  ticks: readonly number[]
  height: number
  write: (value: number) => string
}) => (
  <XAxis
    type="number"
    orientation="top"
    height={height}
    domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
    ticks={ticks}
    interval={0}
    axisLine={false}
    tickLine={false}
    tick={<ValueTick write={write} dy={-2} />}
  />
)

/** Names beside lying bars, one per row. */
export const NameAxis = ({ width, tick }: { width: number; tick: ReactElement<NameTickProps> }) => (
  <YAxis type="category" dataKey="key" width={width} axisLine={false} tickLine={false} interval={0} tick={tick} />
)
