import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { LRUCache } from 'lru-cache'
import { type Client, connect } from '#client/index.ts'
import { openServer } from './open-server.ts'

/** Keys whose session tokens are held at once. */
const MOST_KEYS = 500
/** Most bytes of a message. */
const MOST_BYTES = 1024 * 1024

type Options = {
  readonly baseUrl: string
  /** Origins of web pages that may call; none where empty. Programs send none. */
  readonly origins?: readonly string[]
}

const keyIn = ({ headers }: IncomingMessage) => /^Bearer +(ak_[\w-]{8,120})$/i.exec(headers.authorization ?? '')?.[1]

function refuse(response: ServerResponse, status: number, message: string, fields: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...fields })
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }))
}

/** Lets a page of an allowed origin call and read the answer; it sends its key itself, so that no cookies go along. */
function admit(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('vary', 'origin')
  response.setHeader('access-control-allow-methods', 'POST')
  response.setHeader('access-control-allow-headers', 'authorization, content-type, accept, mcp-protocol-version')
  response.setHeader('access-control-expose-headers', 'www-authenticate')
  response.setHeader('access-control-max-age', '600')
}

/** @returns undefined where the message is too large */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The streamable HTTP transport at `/mcp`, without sessions of its own: each request brings its access key as a Bearer
 * token, and acts with the rights of that key.
 */
export function httpServer({ baseUrl, origins = [] }: Options): Server {
  const clients = new LRUCache<string, Client>({ max: MOST_KEYS })
  const clientFor = (accessKey: string): Client => {
    const hash = createHash('sha256').update(accessKey).digest('base64url')
    const client = clients.get(hash) ?? connect({ baseUrl, accessKey })
    clients.set(hash, client)
    return client
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin } = request.headers
    if (request.url?.split('?', 1)[0] !== '/mcp') return refuse(response, 404, 'Not found')
    // a page in a browser that leads to this address by another name sends its origin
    if (origin !== undefined) {
      if (!origins.includes(origin)) return refuse(response, 403, 'Origin not allowed')
      admit(response, origin)
      if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    }
    if (request.method !== 'POST') return refuse(response, 405, 'Method not allowed', { allow: 'POST' })
    const key = keyIn(request)
    if (key === undefined)
      return refuse(response, 401, 'An access key is needed: Authorization: Bearer ak_…', {
        'www-authenticate': 'Bearer',
      })
    const text = await bodyOf(request)
    if (text === undefined) return refuse(response, 413, 'Message too large', { connection: 'close' })
    const message = parsed(text)
    if (message === undefined) return refuse(response, 400, 'Parse error')
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    const server = openServer(clientFor(key))
    response.on('close', () => void server.close())
    await server.connect(transport)
    await transport.handleRequest(request, response, message)
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'Internal error')
    })
  })
}
