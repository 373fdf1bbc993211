import { randomUUID } from 'node:crypto'
import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errorStatus, type ServiceErrorMessage } from '#contract/error.ts'
import { DEFAULT_LOCALE } from '#vocabulary/constructions.ts'
import { errorText } from '../texts/error-texts.ts'
import { DEFAULT_MEDIA_TYPE } from './negotiation.ts'

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
}

/** An answer to what never became a request: no header of it is known, so that it is in the default language. */
function answerOf(code: ErrorCode): { status: number; fields: Record<string, string | number>; body: string } {
  const traceId = randomUUID().replaceAll('-', '')
  const message: ServiceErrorMessage = { code, message: errorText(code, DEFAULT_LOCALE), traceId, details: [] }
  const body = JSON.stringify(message)
  return {
    status: errorStatus[code],
    body,
    fields: {
      'Content-Type': DEFAULT_MEDIA_TYPE,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Trace-Id': traceId,
      Connection: 'close',
    },
  }
}

/** Answers what the HTTP parser refuses, and hangs up. For Fastify's `clientErrorHandler`. */
export function answerUnparsed(error: Error & { readonly code?: string }, socket: Socket): void {
  // whoever has gone, or has been answered by half, hears nothing more
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, fields, body } = answerOf(codes[error.code ?? ''] ?? 'malformedRequest')
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
}

/** Refuses expectations other than `100-continue` (RFC 9110, 10.1.1). */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request, response) => {
    const { status, fields, body } = answerOf('expectationFailed')
    response.writeHead(status, fields).end(body)
  })
}
