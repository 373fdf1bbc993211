import { unzipSync, zipSync } from 'fflate'
import { expect } from 'vitest'
import { type ImportReport, importReport } from '#contract/interchange.ts'
import type { TestUser } from './service.ts'

/** Creates something of a user. */
export async function create(user: TestUser, payload: object, url = '/v1/construction/custom') {
  const response = await user.call({ method: 'POST', url, payload })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json<{ id: string }>()
}

/** The archive of a user's library. */
export async function archiveOf(user: TestUser): Promise<Uint8Array> {
  const response = await user.call({ method: 'GET', url: '/v1/construction/archive' })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
  return response.rawPayload
}
/** Sends a file to be taken in. */
export const send = (user: TestUser, payload: Uint8Array | string, type = 'application/zip') =>
  user.call({
    method: 'POST',
    url: '/v1/construction/archive',
    payload: typeof payload === 'string' ? payload : Buffer.from(payload),
    headers: { 'content-type': type },
  })
/** What became of a file that is taken in. */
export async function taken(user: TestUser, payload: Uint8Array | string, type?: string): Promise<ImportReport> {
  const response = await send(user, payload, type)
  expect(response.statusCode, response.body).toBe(200)
  return importReport.parse(response.json())
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
/** Files of an archive as texts. */
export const filesOf = (archive: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, text(bytes)]))
/** An archive of these files. */
export const packed = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, new TextEncoder().encode(content)])))

/** Number of custom constructions that a user sees. */
export const count = async (user: TestUser) =>
  Number((await user.call({ method: 'GET', url: '/v1/construction/count/custom' })).json())
