import { memo, useMemo } from 'react'
import type { Hatch } from '#vocabulary/materials.ts'
import { hatchMarks, tintOf } from './hatch.ts'

/** A hatched rectangle on the sheet [px]. */
export interface HatchFillProps {
  readonly hatch: Hatch
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly density: number
  readonly lying: boolean
  readonly seed: string
}

/** A rectangle with the tint and the marks of its hatch, cut at its sides. */
export const HatchFill = memo(function HatchFill({ hatch, x, y, width, height, density, lying, seed }: HatchFillProps) {
  const [thickness, length] = lying ? [height, width] : [width, height]
  const marks = useMemo(
    () => hatchMarks({ hatch, thickness, length, density, lying, seed }),
    [hatch, thickness, length, density, lying, seed],
  )
  return (
    <svg x={x} y={y} width={width} height={height}>
      <rect className={`m ${tintOf(hatch)}`} width={width} height={height} />
      {marks.map(({ className, path, strokeWidth, dashes }) => (
        <path key={className} className={className} d={path} strokeWidth={strokeWidth} strokeDasharray={dashes} />
      ))}
    </svg>
  )
})
