/** A value kept in this browser, null where there is none or the browser keeps nothing. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`aufbau.${key}`)
  } catch {
    return null
  }
}

/** Keeps a value in this browser; null forgets it. A browser that keeps nothing is not an error. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`aufbau.${key}`)
    else localStorage.setItem(`aufbau.${key}`, value)
  } catch {
    // Storage may be switched off or full; the value then lasts as long as the page.
  }
}
