import { encode } from 'uqr'

/** Light modules around the code, which readers need (ISO/IEC 18004, 6.3.8). */
const QUIET = 4

/** A text as QR code, dark on light in every colour scheme, so that cameras read it. @param size - each side [px] */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const { data } = encode(text, { border: QUIET })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${data.length} ${data.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
