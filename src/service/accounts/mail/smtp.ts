import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail.ts'

/** Longest time to wait for the mail server at any step [ms]; the outbox tries again later. */
const PATIENCE = 10_000

/**
 * Sends by SMTP.
 *
 * @param url - `smtp://` (STARTTLS where offered) or `smtps://`, with user and password
 */
export function smtpTransport(url: string, from: string): { send: MailTransport; close: () => void } {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, locale, subject, text, html }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale.replace('_', '-') },
      })
    },
    close: () => transport.close(),
  }
}
