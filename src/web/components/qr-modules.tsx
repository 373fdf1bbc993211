/** Modules of a QR code, dark on light in every colour scheme, so that cameras read it. @param size - each side [px] */
export function QrModules({
  modules,
  label,
  size,
}: {
  modules: readonly (readonly boolean[])[]
  label: string
  size?: number
}) {
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
