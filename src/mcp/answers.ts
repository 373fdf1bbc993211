import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { AufbauError, type Reply } from '#client/index.ts'

/** What a tool found, as text that is JSON and as an object. */
export const found = (content: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: content,
})

/**
 * Runs a tool; what the service refuses is told to the model, so that it can ask better.
 *
 * @throws what is no refusal of the service
 */
export async function answering(run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof AufbauError)) throw error
    const { code, message, details, traceId } = error
    const places = details.map((one) => `${one.path}: ${one.message}`)
    return {
      isError: true,
      content: [{ type: 'text', text: [`${code}: ${message}`, ...places, `traceId ${traceId}`].join('\n') }],
    }
  }
}

const isNoCourse = ([, value]: [string, unknown]) => !Array.isArray(value)

/** Key performance indicators without what fills pages: the course of the year and the figures of each layer. */
export function mainFigures(kpis: Reply<'assessKpis'>): Record<string, unknown> {
  const { layers: _layers, trace: _trace, moisture, thermal, ...figures } = kpis
  const without = (given: object) => Object.fromEntries(Object.entries(given).filter(isNoCourse))
  return { ...figures, thermal: without(thermal), moisture: without(moisture) }
}

/** A construction as a list shows it, without its drawing. */
export const listed = ({ section: _section, ...item }: Reply<'listConstructions'>[number]) => item

/** A construction of a comparison in its main figures. */
export const comparedItem = ({
  section: _section,
  indicators: _indicators,
  kpis,
  ...item
}: Reply<'compareConstructions'>['items'][number]) => ({ ...item, kpis: mainFigures(kpis) })
