import { SaxesParser } from 'saxes'
import { FileError } from './file-error.ts'

/** An element: names without their prefix, text joined. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

type Growing = { name: string; attributes: Record<string, string>; children: Growing[]; text: string }

/** ILCD nests about ten deep. */
const DEEPEST = 60
/** Of one element; ILCD has about ten, namespaces included. */
const MOST_ATTRIBUTES = 200

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads a small XML document as a tree. Document types, and with them entities of one's own, are refused: they can make a
 * small file a huge one, or name files of the machine.
 *
 * @param line - number of the file in its package, for the refusal
 * @throws {FileError} `entities`, `malformedXml`
 */
export function xmlTree(text: string, line: number): XmlElement {
  const parser = new SaxesParser()
  const root: Growing = { name: '', attributes: {}, children: [], text: '' }
  const open: Growing[] = [root]
  parser.on('doctype', () => {
    throw new FileError('entities', { line })
  })
  parser.on('error', (error) => {
    const code = /entity/i.test(error.message)
      ? 'entities'
      : /unclosed|unexpected end/i.test(error.message)
        ? 'cut'
        : 'malformedXml'
    throw new FileError(code, { line })
  })
  let attributesOfTag = 0
  parser.on('opentagstart', () => {
    attributesOfTag = 0
  })
  parser.on('attribute', () => {
    attributesOfTag += 1
    if (attributesOfTag > MOST_ATTRIBUTES) throw new FileError('malformedXml', { line })
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > DEEPEST) throw new FileError('malformedXml', { line })
    const own = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const)
    const element: Growing = { name: localName(name), attributes: Object.fromEntries(own), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (part: string) => {
    const element = open.at(-1)
    if (element) element.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  const [document] = root.children
  if (!document) throw new FileError('malformedXml', { line })
  return document
}

/** Elements at a path of names below one. */
export const elementsAt = (element: XmlElement | undefined, ...path: readonly string[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  )

/** The first element at a path. */
export const elementAt = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  elementsAt(element, ...path)[0]

/** Text of the first element at a path; undefined where there is none or it is empty. */
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string | undefined =>
  elementAt(element, ...path)?.text.trim() || undefined
