import { EventEmitter } from 'node:events'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { until } from '#testing/service-process.ts'
import { ServiceError } from '../service-error.ts'
import { acceptUploads, uploadGate } from './uploads.ts'

test('two files of a user and eight of a node are taken at once, and more when one is done', async () => {
  const app = Fastify()
  app.decorateRequest('waitForFile', () => undefined)
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request) => {
    const userId = String(request.headers['user'])
    Object.assign(request, { caller: { userId } })
  })
  app.setErrorHandler((error, _request, reply) => {
    const code = error instanceof ServiceError ? error.code : 'internal'
    return reply.code(500).send(code)
  })
  const done = new EventEmitter()
  let working = 0
  acceptUploads(app, uploadGate(), (scope) => {
    scope.post('/', async () => {
      working += 1
      await new Promise((resolve) => done.once('done', resolve))
      return 'taken'
    })
  })
  const send = (user: string) => app.inject({ method: 'POST', url: '/', headers: { user }, payload: 'x' })
  const atWork = ['ada', 'ada', 'ben', 'ben', 'cara', 'cara', 'dora'].map(send)
  await until(async () => working === atWork.length)
  expect((await send('ada')).body).toBe('rateLimited')
  atWork.push(send('emma'))
  await until(async () => working === atWork.length)
  expect((await send('fritz')).body).toBe('unavailable')
  done.emit('done')
  expect((await Promise.all(atWork)).map(({ body }) => body)).toEqual(atWork.map(() => 'taken'))
  const next = send('ada')
  await until(async () => working === 9)
  done.emit('done')
  expect((await next).body).toBe('taken')
})

test('an answer names a hundred places at most', () => {
  const refusals = Array.from({ length: 5_000 }, (_one, index) => ({ path: `/${index}`, code: 'wrongType' as const }))
  expect(new ServiceError('invalidRequest', '', { refusals }).refusals).toHaveLength(100)
})
