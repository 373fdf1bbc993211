import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundWaiting } from './patience.ts'
import { acceptUploads, uploadGate } from './uploads.ts'

const app: FastifyInstance = Fastify({ requestTimeout: 60_000 })
let port = 0
beforeAll(async () => {
  boundWaiting(app, { body: 100, file: 60_000 })
  app.post('/letter', async () => 'read')
  acceptUploads(app, uploadGate(), (scope) => {
    scope.post('/file', async ({ body }) => {
      const content = body as AsyncIterable<Uint8Array>
      let bytes = 0
      for await (const { byteLength } of content) bytes += byteLength
      return `${bytes} bytes`
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => app.close())

/** Sends a body of two pieces with a pause between, and gives what came back until the line was closed. */
async function sendSlowly(path: string, pause: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (text: string) => (answer += text)).on('error', () => undefined)
  const type = path === '/letter' ? 'application/json' : 'application/zip'
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 4\r\n\r\n"a`,
  )
  await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, pause))])
  if (socket.closed) return answer
  socket.write('b"')
  await once(socket, 'close')
  return answer
}

test('a letter that does not come to its end is hung up on', async () => {
  expect(await sendSlowly('/letter', 20_000)).toBe('')
}, 30_000)

test('a letter in time is read', async () => {
  expect(await sendSlowly('/letter', 0)).toMatch(/200 OK[^]*read$/)
})

test('a file may take longer', async () => {
  expect(await sendSlowly('/file', 400)).toMatch(/200 OK[^]*4 bytes/)
})
