import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

type Kept = { readonly payload: AdapterPayload; readonly until: number }

/** Entries kept at most; the oldest go first. */
const CAPACITY = 5_000

/** Keeps what the demo's OpenID provider has to remember in this process. */
export function memoryAdapter(): AdapterFactory {
  const kept = new Map<string, Kept>()
  const read = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key)
    if (found && found.until > Date.now()) return found.payload
    kept.delete(key)
    return undefined
  }
  const find = (name: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const key of kept.keys()) {
      const payload = key.startsWith(`${name}:`) ? read(key) : undefined
      if (payload && matches(payload)) return payload
    }
    return undefined
  }
  return (name): Adapter => ({
    async upsert(id, payload, expiresIn) {
      kept.delete(`${name}:${id}`)
      kept.set(`${name}:${id}`, { payload, until: expiresIn ? Date.now() + expiresIn * 1000 : Number.MAX_SAFE_INTEGER })
      const oldest = kept.size > CAPACITY ? kept.keys().next() : undefined
      if (oldest && !oldest.done) kept.delete(oldest.value)
    },
    find: async (id) => read(`${name}:${id}`),
    findByUid: async (uid) => find(name, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find(name, (payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = read(`${name}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      kept.delete(`${name}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  })
}
