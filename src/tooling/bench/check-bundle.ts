import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { BenchRow } from './measure.ts'

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const built = fileURLToPath(new URL('../../../dist/web', import.meta.url))
const FONT_MOST = 70
const kilobytes = (bytes: number) => bytes / 1000

/** What a first visit may load [kB, gzip]; `shown` are the lazy modules that the screen draws at once. */
const screens = [
  {
    name: 'login',
    route: 'features/auth/login-page.tsx',
    most: 160,
    shown: ['src/web/drawing/login-illustration.tsx'],
  },
  // the engine comes with the first other thickness
  { name: 'a linked construction', route: 'features/linked/linked-page.tsx', most: 200, shown: [] },
  { name: 'verifying a report', route: 'features/verification/verification-page.tsx', most: 200, shown: [] },
  { name: 'library', route: 'app/routes/library.tsx', most: 220, shown: ['src/web/app/shell.tsx'] },
  {
    name: 'editor',
    route: 'features/editor/editor-page.tsx',
    most: 300,
    // the engine comes after the first paint
    shown: ['src/web/app/shell.tsx', 'src/assessment/known-data.ts'],
  },
] as const

function readManifest(): Manifest {
  const file = path.join(built, '.vite/manifest.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** A module and all it imports statically, by key of the manifest. */
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}; run vite build`)
    seen.add(key)
    closure(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

/** Texts come in a chunk per feature and language; a visitor loads one language. */
const germanTexts = (manifest: Manifest, keys: ReadonlySet<string>) =>
  [...keys].flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => key.endsWith('.de.ts'))

/** Bytes of all scripts of a first visit, each gzipped on its own as it is sent. */
function firstVisit(manifest: Manifest, route: string, shown: readonly string[]): number {
  const screen = closure(manifest, ['index.html', `src/web/${route}`, ...shown])
  const files = new Set(
    [...closure(manifest, germanTexts(manifest, screen), screen)].map((key) => manifest[key]?.file ?? ''),
  )
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(built, file))).length, 0)
}

/** Bytes of the app's own font, all files together; woff2 is packed already. */
const fontBytes = () =>
  readdirSync(path.join(built, 'assets'))
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + statSync(path.join(built, 'assets', file)).size, 0)

/**
 * JavaScript of a first visit per screen, gzipped, and the font, against their budgets. Reads the build in `dist/web`.
 *
 * @throws {Error} when there is no build, or a screen is not in it
 */
export async function benchBundle(): Promise<BenchRow[]> {
  const manifest = readManifest()
  const font = kilobytes(fontBytes())
  return [
    ...screens.map(({ name, route, most, shown }) => {
      const size = kilobytes(firstVisit(manifest, route, shown))
      return {
        name: `JavaScript of a first visit, ${name}`,
        figure: `${size.toFixed(1)} kB gzip`,
        goal: `at most ${most} kB`,
        met: size <= most,
      }
    }),
    {
      name: 'the font, all files',
      figure: `${font.toFixed(1)} kB`,
      goal: `at most ${FONT_MOST} kB`,
      met: font <= FONT_MOST,
    },
  ]
}

// as a check it fails when a screen loads more than its budget
if (import.meta.main) {
  const rows = await benchBundle()
  for (const { name, figure, goal, met } of rows)
    process.stdout.write(`${met ? 'ok  ' : 'OVER'} ${name}: ${figure} (${goal})\n`)
  if (rows.some(({ met }) => !met)) process.exitCode = 1
}
