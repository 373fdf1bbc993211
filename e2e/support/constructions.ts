import { type APIRequestContext, expect } from '@playwright/test'
import { type Account, accounts, PASSWORD } from './test.ts'

export type Draft = {
  readonly name: string
  readonly code?: string
  readonly type?: string
  readonly tags?: readonly string[]
  readonly layers?: readonly { readonly materialId: string; readonly thickness: number }[]
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
