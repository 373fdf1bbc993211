import chartCss from '#web/charts/charts.module.css'
import { useFormats } from '#web/lib/format.ts'

const LONGEST = 56

/** A layer's share of the whole as a bar and a number; uptake is drawn hollow. */
export function ShareBar({ share, largest, selected }: { share: number | null; largest: number; selected: boolean }) {
  const { withUnit } = useFormats()
  if (share === null) return <span className="dim3">–</span>
  const width = largest > 0 ? (LONGEST * Math.abs(share)) / largest : 0
  const text = withUnit('percentage', share)
  const look = share < 0 ? 'inkl' : selected ? chartCss.accent : 'inkf'
  return (
    <svg viewBox="0 0 92 12" width="92" height="12" role="img" aria-label={text}>
      <rect className={look} x={share < 0 ? 0.5 : 0} y={share < 0 ? 2.5 : 2} width={width} height={share < 0 ? 7 : 8} />
      <text x="92" y="10" className="x11 xe">
        {text}
      </text>
    </svg>
  )
}
