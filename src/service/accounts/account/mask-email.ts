const masked = (part: string) => `${part.slice(0, 1)}***`

/** An address as far as it may be shown to whoever typed it: `a***@b***.de`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  return `${masked(email.slice(0, at))}@${masked(domain.slice(0, dot))}${domain.slice(dot)}`
}
