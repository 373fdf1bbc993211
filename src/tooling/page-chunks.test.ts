import { expect, test } from 'vitest'
import { pageChunk, rootsOf } from './page-chunks.ts'

const web = (path: string) => `/app/src/web/${path}`
const editor = web('features/editor/editor-page.tsx')
const library = web('app/routes/library.tsx')
const report = web('features/report/report-page.tsx')
const login = web('features/auth/login-page.tsx')
const panels = web('features/editor/panels/panels.tsx')
const other = web('features/comparison/comparison-page.tsx')
const after = web('features/editor/later.ts')
const verification = web('features/verification/verification-page.tsx')
const later = [editor, library, report, login, panels, other, after, verification]

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
  ['what is needed before one has signed in comes with nothing else', 'first', [editor, library, login]],
  ['what the start page has itself stays there', null, [editor, '/app/index.html']],
  ['what a panel alone has comes with that', null, [panels]],
  ['what the editor fetches after the first paint is one chunk', 'later', [after, panels]],
  ['what report and library share is one chunk', 'screens', [report, library, other]],
  ['what a report shares with other pages is one chunk', 'reporting', [report, other]],
  ['what a report has alone comes with it', null, [report]],
  ['what is read without an account stays by itself', null, [report, verification]],
  ['what another page without a chunk of its own has is a fourth', 'beside', [editor, other]],
])('%s', (_, chunk, importers) => {
  const shared = web('components/shared.tsx')
  expect(pageChunk(shared, graphOf({ [shared]: importers }))).toBe(chunk)
})

test('a module comes by whatever imports what imports it, in circles too', () => {
  const graph = graphOf({ a: ['b'], b: ['c', editor], c: ['b', library] })
  expect(rootsOf('a', graph)).toEqual(new Set([editor, library]))
})

test('styles of components come with them; those of all screens stay where the bundler puts them', () => {
  const [own, all] = [web('editor.module.css'), web('styles/index.css')]
  expect(pageChunk(own, graphOf({ [own]: [editor] }))).toBe('editing')
  expect(pageChunk(all, graphOf({ [all]: [editor] }))).toBeNull()
})
