import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { noticeLeaving } from './left-callers.ts'
import { sendProblem } from './problem.ts'

/** Every failure that the service answers, and its log. */
async function listening() {
  const log: string[] = []
  const failures: unknown[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void log.push(line) } } })
  app.setErrorHandler((error, request, reply) => {
    failures.push(error)
    return sendProblem(request, reply, { thrown: error, fields: {} })
  })
  app.post('/slow', (_request, reply) => reply.send(new PassThrough()))
  app.get('/broken', (_request, reply) => {
    const content = new PassThrough()
    setImmediate(() => content.destroy())
    return reply.send(content)
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, address, log, failures }
}

test('who leaves before the answer begins is no failure of the service', async () => {
  const { app, address, log, failures } = await listening()
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const asked = once(app.server, 'request')
  socket.write('POST /slow HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}')
  await asked
  socket.resetAndDestroy()
  await expect.poll(() => failures).toEqual([expect.objectContaining({ code: 'ERR_STREAM_PREMATURE_CLOSE' })])
  expect(log).toEqual([])
  await app.close()
})

test('a content that ends too soon is one, where the caller is still there', async () => {
  const { app, address, log } = await listening()
  expect((await fetch(`${address}/broken`)).status).toBe(500)
  expect(log).toEqual([expect.stringContaining('request failed')])
  await app.close()
})

test('a signal tells of callers who leave, and of none whose body has been read', async () => {
  const app = Fastify()
  noticeLeaving(app)
  const left: AbortSignal[] = []
  app.post('/work', (request) => {
    const signal = request.leftSignal()
    left.push(signal)
    return setTimeout(50).then(() => ({ left: signal.aborted }))
  })
  app.post('/long', (request) => {
    const signal = request.leftSignal()
    left.push(signal)
    return once(signal, 'abort')
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/work`, { method: 'POST', headers, body: '{"a":1}' })
  expect(await answer.json()).toEqual({ left: false })
  const leaving = new AbortController()
  const asked = fetch(`${address}/long`, { method: 'POST', headers, body: '{"a":1}', signal: leaving.signal })
  await expect.poll(() => left.length).toBe(2)
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
  await expect.poll(() => left.map(({ aborted }) => aborted)).toEqual([false, true])
  await app.close()
})
