import { memo } from 'react'
import chartCss from '#web/charts/charts.module.css'
import { useFormats } from '#web/lib/format.ts'

const LONGEST = 56

/** As exact as it is seen, so that a share that changes unseen is not drawn again. */
const Bar = memo(function Bar({ width, hollow, look, text }: Record<'look' | 'text', string> & BarSize) {
  return (
    <svg viewBox="0 0 92 12" width="92" height="12" role="img" aria-label={text}>
      <rect className={look} x={hollow ? 0.5 : 0} y={hollow ? 2.5 : 2} width={width} height={hollow ? 7 : 8} />
      <text x="92" y="10" className="x11 xe">
        {text}
      </text>
    </svg>
  )
})

type BarSize = { readonly width: number; readonly hollow: boolean }

/** A layer's share of the whole as a bar and a number; uptake is drawn hollow. */
export function ShareBar({ share, largest, selected }: { share: number | null; largest: number; selected: boolean }) {
  const { withUnit } = useFormats()
  if (share === null) return <span className="dim3">–</span>
  const hollow = share < 0
  const width = largest > 0 ? Math.round((10 * LONGEST * Math.abs(share)) / largest) / 10 : 0
  const look = hollow ? 'inkl' : selected ? (chartCss.accent ?? '') : 'inkf'
  return <Bar width={width} hollow={hollow} look={look} text={withUnit('percentage', share)} />
}
