import type { Config } from '#service/config.ts'
import type { Db } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import { ServiceError } from '#service/service-error.ts'
import { type Account, accountsRepository } from '../account/accounts.repository.ts'
import type { Notice, Order } from '../mail/errand.ts'
import { openMail } from '../mail/open-mail.ts'
import { outboxRepository } from '../mail/outbox.repository.ts'
import { outboxWork } from '../mail/outbox-work.repository.ts'
import { outboxWorker } from '../mail/outbox-worker.ts'
import { mailErrands } from './mail-errands.ts'
import { mailLinksRepository } from './mail-links.repository.ts'

/** Tells the owner of an account by mail what has happened to it; does not wait until it is sent. */
export type TellOwner = (owner: Pick<Account, 'id' | 'email' | 'locale'>, notice: Notice) => Promise<void>

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
  /** Tells an owner what has happened to the account; what happened is not undone where that fails. */
  const tell: TellOwner = async ({ id, email: recipient, locale }, notice) => {
    const errand = { kind: 'notice', notice, at: new Date().toISOString() } as const
    await outbox.add({ recipient, locale, errand, requester: `user:${id}` })
    worker?.wake()
  }
  return {
    background,
    mailbox: mail.mailbox,
    /**
     * Leaves an errand in the outbox and does not wait for what comes of it.
     *
     * @throws {ServiceError} `rateLimited` where its requester has asked for as many mails as it may within an hour
     */
    async leave(order: Order): Promise<void> {
      const { count, seconds } = await outbox.askedLately(order.requester)
      if (count >= config.mailLimit)
        throw new ServiceError('rateLimited', 'mails', { headers: { 'Retry-After': String(seconds) } })
      await outbox.add(order)
      worker?.wake()
    },
    tell,
    /** Tells that something lies in the outbox that was put there by others. */
    wake: (): void => worker?.wake(),
    /** Resolves when nothing is due any more. */
    drain: async () => worker?.drain(),
    /** How the outbox stands, for the operator. */
    async gauges() {
      const { waiting, retrying, sent, failed } = await work.counts()
      return { mail_waiting: waiting, mail_retrying: retrying, mail_sent: sent, mail_failed: failed }
    },
  }
}
