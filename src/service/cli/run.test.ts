import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#service/config.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { atEnd } from '#testing/at-end.ts'
import { releaseText } from '#testing/releases.ts'
import { runCommand } from './run.ts'

let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService()
})

/** Runs a command line, its words separated by spaces. */
async function cli(line: string, input = '') {
  const printed: string[] = []
  const complained: string[] = []
  const status = await runCommand(
    line.split(' ').filter((word) => word !== ''),
    {
      config: readConfig({ DEMO: 'false', OPERATOR_EMAIL_DOMAINS: 'aufbau.example' }),
      open: async () => ({ db: service.db, close: async () => undefined }),
      print: (text) => void printed.push(text),
      complain: (text) => void complained.push(text),
      readLine: async () => input,
    },
  )
  return { status, printed: printed.join('\n'), complained: complained.join('\n') }
}

const login = (loginId: string, password: string) => service.post('/v1/auth/password/login', { loginId, password })

describe('users', () => {
  test('are created with a password that is piped in', async () => {
    const created = await cli(
      'user create Neu@aufbau.example --name Neu --policy supplier --password-stdin',
      'Kalk und Sand',
    )
    expect(created).toMatchObject({
      status: 0,
      printed: expect.stringMatching(/^neu@aufbau\.example has the account /),
    })
    const session = await login('neu@aufbau.example', 'Kalk und Sand')
    expect(session.json().user).toMatchObject({ name: 'Neu', policies: ['supplier'], verifiedEmail: true })
  })

  test('are not created with a bad password, twice, or without a name', async () => {
    expect(await cli('user create x@aufbau.example --name X --password-stdin', 'kurz')).toMatchObject({
      status: 1,
      complained: 'passwordRejected; password: tooShort',
    })
    expect(await cli('user create architekt@buero.example --name X')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('conflict'),
    })
    expect(await cli('user create x@aufbau.example')).toMatchObject({
      status: 2,
      complained: expect.stringMatching(/^--name is missing\nUsage: npm run cli -- user create EMAIL/),
    })
  })

  test('who are disabled are out at once, and come back when enabled', async () => {
    const session = await service.login('architekt@buero.example')
    expect((await cli('user disable architekt@buero.example')).status).toBe(0)
    const node = await service.node()
    expect((await node.get('/v1/auth/test/token', bearer(session))).statusCode).toBe(401)
    expect((await login('architekt@buero.example', 'Aufbau-Demo-2026')).statusCode).toBe(400)
    expect((await cli('user enable architekt@buero.example')).status).toBe(0)
    expect((await login('architekt@buero.example', 'Aufbau-Demo-2026')).statusCode).toBe(200)
    expect((await node.get('/v1/auth/test/token', bearer(session))).statusCode).toBe(401)
  })

  test('the last administrator can neither be disabled nor lose the policy', async () => {
    for (const line of ['user disable admin@aufbau.example', 'user grant admin@aufbau.example admin --remove']) {
      expect(await cli(line)).toMatchObject({ status: 1, complained: expect.stringMatching(/^conflict/) })
    }
    expect((await cli('user grant architektin@buero.example admin')).printed).toMatch(/has no effect yet/)
    expect(await cli('user grant admin@aufbau.example admin --remove')).toMatchObject({
      status: 0,
      printed: 'admin@aufbau.example has no policy',
    })
    expect(await cli('user grant admin@aufbau.example admin')).toMatchObject({ status: 0 })
  })

  test('of two administrators who are disabled at the same moment one stays', async () => {
    const results = await Promise.all([
      cli('user disable admin@aufbau.example'),
      cli('user disable architektin@buero.example'),
    ])
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 1])
    await Promise.all([cli('user enable admin@aufbau.example'), cli('user enable architektin@buero.example')])
  })

  test('that do not exist, or policies that do not, are named', async () => {
    expect(await cli('user disable niemand@buero.example')).toMatchObject({
      status: 1,
      complained: 'notFound: no such account',
    })
    expect(await cli('user grant admin@aufbau.example king')).toMatchObject({ status: 2 })
    expect(await cli('user disable kein-at')).toMatchObject({
      status: 2,
      complained: expect.stringMatching(/^not an e-mail/),
    })
  })
})

describe('keys', () => {
  test('are issued, listed and revoked', async () => {
    const { printed: key } = await cli(
      'access-key create architektin@buero.example --name Abgleich --expires 2099-01-01',
    )
    expect(key).toMatch(/^ak_/)
    const exchange = () => service.post('/v1/auth/access-keys/exchange-key', { accessKey: key })
    expect((await exchange()).statusCode).toBe(200)
    const id = key.split('_')[1] ?? ''
    expect((await cli('access-key list')).printed).toMatch(
      new RegExp(`^${id}\tarchitektin@buero\\.example\tAbgleich\tused .*\texpires 2099-01-01`),
    )
    expect(await cli(`access-key revoke ${id}`)).toMatchObject({ status: 0 })
    expect((await exchange()).statusCode).toBe(400)
    expect(await cli(`access-key revoke ${id}`)).toMatchObject({ status: 1 })
    expect(await cli('access-key create architektin@buero.example --name A --expires gestern')).toMatchObject({
      status: 2,
    })
  })

  test('that sign are rotated', async () => {
    const { printed } = await cli('keys rotate')
    const { keys } = (await (await service.node()).get('/v1/auth/.well-known/jwks.json')).json()
    expect(printed).toBe(`The signing key is ${keys[0].kid}`)
    await cli('keys rotate --at-once')
    expect((await (await service.node()).get('/v1/auth/.well-known/jwks.json')).json().keys).toHaveLength(1)
  })
})

test('the database is backed up and restored, and not overwritten unasked', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aufbau-cli-'))
  const file = path.join(folder, 'backup.gz')
  expect(await cli(`backup ${file}`)).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/ tables with \d+ rows$/),
  })
  await service.db.updateTable('account').set({ name: 'Anders' }).execute()
  expect(await cli(`restore ${file}`)).toMatchObject({ status: 1, complained: expect.stringContaining('--force') })
  expect((await cli(`restore ${file} --force`)).status).toBe(0)
  expect((await service.login('architektin@buero.example')).user.name).toBe('Ada Architektin')
  expect(await cli('backup')).toMatchObject({ status: 2, complained: expect.stringMatching(/^FILE is missing/) })
  rmSync(folder, { recursive: true })
})

test('without a command the help lists them all', async () => {
  const { status, printed } = await cli('')
  expect(status).toBe(0)
  for (const name of ['user create', 'user disable', 'user grant', 'access-key list', 'keys rotate', 'migrate']) {
    expect(printed).toContain(name)
  }
  expect(await cli('user destroy')).toMatchObject({
    status: 2,
    complained: expect.stringMatching(/^There is no command user destroy/),
  })
})

describe('releases', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aufbau-cli-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const file = (name: string, text: string) => {
    const place = path.join(folder, name)
    writeFileSync(place, text)
    return place
  }
  const uuid = '00000000-0000-4000-8000-000000000001'

  test('are imported from a file, and listed', async () => {
    const text = releaseText([{ uuid }, { uuid: uuid.replace(/1$/, '2'), gwp: '?' }])
    const imported = await cli(`catalogue import ${file('OBD_2041_I.csv', text)} --switch-on`)
    expect(imported).toMatchObject({ status: 0, complained: '' })
    expect(imported.printed).toMatch(/^100 %: 2 rows read$/m)
    expect(imported.printed).toMatch(/skipped {2}line 3: \S+ 00\.00\.001: unreadable GWPtotal \(A2\) "\?"/)
    expect(imported.printed).toMatch(/2 rows, 2 datasets: 1 added, 0 were there, 1 skipped, 0 doubts/)
    expect((await cli('catalogue releases')).printed).toMatch(/^OBD_2041_I\tEN 15804\+A2\ton\t1 datasets/m)
  })

  test('are refused with the reason, or where nobody says which it is', async () => {
    expect(await cli(`catalogue import ${file('OBD_2042_I.csv', 'a;b')}`)).toMatchObject({
      status: 1,
      complained: expect.stringMatching(/columnsMissing.*nothing was taken/),
    })
    expect(await cli(`catalogue import ${file('daten.csv', '')}`)).toMatchObject({ status: 2 })
    expect(await cli('catalogue import nowhere.csv --release X')).toMatchObject({ status: 2 })
    expect((await cli('catalogue releases')).printed).not.toContain('OBD_2042_I')
  })
})
