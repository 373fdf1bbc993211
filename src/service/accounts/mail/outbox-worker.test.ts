import { type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#service/db/client.ts'
import { cloneDatabase } from '#testing/service.ts'
import { layOut, type Mail } from './mail.ts'
import { mailTexts } from './mail-texts.ts'
import { outboxRepository, outboxWork } from './outbox.repository.ts'
import { outboxWorker } from './outbox-worker.ts'
import { smtpTransport } from './smtp.ts'

const values = { url: 'https://aufbau.example/verify?token=geheim&type=magicLink' }
const mailFor = (to: string): Mail => layOut(to, 'de_DE', mailTexts.de_DE.signInLink(values))

let db: Db
beforeAll(async () => {
  db = (await cloneDatabase()).db
})
beforeEach(() => sql`truncate outbox`.execute(db))

const leave = (recipient: string) => outboxRepository(db).add(recipient, 'de_DE', { kind: 'link', type: 'magicLink' })
const due = () => sql`update outbox set due_at = now()`.execute(db)

const logged = () => {
  const lines: string[] = []
  const write = (level: string) => (fields: object, message: string) =>
    void lines.push(JSON.stringify({ level, message, ...fields }))
  return { lines, log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') } }
}

describe('the outbox', () => {
  test('is worked off in order, each errand once, whatever the number of nodes', async () => {
    for (let index = 0; index < 20; index++) await leave(`person-${index}@buero.example`)
    const sent: string[] = []
    const send = async ({ to }: Mail) => {
      await new Promise((resolve) => setImmediate(resolve))
      sent.push(to)
    }
    const node = () =>
      outboxWorker({ outbox: outboxWork(db), compose: async ({ recipient }) => mailFor(recipient), send })
    await Promise.all([node().drain(), node().drain(), node().drain()])
    expect(sent).toHaveLength(20)
    expect(new Set(sent).size).toBe(20)
    expect(await outboxWork(db).counts()).toEqual({ waiting: 0, retrying: 0, sent: 20, failed: 0 })
  })

  test('tries again later, then gives up; the log says so without address or content', async () => {
    await leave('ada@buero.example')
    const { log, lines } = logged()
    const send = async () => {
      throw new Error('550 ada@buero.example is unknown here')
    }
    const worker = outboxWorker({ outbox: outboxWork(db), compose: async ({ recipient }) => mailFor(recipient), send })
    worker.start(log)
    await worker.drain()
    expect(await outboxWork(db).counts()).toEqual({ waiting: 1, retrying: 1, sent: 0, failed: 0 })
    await worker.drain()
    expect(lines).toHaveLength(1)
    const { rows } = await sql<{
      wait: number
    }>`select extract(epoch from due_at - now())::float as wait from outbox`.execute(db)
    expect(rows[0]?.wait).toBeGreaterThan(50)
    for (let attempt = 2; attempt <= 12; attempt++) {
      await due()
      await worker.drain()
    }
    await worker.stop()
    expect(await outboxWork(db).counts()).toEqual({ waiting: 0, retrying: 0, sent: 0, failed: 1 })
    expect(lines).toHaveLength(12)
    expect(lines.at(-1)).toMatch(/"error".*mail given up/)
    expect(lines.join('')).not.toMatch(/ada@|geheim/)
  })

  test('what an errand was about is forgotten when it is done', async () => {
    await outboxRepository(db).add('ada@buero.example', 'de_DE', {
      kind: 'signUp',
      name: 'Ada',
      locale: 'de_DE',
      passwordHash: '$argon2id$',
    })
    const worker = outboxWorker({ outbox: outboxWork(db), compose: async () => undefined, send: async () => undefined })
    await worker.drain()
    const row = await db.selectFrom('outbox').select('content').executeTakeFirstOrThrow()
    expect(row.content).toEqual({})
  })

  test('does not let somebody be pestered', async () => {
    for (let index = 0; index < 40; index++) await leave('opfer@buero.example')
    let sent = 0
    const send = async () => void (sent += 1)
    await outboxWorker({ outbox: outboxWork(db), compose: async ({ recipient }) => mailFor(recipient), send }).drain()
    expect(sent).toBe(30)
  })
})

describe('a mail server', () => {
  const received: string[] = []
  let answer: Error | undefined
  let server: SMTPServer
  let url: string

  beforeEach(async () => {
    received.length = 0
    answer = undefined
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (answer) return done(answer)
          received.push(Buffer.concat(chunks).toString())
          return done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

  const openWorker = () => {
    const transport = smtpTransport(url, 'Aufbau <post@aufbau.example>')
    const compose = async ({ recipient }: { recipient: string }) => mailFor(recipient)
    return { ...outboxWorker({ outbox: outboxWork(db), compose, send: transport.send }), close: transport.close }
  }

  test('is handed the text in both forms', async () => {
    await leave('ada@buero.example')
    const worker = openWorker()
    await worker.drain()
    worker.close()
    const mail = await PostalMime.parse(received[0] ?? '')
    expect(mail).toMatchObject({
      from: { address: 'post@aufbau.example', name: 'Aufbau' },
      to: [{ address: 'ada@buero.example' }],
      subject: 'Aufbau: Anmelden per Link',
    })
    expect(mail.text).toContain(values.url)
    expect(mail.html).toContain('href="https://aufbau.example/verify?token=geheim&amp;type=magicLink"')
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  test('that refuses for now is tried again', async () => {
    await leave('ada@buero.example')
    answer = Object.assign(new Error('later'), { responseCode: 451 })
    const worker = openWorker()
    await worker.drain()
    expect(await outboxWork(db).counts()).toMatchObject({ retrying: 1, sent: 0 })
    answer = undefined
    await due()
    await worker.drain()
    worker.close()
    expect(received).toHaveLength(1)
    expect(await outboxWork(db).counts()).toMatchObject({ retrying: 0, sent: 1 })
  })
})

describe('the texts', () => {
  const shared = { ...values, sharedBy: '<Ada> & Co', construction: 'Wand "1"', permission: 'view' as const }

  test.each(['de_DE', 'en_GB'] as const)('in %s are complete, and names in them are no markup', (locale) => {
    const texts = mailTexts[locale]
    for (const content of [
      texts.confirmAddress(values),
      texts.signInLink(values),
      texts.resetPassword(values),
      texts.accountExists(values),
      texts.constructionShared(shared),
    ]) {
      const mail = layOut('ada@buero.example', locale, content)
      expect(mail.text).toContain(values.url)
      expect(mail.html).toContain(`lang="${locale.slice(0, 2)}"`)
      expect(mail.html).not.toContain('<Ada>')
    }
    expect(layOut('ada@buero.example', locale, texts.constructionShared(shared)).html).toContain('&lt;Ada&gt; &amp; Co')
  })

  test('a line break in a name does not break out of the subject', () => {
    const content = mailTexts.de_DE.constructionShared({ ...shared, construction: 'Wand\r\nBcc: x@y.example' })
    expect(layOut('ada@buero.example', 'de_DE', content).subject).not.toMatch(/[\r\n]/)
  })
})
