import type { FastifyInstance } from 'fastify'
import type { CustomFetch } from 'openid-client'
import { pageHeaders } from '#service/http/security-headers.ts'
import { ServiceError } from '#service/service-error.ts'
import { escapeHtml } from '../mail/mail.ts'
import { DEMO_PROVIDER_PATH, DEMO_SSO_DOMAIN, type DemoProvider } from './demo-provider.ts'

const style = `
:root { color-scheme: light dark; font: 15px/1.5 sans-serif }
body { max-width: 26rem; margin: 4rem auto; padding: 0 1rem }
input, button { font: inherit; box-sizing: border-box; width: 100%; padding: .5rem; margin: .25rem 0 1rem }
`

const page = (id: string, email: string) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Firma: Anmeldung</title>
<link rel="stylesheet" href="${DEMO_PROVIDER_PATH}/style.css">
</head>
<body>
<main>
<h1>Firma</h1>
<p>Das ist die Anmeldung der Beispielfirma in der Demo. Aufbau erhält Name und E-Mail-Adresse.</p>
<form method="post" action="${DEMO_PROVIDER_PATH}/interaction/${encodeURIComponent(id)}">
<label for="email">E-Mail-Adresse</label>
<input id="email" name="email" type="email" required maxlength="254" value="${escapeHtml(email)}">
<button type="submit">Anmelden und zustimmen</button>
</form>
</main>
</body>
</html>
`

const address = /^[^\s@]{1,64}@([^\s@]+)$/

/** Serves the demo's OpenID provider with its page of one click. */
export const serveDemoProvider =
  (provider: DemoProvider, secure: boolean) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(async (pages) => {
      await pageHeaders(pages, { secure, relaxed: { scriptSrc: ["'none'"] } })
      pages.removeAllContentTypeParsers()
      pages.addContentTypeParser<string>(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, new URLSearchParams(body)),
      )
      pages.get(`${DEMO_PROVIDER_PATH}/style.css`, async (_request, reply) =>
        reply.type('text/css; charset=utf-8').send(style),
      )
      pages.get(`${DEMO_PROVIDER_PATH}/interaction/:id`, async (request, reply) => {
        const { id, email } = await provider.interaction(request.raw, reply.raw).catch(() => {
          throw new ServiceError('notFound')
        })
        return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page(id, email))
      })
      pages.post(`${DEMO_PROVIDER_PATH}/interaction/:id`, async (request, reply) => {
        const email = (request.body instanceof URLSearchParams && request.body.get('email')?.trim().toLowerCase()) || ''
        if (address.exec(email)?.[1] !== DEMO_SSO_DOMAIN) throw new ServiceError('invalidRequest')
        const next = await provider.signOn(request.raw, reply.raw, email).catch(() => {
          throw new ServiceError('notFound')
        })
        return reply.redirect(next, 303)
      })
    })
    await app.register(async (protocol) => {
      protocol.removeAllContentTypeParsers()
      protocol.addContentTypeParser('*', (_request, _body, done) => done(null))
      protocol.all(`${DEMO_PROVIDER_PATH}/*`, async (request, reply) => {
        reply.hijack()
        await provider.handle(request.raw, reply.raw)
      })
    })
  }

/** Reaches this service without the network, so that the demo's provider is found wherever the service listens. */
export function innerFetch() {
  let target: FastifyInstance | undefined
  const plugin = (app: FastifyInstance): void => {
    target = app
  }
  const fetch: CustomFetch = async (url, { method, headers, body }) => {
    if (!target) throw new TypeError('the service is not up yet')
    const { host, pathname, search } = new URL(url)
    const payload = body instanceof URLSearchParams || typeof body === 'string' ? String(body) : undefined
    const answer = await target.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: { ...headers, host },
      ...(payload !== undefined && { payload }),
    })
    const fields = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(answer.body === '' ? null : answer.body, { status: answer.statusCode, headers: fields })
  }
  return { fetch, plugin }
}
