import type { Config } from '#service/config.ts'
import { demoMailbox } from './demo-mailbox.ts'
import type { MailTransport } from './mail.ts'
import { smtpTransport } from './smtp.ts'

export type OpenMail = {
  /** Absent where neither demo mode nor `SMTP_URL` is set: mails then wait in the outbox. */
  readonly send?: MailTransport
  readonly mailbox?: ReturnType<typeof demoMailbox>
  readonly close: () => void
}

/** How mails leave: into the demo's mailbox, by SMTP, or not at all. */
export function openMail({ demo, smtpUrl, mailFrom, publicUrl }: Config): OpenMail {
  if (demo) {
    const mailbox = demoMailbox()
    return { send: mailbox.send, mailbox, close: () => undefined }
  }
  if (!smtpUrl) return { close: () => undefined }
  return smtpTransport(smtpUrl.reveal(), mailFrom ?? `Aufbau <no-reply@${new URL(publicUrl).hostname}>`)
}
