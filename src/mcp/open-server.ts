import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Client } from '#client/index.ts'
import { offerTools } from './tools.ts'

const instructions = `Layered building constructions: search materials and constructions, assess and compare them, keep new ones.
Layers run from outside to the room; thickness in m. Missing figures are null, never zero; a lower bound says so.`

/** A server of the Model Context Protocol that acts as the client's key may. */
export function openServer(client: Client): McpServer {
  const server = new McpServer({ name: 'aufbau', version: '1' }, { instructions })
  offerTools(server, client)
  return server
}
