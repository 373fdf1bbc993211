import type { Mail, MailTransport } from './mail.ts'

/** A mail as the demo mailbox lists it. */
export type KeptMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html'> & { readonly at: string }

export type DemoMailbox = { readonly send: MailTransport; readonly list: () => readonly KeptMail[] }

/** Mails that are kept. */
const CAPACITY = 500

/** Keeps mails in memory, newest first, instead of sending them. */
export function demoMailbox(): DemoMailbox {
  const kept: KeptMail[] = []
  return {
    async send({ to, subject, text, html }) {
      kept.unshift({ to, subject, text, html, at: new Date().toISOString() })
      kept.splice(CAPACITY)
    },
    list: () => kept,
  }
}
