import { expect, test } from 'vitest'
import { pageChunk, rootsOf } from './page-chunks.ts'

const web = (path: string) => `/app/src/web/${path}`
const editor = web('features/editor/editor-page.tsx')
const library = web('app/routes/library.tsx')
const report = web('features/report/report-page.tsx')
const login = web('features/auth/login-page.tsx')
const panels = web('features/editor/panels/panels.tsx')
const later = [editor, library, report, login, panels]

/** Who imports what; pages and panels are fetched later. */
const graphOf = (importers: Readonly<Record<string, readonly string[]>>) => (id: string) => ({
  isEntry: id.endsWith('index.html'),
  importers: importers[id] ?? [],
  dynamicImporters: later.includes(id) ? ['/app/index.html'] : [],
})

test.each([
  ['what only the editor and its panels have is one chunk', 'editing', [editor, panels]],
  ['what a report draws too is another', 'drawn', [editor, report]],
  ['what the library has too is another', 'pages', [editor, library, report]],
  ['what is needed before one has signed in stays by itself', null, [editor, library, login]],
  ['what a panel alone has comes with that', null, [panels]],
  ['what another page without a chunk of its own has is left to the bundler', null, [editor, '/app/index.html']],
])('%s', (_, chunk, importers) => {
  const shared = web('components/shared.tsx')
  expect(pageChunk(shared, graphOf({ [shared]: importers }))).toBe(chunk)
})

test('a module comes by whatever imports what imports it, in circles too', () => {
  const graph = graphOf({ a: ['b'], b: ['c', editor], c: ['b', library] })
  expect(rootsOf('a', graph)).toEqual(new Set([editor, library]))
})

test('styles stay where the bundler puts them', () => {
  expect(pageChunk(web('editor.module.css'), graphOf({ [web('editor.module.css')]: [editor] }))).toBeNull()
})
