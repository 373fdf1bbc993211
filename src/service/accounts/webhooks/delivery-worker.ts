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

/** One attempt to send what was claimed. */
const attempts = ({ vault, send }: Pick<Parts, 'vault' | 'send'>) => {
  /** None where the secret was sealed with another `SIGNING_KEY_SECRET`; a former one like that signs no more. */
  const secretsOf = async ({ secret, formerSecret }: ClaimedDelivery): Promise<readonly string[]> => {
    const [current, former] = await Promise.allSettled(
      [secret, ...(formerSecret ? [formerSecret] : [])].map(vault.open),
    )
    if (current?.status !== 'fulfilled') return []
    return [current.value, ...(former?.status === 'fulfilled' ? [former.value] : [])].map(({ k = '' }) => k)
  }

  const outgoing = ({ id, event, createdAt, data, address }: ClaimedDelivery, secrets: readonly string[]): Outgoing => {
    const body = JSON.stringify({ id, event, createdAt: createdAt.toISOString(), data })
    return {
      address,
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

  return async (claimed: ClaimedDelivery): Promise<Attempt> => {
    const secrets = await secretsOf(claimed)
    // unsigned it would prove nothing: it waits for a new secret as it would for an address that is away
    if (secrets.length === 0) return { status: null, failure: 'secretUnreadable' }
    return send(outgoing(claimed, secrets))
  }
}

/** Sends what webhooks are to be told, for as long as something is due. */
export function deliveryWorker({
  work,
  ...sending
}: Parts): Background & { drain: () => Promise<void>; wake: () => void } {
  const attemptOf = attempts(sending)
  let log: Log | undefined
  let timers: NodeJS.Timeout[] = []
  let working: Promise<void> | undefined
  let lookAgain = false
  const end = new AbortController()

  const deliver = async (claimed: ClaimedDelivery): Promise<void> => {
    const attempt = await attemptOf(claimed)
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
