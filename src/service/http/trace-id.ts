import { randomUUID } from 'node:crypto'

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/

/** Trace id of a request: that of `traceparent` (W3C Trace Context), else a new one; 32 hexadecimal digits. */
export function traceIdOf(header: string | string[] | undefined): string {
  const given = typeof header === 'string' ? traceparent.exec(header)?.[1] : undefined
  return given !== undefined && !/^0+$/.test(given) ? given : randomUUID().replaceAll('-', '')
}
