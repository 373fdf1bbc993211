import { type APIRequestContext, expect } from '@playwright/test'

type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly at: string }

/** Mails with a link to an address, newest first; not those that tell of a new device. */
async function mailsTo(request: APIRequestContext, address: string): Promise<readonly Mail[]> {
  const reply = await request.get('/demo/mail.json')
  return ((await reply.json()) as Mail[]).filter(({ to, text }) => to.includes(address) && text.includes('/verify?'))
}

/**
 * The address in the newest mail to somebody, once there are `count` of them.
 *
 * @returns path and query, to be opened in the app
 */
export async function linkMailedTo(request: APIRequestContext, address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(request, address)).length, { timeout: 10_000 }).toBe(count)
  const [newest] = await mailsTo(request, address)
  const link = newest?.text.match(/https?:\/\/\S+/)?.[0]
  expect(link, newest?.text).toBeDefined()
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}
