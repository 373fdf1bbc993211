import type { CurveFrame } from './climate-curves.ts'
import type { LyingGeometry } from './lying-geometry.ts'
import type { StandingGeometry } from './standing-geometry.ts'

function standingFrame({ faces, left, right, top, bottom, length, sheet }: StandingGeometry): CurveFrame {
  return {
    lying: false,
    faces,
    outsideEnd: left - sheet.axisGap,
    insideEnd: right + sheet.axisGap + 2,
    coldest: bottom - Math.min(22, length / 9),
    warmest: top + Math.min(40, length / 5),
  }
}

function lyingFrame({ faces, left, right, top, bottom, length, outsideBelow, sheet }: LyingGeometry): CurveFrame {
  const [above, below] = [top - 18, bottom + 18]
  return {
    lying: true,
    faces,
    outsideEnd: outsideBelow ? below : above,
    insideEnd: outsideBelow ? above : below,
    coldest: left + Math.min(sheet.paper ? 24 : 40, length / 8),
    warmest: right - Math.min(sheet.paper ? 40 : 56, length / 5),
  }
}

/** Where the curves lie over a section. */
export const curveFrame = (geometry: StandingGeometry | LyingGeometry): CurveFrame =>
  'outsideBelow' in geometry ? lyingFrame(geometry) : standingFrame(geometry)
