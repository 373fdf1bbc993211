import type { Background } from '#service/http/background.ts'
import type { Log } from '#service/http/handlers.ts'
import type { keyVault } from '../auth/key-vault.ts'
import type { ClaimedDelivery, DeliveryWork } from './delivery-work.repository.ts'
import type { Attempt, Outgoing } from './send-delivery.ts'
import { signatureOf } from './signature.ts'

/** How often a node looks for what is due [ms]. */
const LOOK_EVERY = 2_000
/** How often what was told long ago is forgotten [ms]. */
const TIDY_EVERY = 3_600_000
/** Deliveries under way at once. */
const AT_ONCE = 8

type Parts = {
  readonly work: DeliveryWork
  readonly vault: ReturnType<typeof keyVault>
  readonly send: (outgoing: Outgoing) => Promise<Attempt>
}

/** Sends what webhooks are to be told, for as long as something is due. */
export function deliveryWorker({
  work,
  vault,
  send,
}: Parts): Background & { drain: () => Promise<void>; wake: () => void } {
  let log: Log | undefined
  let timers: NodeJS.Timeout[] = []
  let working: Promise<void> | undefined
  let lookAgain = false
  const end = new AbortController()

  const outgoing = async ({ id, event, createdAt, data, ...claimed }: ClaimedDelivery): Promise<Outgoing> => {
    const body = JSON.stringify({ id, event, createdAt: createdAt.toISOString(), data })
    const stored = [claimed.secret, ...(claimed.formerSecret ? [claimed.formerSecret] : [])]
    const secrets = (await Promise.all(stored.map(vault.open))).map(({ k = '' }) => k)
    return {
      address: claimed.address,
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Aufbau-Webhook/1',
        'aufbau-event': event,
        'aufbau-delivery': id,
        'aufbau-signature': signatureOf(body, secrets, Date.now()),
      },
    }
  }

  const deliver = async (claimed: ClaimedDelivery): Promise<void> => {
    const attempt = await send(await outgoing(claimed))
    await (attempt.failure ? work.failed(claimed, attempt) : work.arrived(claimed, attempt))
    // neither address nor content: the log is not the owner's
    const fields = { webhook: claimed.webhookId, delivery: claimed.id, event: claimed.event, ...attempt }
    if (attempt.failure) log?.warn(fields, 'webhook not reached')
    else log?.info(fields, 'webhook told')
  }

  const oneAfterTheOther = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const next = await work.claim()
      if (!next) return
      await deliver(next)
    }
  }

  const workOff = async (): Promise<void> => {
    do {
      lookAgain = false
      await Promise.all(Array.from({ length: AT_ONCE }, oneAfterTheOther))
    } while (lookAgain && !end.signal.aborted)
  }

  /** Resolves when nothing is due any more. */
  const drain = (): Promise<void> => {
    lookAgain = true
    working ??= workOff().finally(() => {
      working = undefined
    })
    return working
  }
  const failing = (doing: () => Promise<void>) => () => {
    doing().catch((error: unknown) => log?.error({ err: error }, 'webhooks not worked off'))
  }
  const look = failing(drain)

  return {
    drain,
    /** Tells that something is due; does not wait for it. */
    wake: () => {
      if (timers.length > 0) look()
    },
    start(to) {
      log = to
      timers = [setInterval(look, LOOK_EVERY).unref(), setInterval(failing(work.forgetOld), TIDY_EVERY).unref()]
      look()
    },
    async stop() {
      end.abort()
      timers.forEach(clearInterval)
      timers = []
      await working?.catch(() => undefined)
    },
  }
}
