import { type APIRequestContext, expect } from '@playwright/test'
import type { Settings } from '#vocabulary/settings.ts'
import { type Account, accounts, PASSWORD } from './test.ts'

export type Draft = {
  readonly name: string
  readonly code?: string
  readonly type?: string
  readonly release?: string
  readonly tags?: readonly string[]
  readonly settings?: Settings
  readonly layers?: readonly {
    readonly materialId: string
    readonly thickness: number
    readonly framing?: { readonly materialId: string; readonly width: number; readonly spacing: number }
  }[]
}

/** A wall of lime sand brick with insulation, outside first. */
const wall = [
  { materialId: 'plaster_lime_cement', thickness: 0.015 },
  { materialId: 'mw_facade_035', thickness: 0.16 },
  { materialId: 'sand_lime_1400', thickness: 0.175 },
]

/** The API as an account uses it from a program: constructions for a test to work on. */
export async function apiAs(request: APIRequestContext, account: Account) {
  const reply = await request.post('/v1/auth/password/login', {
    data: { loginId: accounts[account], password: PASSWORD },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  const { sessionJwt } = (await reply.json()) as { sessionJwt: string }
  const headers = { authorization: `Bearer ${sessionJwt}` }
  return {
    headers,
    /** A construction of the account's own as the service exports it. */
    async exported(id: string): Promise<string> {
      const file = await request.get(`/v1/construction/custom/${id}/export?format=json`, { headers })
      expect(file.status(), await file.text()).toBe(200)
      return file.text()
    },
    async create({ type = 'outerWall', layers = wall, ...draft }: Draft): Promise<{ id: string }> {
      const made = await request.post('/v1/construction/custom', { headers, data: { ...draft, type, layers } })
      expect(made.status(), await made.text()).toBe(200)
      return (await made.json()) as { id: string }
    },
  }
}

/** The API as the architect uses it, and the ids of standard constructions by their code. */
export async function standards(request: APIRequestContext) {
  const { headers } = await apiAs(request, 'architect')
  const list = await request.get('/v1/construction/list?ownership=standard&customTake=200', { headers })
  const all = (await list.json()) as { readonly id: string; readonly code: string | null }[]
  const byCode = (code: string) => {
    const found = all.find((item) => item.code === code)
    if (!found) throw new Error(`no standard construction ${code}`)
    return found.id
  }
  return { headers, byCode }
}
