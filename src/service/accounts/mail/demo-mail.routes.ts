import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '#service/http/security-headers.ts'
import type { DemoMailbox, KeptMail } from './demo-mailbox.ts'
import { escapeHtml } from './mail.ts'

const style = `
:root { color-scheme: light dark; font: 15px/1.5 sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: 1rem 0; overflow-wrap: anywhere }
h2 { font-size: 1.1rem; margin: 0 }
pre { font: inherit; white-space: pre-wrap }
`

const linked = (text: string) => escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const entry = ({ to, subject, text, at }: KeptMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(to)} · <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${linked(text)}</pre>
</article>`

const page = (mails: readonly KeptMail[]) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Aufbau: Postfach der Demo</title>
<link rel="stylesheet" href="/demo/mail.css">
</head>
<body>
<main>
<h1>Postfach der Demo</h1>
<p>In der Demo wird keine E-Mail verschickt; alle stehen hier, die neueste zuerst. <a href="/demo/mail">Neu laden</a></p>
${mails.length === 0 ? '<p>Noch keine Nachricht.</p>' : mails.map(entry).join('\n')}
</main>
</body>
</html>
`

/** The mailbox of the demo: as a page for people and as JSON. */
export const serveDemoMail =
  ({ list }: DemoMailbox, secure: boolean) =>
  async (app: FastifyInstance): Promise<void> => {
    await pageHeaders(app, { secure, relaxed: { scriptSrc: ["'none'"], imgSrc: ["'self'"] } })
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store')
    })
    app.get('/demo/mail', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(list())))
    app.get('/demo/mail.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
    app.get('/demo/mail.json', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(list())),
    )
  }
