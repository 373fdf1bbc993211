import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { ForeignFileError } from '../foreign/foreign-file-error.ts'
import { MAX_DEPTH } from '../foreign/limits.ts'

/** An element of an XML document: local name, attributes, children, own text. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  readonly line: number
  text: string
}

/** Of one element; eLCA writes about twenty. */
const MOST_ATTRIBUTES = 200

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const predefined = /&(?!(amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i

function handlersOf(parser: SaxesParser<Record<string, never>>) {
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  const start = ({ name, attributes }: SaxesTagPlain) => {
    if (open.length >= MAX_DEPTH)
      throw new ForeignFileError('xmlTooDeep', { line: parser.line }, { maximum: MAX_DEPTH })
    const element: XmlElement = {
      name: localName(name),
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
      children: [],
      line: parser.line,
      text: '',
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  }
  const text = (part: string) => {
    const element = open.at(-1)
    if (element) element.text += part
  }
  return { start, text, end: () => open.pop(), root: () => root, isOpen: () => open.length > 0 }
}

/**
 * The tree of an XML text. Document types and entities of their own are refused, so that nothing outside is ever read and
 * nothing unfolds.
 *
 * @throws {ForeignFileError} `xmlEntities`, `xmlTooDeep`, `cutOff`, `xmlMalformed`, each with its line
 */
export function xmlTree(text: string): XmlElement {
  const parser = new SaxesParser()
  const { start, text: add, end, root, isOpen } = handlersOf(parser)
  parser.on('doctype', () => {
    throw new ForeignFileError('xmlEntities', { line: parser.line })
  })
  parser.on('error', (error) => {
    const line = parser.line
    if (/entity/i.test(error.message) || predefined.test(error.message))
      throw new ForeignFileError('xmlEntities', { line })
    throw new ForeignFileError(/unclosed|unexpected end/i.test(error.message) ? 'cutOff' : 'xmlMalformed', { line })
  })
  let attributesOfTag = 0
  parser.on('opentagstart', () => {
    attributesOfTag = 0
  })
  parser.on('attribute', () => {
    attributesOfTag += 1
    if (attributesOfTag > MOST_ATTRIBUTES) throw new ForeignFileError('xmlMalformed', { line: parser.line })
  })
  parser.on('opentag', start)
  parser.on('closetag', end)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(text).close()
  const found = root()
  if (!found || isOpen()) throw new ForeignFileError('cutOff', { line: parser.line })
  return found
}

export const childrenNamed = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name)
export const childNamed = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name)
/** Text of a child; empty where there is none. */
export const textOf = (element: XmlElement | undefined, name: string): string =>
  (element && childNamed(element, name)?.text.trim()) ?? ''

/** A number of an attribute; undefined where it is absent or empty. @throws {ForeignFileError} `wrongValue` with its line */
export function numberOf({ attributes, line }: XmlElement, name: string): number | undefined {
  const given = attributes[name]?.trim() ?? ''
  if (given === '') return undefined
  const value = Number(given)
  if (!Number.isFinite(value))
    throw new ForeignFileError('wrongValue', { line, path: `@${name}` }, { value: given.slice(0, 40) })
  return value
}
