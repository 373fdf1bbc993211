import type { Config } from '#service/config.ts'
import type { Db } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { accountsRepository } from '../account/accounts.repository.ts'
import { openMail } from '../mail/open-mail.ts'
import { type Errand, outboxRepository, outboxWork } from '../mail/outbox.repository.ts'
import { outboxWorker } from '../mail/outbox-worker.ts'
import { mailErrands } from './mail-errands.ts'
import { mailLinksRepository } from './mail-links.repository.ts'

/** The outbox with its worker, and the way mails leave. */
export function openPost({ config, db }: { readonly config: Config; readonly db: Db }) {
  const mail = openMail(config)
  const compose = mailErrands({
    accounts: accountsRepository(db),
    links: mailLinksRepository(db),
    publicUrl: config.publicUrl,
  })
  const outbox = outboxRepository(db)
  const work = outboxWork(db)
  const worker = mail.send && outboxWorker({ outbox: work, compose, send: mail.send })
  const background: Background = {
    start(log) {
      if (worker) worker.start(log)
      else log.warn({}, 'SMTP_URL is not set: mails wait in the outbox')
    },
    async stop() {
      await worker?.stop()
      mail.close()
    },
  }
  return {
    background,
    mailbox: mail.mailbox,
    /** Leaves an errand in the outbox and does not wait for what comes of it. */
    async leave(recipient: string, locale: Locale, errand: Errand): Promise<void> {
      await outbox.add(recipient, locale, errand)
      worker?.wake()
    },
    /** Resolves when nothing is due any more. */
    drain: async () => worker?.drain(),
    /** How the outbox stands, for the operator. */
    async gauges() {
      const { waiting, retrying, sent, failed } = await work.counts()
      return { mail_waiting: waiting, mail_retrying: retrying, mail_sent: sent, mail_failed: failed }
    },
  }
}
