import http from 'node:http'

/** A client that keeps its connections and does nothing else: it must not be what is measured. */
export function plainClient(base: string, connections: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const send = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: string) =>
    new Promise<number>((resolve, reject) => {
      const request = http.request(`${base}${path}`, { method, agent, headers }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', reject)
      })
      request.once('error', reject)
      request.end(body)
    })
  return { send, close: () => agent.destroy() }
}
