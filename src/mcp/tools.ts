import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod/mini'
import type { Client } from '#client/index.ts'
import { constructionLayers } from '#contract/constructions.ts'
import { equalText } from '#contract/equal.ts'
import { optimisationRequest } from '#contract/optimisation.ts'
import { constructionTypes, ownershipCategories, ownerships } from '#vocabulary/constructions.ts'
import { answering, comparedItem, found, listed, mainFigures } from './answers.ts'

/** Most entries that a search answers. */
const MOST = 50

const query = z.string().check(z.maxLength(200), z.describe('Text to search for; empty: everything'))
const limit = z._default(z.int().check(z.gte(1), z.lte(MOST)), 10).check(z.describe('Most entries'))
const type = z.enum(constructionTypes)
const layers = constructionLayers.check(
  z.describe('From outside to the room; each with the id of a material and its thickness in m'),
)
const release = z.optional(z.string()).check(z.describe('Data release, such as OBD_2024_I; the default where absent'))
const place = { ownership: z.enum(ownerships), id: z.uuid() }

const reads = { readOnlyHint: true, openWorldHint: false } as const
const creates = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

function searching(server: McpServer, { call, callWithHeaders }: Client): void {
  server.registerTool(
    'search_materials',
    {
      description: 'Search building materials by name; their figures and the ids that layers name them by',
      inputSchema: z.object({ query, limit }),
      annotations: reads,
    },
    ({ query: text, limit: customTake }) =>
      answering(async () => {
        const { reply, total } = await callWithHeaders('listMaterials', { query: { query: text, customTake } })
        return found({ total, materials: reply })
      }),
  )
  server.registerTool(
    'search_constructions',
    {
      description: 'Search constructions (walls, roofs, floors): standard ones, own ones, those of manufacturers',
      inputSchema: z.object({
        query,
        limit,
        ownership: z.optional(z.enum(ownershipCategories)),
        type: z.optional(type),
      }),
      annotations: reads,
    },
    ({ query: text, limit: customTake, ownership, type: kind }) =>
      answering(async () => {
        const narrowed = { ...(ownership && { ownership }), ...(kind && { type: [kind] }) }
        const { reply, total, isLowerBound } = await callWithHeaders('listConstructions', {
          query: { query: text, customTake, ...narrowed },
        })
        return found({ total, ...(isLowerBound && { totalIsLowerBound: true }), constructions: reply.map(listed) })
      }),
  )
  server.registerTool(
    'read_construction',
    { description: 'One construction with its layers', inputSchema: z.object(place), annotations: reads },
    (params) => answering(async () => found(await call('readConstruction', { params }))),
  )
}

function assessing(server: McpServer, { call }: Client): void {
  server.registerTool(
    'assess',
    {
      description:
        'Assess layers: U-value [W/(m²·K)], moisture, summer, mass, greenhouse gases and primary energy, limits of law. Nothing is stored',
      inputSchema: z.object({ type, layers, release }),
      annotations: reads,
    },
    ({ type: constructionType, layers: body, release: asked }) =>
      answering(async () => {
        const asking = { constructionType, ...(asked !== undefined && { release: asked }) }
        return found(mainFigures(await call('assessKpis', { query: asking, body })))
      }),
  )
  server.registerTool(
    'compare',
    {
      description:
        'Compare 2 to 5 constructions by their ids; the first is the baseline. With `equal` also as they were with the same U-value or thickness',
      inputSchema: z.object({
        ids: z.array(z.uuid()).check(z.minLength(2), z.maxLength(5)),
        release,
        equal: z.optional(equalText),
      }),
      annotations: reads,
    },
    ({ ids: body, release: asked, equal }) =>
      answering(async () => {
        const query = { ...(asked !== undefined && { release: asked }), ...(equal !== undefined && { equal }) }
        const { items, normalised, ...comparison } = await call('compareConstructions', { query, body })
        return found({
          ...comparison,
          items: items.map(comparedItem),
          ...(normalised && {
            normalised: {
              ...normalised,
              items: normalised.items.map(({ construction, ...one }) => ({
                ...one,
                construction: construction && comparedItem(construction),
              })),
            },
          }),
        })
      }),
  )
}

function proposing(server: McpServer, { call }: Client): void {
  const { goals, objectives, freedoms, maxProposals } = optimisationRequest.shape
  server.registerTool(
    'propose',
    {
      description:
        'Find layers that meet goals with as little as can be: climate, energy, thickness, mass or U. Answers proposals with what changes, the front, or what stands in the way. Nothing is stored',
      inputSchema: z.object({ type, layers, release, goals, objectives, freedoms, maxProposals }),
      annotations: reads,
    },
    ({ type: constructionType, release: asked, ...given }) =>
      answering(async () => {
        const body = { constructionType, ...given, ...(asked !== undefined && { release: asked }) }
        return found(await call('optimiseConstruction', { body }))
      }),
  )
}

function creating(server: McpServer, { callWithHeaders }: Client): void {
  server.registerTool(
    'create_construction',
    {
      description:
        'Keep a construction among those of the key’s owner. A retry with the same idempotencyKey makes no second one',
      inputSchema: z.object({
        name: z.string().check(z.minLength(1), z.maxLength(120)),
        type,
        layers,
        description: z.optional(z.string().check(z.maxLength(2_000))),
        tags: z.optional(z.array(z.string().check(z.maxLength(40)))),
        idempotencyKey: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
      }),
      annotations: creates,
    },
    ({ idempotencyKey, ...body }) =>
      answering(async () => {
        const { reply } = await callWithHeaders('createConstruction', {
          params: { ownership: 'custom' },
          body,
          headers: { 'idempotency-key': idempotencyKey ?? null },
        })
        return found(reply)
      }),
  )
}

/** Gives a server its tools; each does what the client's key may do, and no more. */
export function offerTools(server: McpServer, client: Client): void {
  searching(server, client)
  assessing(server, client)
  proposing(server, client)
  creating(server, client)
}
