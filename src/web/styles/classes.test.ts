import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const sheets = globSync('src/web/**/*.css')
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const sources = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

const CLASS = /\.(-?[a-z_][\w-]*)/gi
const classesIn = (text: string) => [...text.matchAll(CLASS)].map((match) => match[1] ?? '')

/** The selectors of a sheet, without comments, declarations and conditions. */
const selectorsOf = (file: string) =>
  read(file)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .match(/[^{};]+(?=\{)/g)
    ?.filter((selector) => !selector.trim().startsWith('@'))
    .join('\n') ?? ''

const GLOBAL = /:global\(([^)]*)\)/g
const localClasses = (file: string) => new Set(classesIn(selectorsOf(file).replaceAll(GLOBAL, '')))
const borrowedClasses = (file: string) =>
  [...selectorsOf(file).matchAll(GLOBAL)].flatMap((match) => classesIn(match[1] ?? ''))
const globalClasses = new Set(
  sheets.filter((file) => !modules.includes(file)).flatMap((file) => classesIn(selectorsOf(file))),
)

/** Which classes of which module a source takes: its name of the import and every property of it. */
function taken(source: string, file: string): { readonly module: string; readonly names: readonly string[] }[] {
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', from = '']) => ({
    module: from.startsWith('#web/') ? from.replace('#web/', 'src/web/') : path.join(path.dirname(file), from),
    names: [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1] ?? ''),
  }))
}

/** What stands in `className` in quotes, also within an expression, but for what it compares with. */
const classLists = (source: string) => [
  ...[...source.matchAll(/className="([^"]+)"/g)].map((match) => match[1] ?? ''),
  ...[...source.matchAll(/className=\{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap((match) =>
    [...(match[1] ?? '').replaceAll(/[!=]== '[^']*'/g, '').matchAll(/'([^']*)'/g)].flatMap(
      (literal) => literal[1] || [],
    ),
  ),
]

const uses = sources.flatMap((file) => taken(read(file), file).map((use) => ({ file, ...use })))

describe('the classes of the style sheets', () => {
  it('exist where a component takes them from its module', () => {
    const wrong = uses.flatMap(({ file, module, names }) => {
      const held = localClasses(module)
      return names.filter((name) => !held.has(name)).map((name) => `${file}: ${name}`)
    })
    expect(wrong).toEqual([])
  })

  it('are all taken by a component', () => {
    const idle = modules.flatMap((module) => {
      const used = new Set(uses.filter((use) => use.module === module).flatMap(({ names }) => names))
      return [...localClasses(module)].filter((name) => !used.has(name)).map((name) => `${module}: ${name}`)
    })
    expect(idle).toEqual([])
  })

  it('exist where a component names global ones, or a module borrows them', () => {
    const literals = sources.flatMap((file) =>
      classLists(read(file)).flatMap((list) =>
        list
          .split(/\s+/)
          .filter(Boolean)
          .map((name) => ({ file, name })),
      ),
    )
    const borrowed = modules.flatMap((file) => borrowedClasses(file).map((name) => ({ file, name })))
    const wrong = [...literals, ...borrowed].filter(({ name }) => !globalClasses.has(name))
    expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  })

  it('are used where they are global', () => {
    const words = new Set([...sources, 'index.html'].flatMap((file) => read(file).match(/[\w-]+/g) ?? []))
    const ofLibraries = new Set(['recharts-surface'])
    expect([...globalClasses].filter((name) => !words.has(name) && !ofLibraries.has(name))).toEqual([])
  })
})
