import { parseArgs } from 'node:util'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { connect } from '#client/index.ts'
import { openServer } from './open-server.ts'
import { httpServer } from './serve-http.ts'

const usage = `Model Context Protocol in front of a running Aufbau.

  npm run --silent mcp                  over standard input and output; AUFBAU_ACCESS_KEY names the key
  npm run mcp -- --http 3333            streamable HTTP at /mcp; each request brings its key as a Bearer token

AUFBAU_URL      where Aufbau runs (http://localhost:3000)
MCP_HOST        address to listen on (127.0.0.1)
MCP_ORIGINS     origins of web pages that may call, with commas between
`

const { AUFBAU_URL: baseUrl = 'http://localhost:3000', AUFBAU_ACCESS_KEY: accessKey } = process.env
const { values } = parseArgs({ options: { http: { type: 'string' }, help: { type: 'boolean' } } })

if (values.help) process.stdout.write(usage)
else if (values.http !== undefined) {
  const origins = (process.env['MCP_ORIGINS'] ?? '').split(',').filter((origin) => origin !== '')
  const server = httpServer({ baseUrl, origins })
  const host = process.env['MCP_HOST'] ?? '127.0.0.1'
  server.listen(Number(values.http), host, () => {
    const { port } = server.address() as { port: number }
    process.stdout.write(`Aufbau for models: http://${host}:${port}/mcp\n`)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.close(() => process.exit(0)))
} else if (accessKey === undefined) {
  process.stderr.write(`AUFBAU_ACCESS_KEY is not set\n\n${usage}`)
  process.exitCode = 1
} else await openServer(connect({ baseUrl, accessKey })).connect(new StdioServerTransport())
