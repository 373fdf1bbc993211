import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { paths } from '#web/lib/paths.ts'
import { firstFiles } from './first-files.ts'

const chunk = (fileName: string, module: string, imports: readonly string[] = [], style?: string) => ({
  type: 'chunk',
  fileName,
  code: fileName,
  facadeModuleId: module,
  isEntry: module === '/index.html',
  isDynamicEntry: module.startsWith('/src/'),
  imports,
  viteMetadata: { importedCss: new Set(style ? [style] : []) },
})

const bundle = Object.fromEntries(
  [
    chunk('main.js', '/index.html', ['frame.js'], 'all.css'),
    chunk('frame.js', ''),
    chunk('shell.js', '/src/web/app/shell.tsx', ['frame.js', 'pages.js'], 'shell.css'),
    chunk('pages.js', ''),
    chunk('editor-page.js', '/src/web/features/editor/editor-page.tsx', ['pages.js', 'frame.js', 'drawn.js']),
    chunk('drawn.js', '', ['frame.js'], 'drawn.css'),
    chunk('report.js', '/src/web/features/report/report-page.tsx', ['drawn.js']),
  ].map((one) => [one.fileName, one]),
) as unknown as Rolldown.OutputBundle

const pageOf = (address: string) => firstFiles(bundle).find(({ path }) => new RegExp(path).test(address))

test('of each page the files are named that the start page does not name itself, with their styles', () => {
  expect(pageOf(paths.construction.href('custom', '1'))).toMatchObject({
    scripts: ['/editor-page.js', '/pages.js', '/drawn.js', '/shell.js'],
    styles: ['/drawn.css', '/shell.css'],
  })
})

test.each([
  [paths.newConstruction.href, 'editor-page'],
  [paths.report.href('standard', '1'), 'report'],
])('%s begins with the page of %s', (address, page) => {
  expect(pageOf(address)?.scripts).toContain(`/${page}.js`)
})

test('pages before the login load nothing of those behind it', () => {
  expect([paths.login.href, paths.signUp.href, '/s'].map(pageOf)).toEqual([undefined, undefined, undefined])
})
