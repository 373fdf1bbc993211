type Fields = Readonly<Record<string, unknown>>

/** Whether two values say the same, whatever objects they are. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isAlike((one as Fields)[name], (other as Fields)[name]))
  )
}
