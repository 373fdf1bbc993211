import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AufbauError, type Client, connect, isStale } from '#client/index.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildClient } from '#tooling/client/build-client.ts'

const root = path.resolve(import.meta.dirname, '../..')
const outDir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-client-'))
let service: AccountsService
let baseUrl: string
let accessKey: string
let aufbau: Client
beforeAll(async () => {
  service = await buildAccountsService()
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const admin = bearer(await service.login('admin@aufbau.example'))
  const key = { name: 'Client', email: 'architektin@buero.example' }
  accessKey = (await service.post('/v1/access-key', key, admin)).json<{ accessKey: string }>().accessKey
  aufbau = connect({ baseUrl, accessKey, language: 'en' })
})
afterAll(() => rmSync(outDir, { recursive: true, force: true }))

describe('the client', () => {
  test('walks through all pages of a list', async () => {
    for (const name of ['Eins', 'Zwei', 'Drei'])
      await aufbau.call('createConstruction', { params: { ownership: 'custom' }, body: buildConstruction({ name }) })
    const names: string[] = []
    for await (const { name } of aufbau.each('listConstructions', { query: { ownership: 'custom', customTake: 2 } }))
      names.push(name)
    expect(names.slice(0, 3)).toEqual(['Drei', 'Zwei', 'Eins'])
    expect(new Set(names).size).toBe(names.length)
  })

  test('writes only over what it has read', async () => {
    const made = await aufbau.call('createConstruction', { params: { ownership: 'custom' }, body: buildConstruction() })
    const at = { params: { ownership: made.ownership, id: made.id } }
    const { reply, etag } = await aufbau.callWithHeaders('readConstruction', at)
    const write = () => aufbau.call('replaceConstruction', { ...at, body: reply, headers: { 'if-match': etag } })
    expect((await write()).version).toBe(2)
    const stale = await write().catch((error: unknown) => error)
    expect(isStale(stale)).toBe(true)
    expect(stale).toBeInstanceOf(AufbauError)
  })

  test('names the field that is refused, in the language asked for', async () => {
    const refused = await aufbau
      .call('createConstruction', { params: { ownership: 'custom' }, body: buildConstruction({ name: '' }) })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 400, code: 'invalidRequest', details: [{ path: '/name' }] })
    expect((refused as Error).message).toMatch(/^The request/)
  })

  test('sends a file as it was received', async () => {
    const params = { ownership: 'custom' } as const
    const { id } = await aufbau.call('createConstruction', {
      params,
      body: buildConstruction({ name: 'Hin und zurück' }),
    })
    const file = await aufbau.receive('exportArchive', {})
    await aufbau.call('deleteConstructions', { body: [id] })
    const { constructions } = await aufbau.call('importArchive', { file })
    expect(constructions.created.map(({ name }) => name)).toContain('Hin und zurück')
    const text = { mediaType: 'text/csv', content: 'a;b' }
    const refused = await aufbau.call('importArchive', { file: text }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 415 })
  })

  test('renews a token that is refused, once for all calls that find it so', async () => {
    const asked: string[] = []
    let isStaleToken = true
    const client = connect({
      baseUrl,
      accessKey,
      fetch: async (address, init) => {
        asked.push(new URL(address as string).pathname)
        const headers = new Headers(init?.headers)
        if (isStaleToken && headers.has('authorization')) headers.set('authorization', 'Bearer expired')
        const response = await fetch(address, { ...init, headers })
        if (asked.filter((one) => one.endsWith('exchange-key')).length === 2) isStaleToken = false
        return response
      },
    })
    const names = await Promise.all([client.call('readMe', {}), client.call('readMe', {}), client.call('readMe', {})])
    expect(new Set(names.map(({ email }) => email))).toEqual(new Set(['architektin@buero.example']))
    expect(asked.filter((one) => one.endsWith('exchange-key'))).toHaveLength(2)
  })

  test('waits where it is told to, and tries again', async () => {
    let refusals = 2
    const client = connect({
      baseUrl,
      accessKey,
      fetch: async (address, init) => {
        if ((address as string).endsWith('/me') && refusals > 0) {
          refusals -= 1
          return new Response('{}', { status: 503, headers: { 'retry-after': '0' } })
        }
        return fetch(address, init)
      },
    })
    expect(await client.call('readMe', {})).toMatchObject({ email: 'architektin@buero.example' })
  })
})

describe('the file that it is built to', () => {
  const readme = readFileSync(path.join(root, 'src/client/README.md'), 'utf8')
  const example = /```js\n([\s\S]+?)```/.exec(readme)?.[1] ?? ''
  beforeAll(() => buildClient(outDir), 120_000)

  test('runs the example of its page, and is alone', async () => {
    const built = readFileSync(path.join(outDir, 'aufbau-client.js'), 'utf8')
    expect(built).not.toMatch(/^import /m)
    const said: unknown[][] = []
    const log = { log: (...words: unknown[]) => said.push(words) }
    const { AufbauError: Refusal, connect: open } = await import(
      pathToFileURL(path.join(outDir, 'aufbau-client.js')).href
    )
    const module = path.join(outDir, 'run.js')
    const body = example.replace(/^import .*$/m, '')
    writeFileSync(module, `export const run = async (AufbauError, connect, baseUrl, accessKey, console) => {${body}}`)
    const { run } = await import(pathToFileURL(module).href)
    await run(Refusal, open, baseUrl, accessKey, log)
    expect(said.length).toBeGreaterThan(1)
    expect(said.at(-1)?.[0]).toBe('notFound')
    const { reply, total } = await aufbau.callWithHeaders('listConstructions', {
      query: { ownership: 'custom', query: 'Timber wall, 20 cm' },
    })
    expect([total, reply[0]?.name]).toEqual([1, 'Timber wall, 20 cm'])
  })

  test('has types by which the example is right, and a wrong call is refused', () => {
    const given = '/** @type {string} */ let baseUrl = "";\n/** @type {string} */ let accessKey = "";\n'
    writeFileSync(path.join(outDir, 'example.js'), example.replace(/^(import .*)$/m, `$1\n${given}`))
    writeFileSync(
      path.join(outDir, 'wrong.ts'),
      `import { connect } from './aufbau-client.js'
const { call } = connect({ baseUrl: '' })
// @ts-expect-error a list of ids is wanted
await call('compareConstructions', { body: 7 })
// @ts-expect-error the archive is missing
await call('importArchive', {})
// @ts-expect-error there is no such operation
await call('burnConstruction', {})
const { thermal } = await call('assessKpis', { body: [{ materialId: 'osb', thickness: 0.1 }] })
// @ts-expect-error there may be no figure
export const u: string = thermal.uValue
await call('createConstruction', { params: { ownership: 'custom' }, body: { type: 'outerWall', name: 'x', layers: [] } })
`,
    )
    const options = {
      compilerOptions: {
        strict: true,
        allowJs: true,
        checkJs: true,
        noEmit: true,
        module: 'esnext',
        target: 'es2022',
        moduleResolution: 'bundler',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
      },
      include: ['*.ts', '*.js'],
      exclude: ['aufbau-client.js', 'run.js'],
    }
    writeFileSync(path.join(outDir, 'tsconfig.json'), JSON.stringify(options))
    const tsc = path.join(root, 'node_modules/.bin/tsc')
    const said = (() => {
      try {
        return execFileSync(tsc, ['-p', outDir], { encoding: 'utf8' })
      } catch (error) {
        return (error as { stdout: string }).stdout
      }
    })()
    expect(said).toBe('')
  })
})
