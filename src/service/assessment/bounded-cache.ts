/** Keeps what was asked for last, at most `most` entries. */
export function boundedCache<Value>(most: number) {
  const entries = new Map<string, Value>()
  return {
    get(key: string): Value | undefined {
      const found = entries.get(key)
      if (found === undefined) return undefined
      entries.delete(key)
      entries.set(key, found)
      return found
    },
    set(key: string, value: Value): void {
      entries.delete(key)
      entries.set(key, value)
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break
        entries.delete(oldest)
      }
    },
    clear: () => entries.clear(),
  }
}
