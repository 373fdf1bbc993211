import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Serves the figures at `/metrics` on a port of their own, which the operator keeps from the public.
 *
 * @returns the port, and how to stop
 */
export async function serveMetrics(
  text: () => Promise<string>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    text().then(
      (body) => {
        response.writeHead(200, {
          'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
          'Cache-Control': 'no-store',
        })
        return response.end(body)
      },
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
