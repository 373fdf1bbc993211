import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { interfaceDeclarations } from './declarations.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const emitted = path.join(root, 'node_modules/.cache/types/src/client')

/** Declarations as the compiler writes them of the client's own files, without the lines that lead elsewhere. */
function ownDeclarations(): string {
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['--build', 'src/client'], { cwd: root, stdio: 'inherit' })
  return ['aufbau-error', 'index']
    .map((name) => readFileSync(path.join(emitted, `${name}.d.ts`), 'utf8'))
    .join('\n')
    .replaceAll(/^(import|export) (type )?\{[^}]*\} from .*$/gm, '')
    .replaceAll(/^export \{\};?$/gm, '')
}

/** Writes the client as one ESM file, with its types, into a directory. */
export async function buildClient(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: path.join(root, 'src/client/index.ts'), formats: ['es'], fileName: () => 'aufbau-client.js' },
    },
  })
  mkdirSync(outDir, { recursive: true })
  writeFileSync(path.join(outDir, 'aufbau-client.d.ts'), `${interfaceDeclarations()}\n${ownDeclarations()}`)
}

if (import.meta.main) await buildClient(path.join(root, 'dist/client'))
