import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveWebApp } from './web-app.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'aufbau-web-'))
writeFileSync(path.join(directory, 'index.html'), '<html><head><title>Aufbau</title></head></html>')
writeFileSync(path.join(directory, 'licences.json'), '[]')
afterAll(() => rmSync(directory, { recursive: true }))

const editor = { path: '^/constructions/[^/]+/[^/]+$', scripts: ['/assets/editor.js'], styles: ['/assets/editor.css'] }
writeFileSync(path.join(directory, 'first-files.json'), JSON.stringify([editor]))
mkdirSync(path.join(directory, 'assets'))
writeFileSync(path.join(directory, 'assets/editor.js'), 'export {}')
writeFileSync(path.join(directory, 'assets/editor.js.br'), brotliCompressSync('export {}'))

const unlimited = { RateLimit: '', 'RateLimit-Policy': '' }

const noPages = { legalNotice: undefined, privacy: undefined, about: undefined, contentReport: undefined }

async function serving(pages: Parameters<typeof serveWebApp>[1]['pages'] = noPages) {
  const app = fastify()
  await serveWebApp(app, { directory, pages, secure: false, limit: async () => unlimited })
  return app
}

test('every address of the app gets the start page, with the pages the operator has', async () => {
  const app = await serving({
    ...noPages,
    legalNotice: 'https://buero.example/impressum?a=1&b="2"',
    contentReport: 'mailto:a@buero.example',
  })
  for (const url of ['/', '/library?q=1', '/constructions/custom/1']) {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    expect(reply.body).toContain(
      '<meta name="legal-notice" content="https://buero.example/impressum?a=1&amp;b=&quot;2&quot;">',
    )
    expect(reply.body).toContain('<meta name="content-report" content="mailto:a@buero.example">')
    expect(reply.body).not.toMatch(/privacy|about/)
    expect(reply.headers).not.toHaveProperty('x-robots-tag')
  }
  // what one gets to by a link or a code is for nobody who searches
  for (const url of ['/s', '/s/report?parts=layers', '/verify/AAAA'])
    expect((await app.inject({ url, headers: { accept: 'text/html' } })).headers['x-robots-tag']).toBe('noindex')
  await app.close()
})

test('the start page answers a question for its head alone; other files are served as they are', async () => {
  const app = await serving()
  expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
  expect((await app.inject({ url: '/' })).body).toBe('<html><head><title>Aufbau</title></head></html>')
  expect((await app.inject({ url: '/licences.json' })).json()).toEqual([])
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).not.toBe(200)
  await app.close()
})

test('the start page names the files that the page at its address loads at once', async () => {
  const app = await serving()
  const start = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).body
  expect(await start('/constructions/custom/1?a=b')).toContain(
    '<link rel="preload" as="style" crossorigin href="/assets/editor.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/editor.js"></head>',
  )
  expect(await start('/constructions/custom/1/report')).not.toContain('<link')
  await app.close()
})

test('files are sent as they were packed, to whoever takes them so', async () => {
  const app = await serving()
  const packed = await app.inject({ url: '/assets/editor.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(packed.rawPayload).toEqual(brotliCompressSync('export {}'))
  const plain = await app.inject({ url: '/assets/editor.js', headers: { 'accept-encoding': 'identity' } })
  expect(plain.body).toBe('export {}')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  await app.close()
})
