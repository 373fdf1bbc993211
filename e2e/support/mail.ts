import { type APIRequestContext, expect } from '@playwright/test'

type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly at: string }

/** Mails that tell what has happened to an account come by themselves, and lead nowhere. */
const isNotice = ({ subject }: Mail) =>
  /neuen Gerät|new device|Passwort wurde geändert|password was changed/.test(subject)

/** Other mails to an address, newest first. */
async function mailsTo(request: APIRequestContext, address: string): Promise<readonly Mail[]> {
  const reply = await request.get('/demo/mail.json')
  return ((await reply.json()) as Mail[]).filter((mail) => mail.to.includes(address) && !isNotice(mail))
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
