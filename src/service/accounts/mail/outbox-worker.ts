import type { Log } from '#service/http/handlers.ts'
import { isToOthers } from './errand.ts'
import type { Mail, MailTransport } from './mail.ts'
import { verdictOnLink, verdictOnShare } from './mail-quotas.ts'
import { type ClaimedErrand, MOST_ATTEMPTS, type OutboxWork } from './outbox-work.repository.ts'

/** How often a node looks for errands that another one has left or that are due again [ms]. */
const LOOK_EVERY = 2_000

export type OutboxWorkerParts = {
  readonly outbox: OutboxWork
  /** Writes the mail for an errand; undefined where none is to be sent. */
  readonly compose: (errand: ClaimedErrand) => Promise<Mail | undefined>
  readonly send: MailTransport
}

/** Names a failure without its text, which may hold addresses or what was to be sent. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Works the outbox off, one errand after the other, for as long as there are due ones. */
export function outboxWorker({ outbox, compose, send }: OutboxWorkerParts) {
  let log: Log | undefined
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let lookAgain = false

  const carryOut = async (claimed: ClaimedErrand): Promise<void> => {
    const { id, attempts, errand, standing } = claimed
    const fields = { mail: id, kind: errand.kind, attempts }
    try {
      const verdict = isToOthers(errand) ? verdictOnShare(standing) : verdictOnLink(standing)
      if (verdict.act === 'leaveOut') {
        await outbox.leaveOut(id)
        return log?.info(fields, 'mail left out: too many to one address')
      }
      if (verdict.act === 'wait') {
        await outbox.postpone(id, verdict.seconds)
        return log?.info(fields, 'mail postponed: too many to one address')
      }
      const mail = await compose({ ...claimed, paced: verdict.paced })
      if (mail) await send(mail)
      await outbox.done(id)
      log?.info(fields, 'mail done')
    } catch (error) {
      if (attempts < MOST_ATTEMPTS)
        return log?.warn({ ...fields, reason: nameOf(error) }, 'mail failed, tried again later')
      await outbox.giveUp(id)
      log?.error({ ...fields, reason: nameOf(error) }, 'mail given up')
    }
  }

  const workOff = async (): Promise<void> => {
    do {
      lookAgain = false
      for (let next = await outbox.claim(); next; next = await outbox.claim()) await carryOut(next)
    } while (lookAgain)
  }

  /** Resolves when nothing is due any more. */
  const drain = (): Promise<void> => {
    lookAgain = true
    working ??= workOff().finally(() => {
      working = undefined
    })
    return working
  }

  const look = () => {
    drain().catch((error: unknown) => log?.error({ reason: nameOf(error) }, 'outbox not read'))
  }

  return {
    drain,
    /** Tells that something has been added; does not wait for it. */
    wake: (): void => {
      if (timer) look()
    },
    start(to: Log): void {
      log = to
      timer ??= setInterval(look, LOOK_EVERY).unref()
      look()
    },
    /** Takes no new errand and waits for the one at hand. */
    async stop(): Promise<void> {
      clearInterval(timer)
      timer = undefined
      await working?.catch(() => undefined)
    },
  }
}
