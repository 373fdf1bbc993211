import type { Locale } from '#vocabulary/constructions.ts'

/** What is sent to whom, ready to go. */
export type Mail = {
  readonly to: string
  readonly locale: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Hands a mail over for delivery; rejects where that failed for now. */
export type MailTransport = (mail: Mail) => Promise<void>

/** A mail before it is laid out: what it says, and the one thing to click. */
export type MailContent = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
  /** Why it was sent, and what to do where it is not wanted. */
  readonly note: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe inside HTML, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one)

const plainText = ({ paragraphs, action, note }: MailContent) =>
  [...paragraphs, `${action.label}:\n${action.url}`, `-- \n${note}`].join('\n\n')

const page = (locale: Locale, { subject, paragraphs, action, note }: MailContent) => `<!doctype html>
<html lang="${locale.slice(0, 2)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1b1b1b;font:16px/1.5 sans-serif">
<div style="max-width:560px">
<p style="font-weight:bold">Aufbau</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 18px;background:#1b1b1b;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="font-size:13px;color:#595959">${escapeHtml(action.url)}</p>
<p style="font-size:13px;color:#595959">${escapeHtml(note)}</p>
</div>
</body>
</html>
`

/** Lays a mail out as plain text and as HTML that needs nothing from elsewhere. */
export const layOut = (to: string, locale: Locale, content: MailContent): Mail => ({
  to,
  locale,
  subject: content.subject.replace(/\s+/g, ' '),
  text: plainText(content),
  html: page(locale, content),
})
