import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { offlineFiles } from './offline-files.ts'

const chunk = (fileName: string, module: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: module,
  imports,
  dynamicImports,
})

test('the editor is kept with all that it loads later, and no other page', () => {
  const chunks = [
    chunk('main.js', '/index.html', ['frame.js'], ['texts.js', 'shell.js', 'editor.js', 'report.js']),
    chunk('frame.js', ''),
    chunk('texts.js', '/src/web/lib/texts/common.de.ts'),
    chunk('shell.js', '/src/web/app/shell.tsx', ['main.js'], ['palette.js']),
    chunk('palette.js', '/src/web/app/commands/palette.tsx'),
    chunk('editor.js', '/src/web/features/editor/editor-page.tsx', ['frame.js'], ['engine.js']),
    chunk('engine.js', '/src/assessment/known-data.ts'),
    chunk('report.js', '/src/web/features/report/report-page.tsx'),
  ]
  const bundle = Object.fromEntries([
    ...chunks.map((one) => [one.fileName, one]),
    ['style.css', { type: 'asset', fileName: 'style.css' }],
    ['licences.json', { type: 'asset', fileName: 'licences.json' }],
  ]) as unknown as Rolldown.OutputBundle
  expect(offlineFiles(bundle)).toEqual([
    '/editor.js',
    '/engine.js',
    '/frame.js',
    '/main.js',
    '/palette.js',
    '/shell.js',
    '/style.css',
    '/texts.js',
    '/',
  ])
})
