import { createHmac } from 'node:crypto'

/**
 * `Aufbau-Signature` of a body: `t` is the time [s since 1970], each `v1` the HMAC-SHA-256 of `t`, a full stop and the body
 * by a secret, hexadecimal.
 *
 * @param at - [ms since 1970]
 */
export function signatureOf(body: string, secrets: readonly string[], at: number): string {
  const t = Math.floor(at / 1000)
  const signed = (secret: string) => createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  return [`t=${t}`, ...secrets.map((secret) => `v1=${signed(secret)}`)].join(',')
}
