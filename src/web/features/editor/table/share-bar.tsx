import { clsx } from 'clsx'
import { memo } from 'react'
import { useFormats } from '#web/lib/format.ts'
import css from './share-bar.module.css'

const LONGEST = 56

/** As exact as it is seen, so that a share that changes unseen is not drawn again. */
const Bar = memo(function Bar({ width, hollow, selected, text }: BarProps) {
  return (
    <span role="img" aria-label={text} className={clsx(css.share, hollow && css.hollow, selected && css.selected)}>
      <i style={{ width }} />
      {text}
    </span>
  )
})

type BarProps = { readonly text: string; readonly width: number; readonly hollow: boolean; readonly selected: boolean }

/** A layer's share of the whole as a bar and a number; uptake is drawn hollow. */
export function ShareBar({ share, largest, selected }: { share: number | null; largest: number; selected: boolean }) {
  const { withUnit } = useFormats()
  if (share === null) return <span className="dim3">–</span>
  const width = largest > 0 ? Math.round((LONGEST * Math.abs(share)) / largest) : 0
  return <Bar width={width} hollow={share < 0} selected={selected} text={withUnit('percentage', share)} />
}
