type TickProps = {
  readonly x?: number | string
  readonly y?: number | string
  readonly payload?: { readonly value?: unknown }
}

/** A number on an axis, in the app's type; recharts places it. */
export const ValueTick = ({
  x,
  y,
  payload,
  write,
  dx = 0,
  dy = 0,
  anchor = 'xm',
}: TickProps & {
  write: (value: number) => string
  dx?: number
  dy?: number
  anchor?: 'xm' | 'xe'
}) => (
  <text x={Number(x) + dx} y={Number(y) + dy} className={`x11 ${anchor}`}>
    {write(Number(payload?.value))}
  </text>
)
