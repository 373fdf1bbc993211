import { randomBytes } from 'node:crypto'
import type { Statement } from '../db/client.ts'
import { currentRequest } from './request-spans.ts'
import { nanoseconds, SPAN_CLIENT, SPAN_ERROR, type Span, textAttribute } from './span-exporter.ts'

/** Longest text that is told [characters]: an import writes a thousand rows in one statement. */
const TEXT_LENGTH = 2_000

const operation = /^\s*(\w+)/

/** One span per statement of a request, under that of the request: its text with `$1` for the values, which stay here. */
export const traceStatements =
  (add: (span: Span) => void) =>
  ({ text, milliseconds, failed }: Statement): void => {
    const request = currentRequest()
    if (!request?.isRecorded) return
    const end = performance.timeOrigin + performance.now()
    const name = operation.exec(text)?.[1]?.toLowerCase() ?? 'statement'
    add({
      traceId: request.traceId,
      spanId: randomBytes(8).toString('hex'),
      parentSpanId: request.spanId,
      name,
      kind: SPAN_CLIENT,
      startTimeUnixNano: nanoseconds(end - milliseconds),
      endTimeUnixNano: nanoseconds(end),
      attributes: [
        textAttribute('db.system.name', 'postgresql'),
        textAttribute('db.operation.name', name),
        textAttribute('db.query.text', text.slice(0, TEXT_LENGTH)),
      ],
      status: failed ? { code: SPAN_ERROR } : {},
    })
  }
