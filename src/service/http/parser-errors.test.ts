import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { serviceErrorMessage } from '#contract/error.ts'
import { atEnd } from '#testing/at-end.ts'
import { answerUnparsed, refuseExpectations } from './parser-errors.ts'

let port: number
beforeAll(async () => {
  const app = Fastify({ clientErrorHandler: answerUnparsed })
  refuseExpectations(app.server)
  app.get('/', async () => 'well')
  await app.listen({ port: 0, host: '127.0.0.1' })
  atEnd(() => app.close())
  port = (app.server.address() as AddressInfo).port
})

const send = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.on('end', () => resolve(answer)).on('error', reject)
  })

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400, 'malformedRequest'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    400,
    'malformedRequest',
  ],
  ['20 kB of header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headersTooLarge'],
  [
    'an expectation',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    417,
    'expectationFailed',
  ],
])('%s is answered as any other error', async (_what, text, status, code) => {
  const [head = '', body = ''] = (await send(text)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const error = serviceErrorMessage.parse(JSON.parse(body))
  expect(error.code).toBe(code)
  expect(head.toLowerCase()).toContain(`x-trace-id: ${error.traceId}`)
})
