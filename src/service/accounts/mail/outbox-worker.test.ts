import { type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#service/db/client.ts'
import { cloneDatabase } from '#testing/service.ts'
import { type Errand, topicOf } from './errand.ts'
import { layOut, type Mail } from './mail.ts'
import { mailTexts } from './mail-texts.ts'
import { outboxRepository } from './outbox.repository.ts'
import { type ClaimedErrand, outboxWork } from './outbox-work.repository.ts'
import { outboxWorker } from './outbox-worker.ts'
import { smtpTransport } from './smtp.ts'

const values = { url: 'https://aufbau.example/verify?token=geheim&type=magicLink' }
const mailFor = (to: string): Mail => layOut(to, 'de_DE', mailTexts.de_DE.signInLink(values))

let db: Db
beforeAll(async () => {
  db = (await cloneDatabase()).db
})
beforeEach(() => sql`truncate outbox`.execute(db))

const magicLink: Errand = { kind: 'link', type: 'magicLink' }
const leave = (recipient: string, errand: Errand = magicLink, requester = 'network:ada') =>
  outboxRepository(db).add({ recipient, locale: 'de_DE', errand, requester })
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
    await leave('ada@buero.example', { kind: 'signUp', name: 'Ada', locale: 'de_DE', passwordHash: '$argon2id$' })
    const worker = outboxWorker({ outbox: outboxWork(db), compose: async () => undefined, send: async () => undefined })
    await worker.drain()
    const row = await db.selectFrom('outbox').select('content').executeTakeFirstOrThrow()
    expect(row.content).toEqual({})
  })

  const workOff = async () => {
    const sent: string[] = []
    const compose = async ({ recipient, errand, paced }: ClaimedErrand) => ({
      ...mailFor(recipient),
      subject: `${topicOf(errand)}${paced ? ', paced' : ''}`,
    })
    const send = async ({ to, subject }: Mail) => void sent.push(`${to}: ${subject}`)
    await outboxWorker({ outbox: outboxWork(db), compose, send }).drain()
    return sent
  }

  test('does not let somebody be pestered, nor cut off from the links that are their own', async () => {
    const owner = 'opfer@buero.example'
    for (let index = 0; index < 45; index++) await leave(owner, magicLink, `network:${index % 2}`)
    expect(await workOff()).toHaveLength(10)
    await leave(owner, magicLink, 'network:owner')
    await leave(owner, { kind: 'link', type: 'passwordReset' }, 'network:owner')
    expect(await workOff()).toEqual([`${owner}: magicLink`, `${owner}: passwordReset`])
    expect(await outboxWork(db).counts()).toEqual({ waiting: 1, retrying: 0, sent: 12, failed: 0 })
  })

  test('where many ask, sends a link every five minutes, which stands for all', async () => {
    const owner = 'opfer@buero.example'
    for (let index = 0; index < 60; index++) await leave(owner, magicLink, `network:${index}`)
    expect(await workOff()).toHaveLength(20)
    await leave(owner, magicLink, 'network:owner')
    expect(await workOff()).toEqual([])
    await sql`update outbox set sent_at = sent_at - interval '5 minutes' where sent_at is not null`.execute(db)
    await due()
    expect(await workOff()).toEqual([`${owner}: magicLink, paced`])
  })

  test('sends what somebody waits for before any number of shares', async () => {
    const shared = {
      kind: 'constructionShared',
      sharedBy: 'M',
      construction: 'W',
      permission: 'view',
      path: '/',
    } as const
    for (let index = 0; index < 50; index++) await leave(`fremd-${index}@buero.example`, shared, 'user:mallory')
    await leave('ada@buero.example')
    const sent = await workOff()
    expect(sent[0]).toBe('ada@buero.example: magicLink')
    expect(sent).toHaveLength(51)
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

  test.each(['de_DE', 'en_GB'] as const)(
    'in %s put nothing that people wrote into a subject, and no link of theirs',
    (locale) => {
      const evil = 'Ihr Konto wird gesperrt! http://evil.example/login www.evil.example'
      const words = { ...shared, sharedBy: evil, sharedByEmail: 'ada@buero.example', construction: evil }
      const mail = layOut('ada@buero.example', locale, mailTexts[locale].constructionShared(words))
      expect(mail.subject).not.toMatch(/Konto|evil/)
      expect(mail.text).toContain('(ada@buero.example)')
      expect(`${mail.text}${mail.html}`).not.toContain('evil.example')
    },
  )
})
