import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { BenchRow } from './measure.ts'

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

type Screen = {
  readonly name: string
  readonly route: string
  readonly most: number
  readonly shown: readonly string[]
  readonly styles?: boolean
}

const built = fileURLToPath(new URL('../../../dist/web', import.meta.url))
const FONT_MOST = 70
const kilobytes = (bytes: number) => bytes / 1000

/** What computes figures, which only screens that show some load. */
const ENGINE = 'src/assessment/known-data.ts'

/**
 * What a first visit may load [kB, gzip]; `shown` are the lazy modules that the screen draws at once. Of pages that need no
 * account styles count too: who opens one has nothing of the app yet. The font, which is kept for all, counts by itself.
 */
const screens = [
  {
    name: 'login',
    route: 'features/auth/login-page.tsx',
    most: 160,
    shown: ['src/web/drawing/login-illustration.tsx'],
  },
  // the engine comes with the first other thickness, or the first explanation
  {
    name: 'a linked construction',
    route: 'features/linked/linked-page.tsx',
    most: 200,
    shown: ['src/web/features/linked/linked-balance.tsx'],
    styles: true,
  },
  {
    name: 'a linked project',
    route: 'features/projects/linked/linked-project-page.tsx',
    most: 250,
    shown: [],
    styles: true,
  },
  {
    name: 'verifying a report',
    route: 'features/verification/verification-page.tsx',
    most: 200,
    shown: [],
    styles: true,
  },
  { name: 'library', route: 'app/routes/library.tsx', most: 220, shown: ['src/web/app/shell.tsx'] },
  {
    name: 'editor',
    route: 'features/editor/editor-page.tsx',
    most: 300,
    // the engine comes after the first paint
    shown: ['src/web/app/shell.tsx', ENGINE],
  },
] as const satisfies readonly Screen[]

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
  [...keys]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    // those of the engine come with it
    .filter((key) => key.startsWith('src/web/') && key.endsWith('.de.ts'))

/** The files of a first visit, with its styles where they count. */
function visited(manifest: Manifest, { route, shown, styles = false }: Screen): ReadonlySet<string> {
  const screen = closure(manifest, ['index.html', `src/web/${route}`, ...shown])
  return new Set(
    [...closure(manifest, germanTexts(manifest, screen), screen)].flatMap((key) => [
      manifest[key]?.file ?? '',
      ...(styles ? (manifest[key]?.css ?? []) : []),
    ]),
  )
}

/** Bytes of all scripts of a first visit, and its styles where they count, each gzipped on its own as it is sent. */
const firstVisit = (manifest: Manifest, screen: Screen): number =>
  [...visited(manifest, screen)]
    .filter((file) => file.endsWith('.js') || file.endsWith('.css'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(built, file))).length, 0)

/** Screens that come with what computes figures although they show none at first. */
function withEngine(manifest: Manifest): readonly string[] {
  const engine = manifest[ENGINE]?.file
  if (engine === undefined) throw new Error(`The build has no ${ENGINE}; run vite build`)
  const all: readonly Screen[] = screens
  return all
    .filter((screen) => !screen.shown.includes(ENGINE) && visited(manifest, screen).has(engine))
    .map(({ name }) => name)
}

/** Bytes of the app's own font, all files together; woff2 is packed already. */
const fontBytes = () =>
  readdirSync(path.join(built, 'assets'))
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + statSync(path.join(built, 'assets', file)).size, 0)

/**
 * JavaScript of a first visit per screen, and styles of pages that need no account, gzipped, and the font, against their
 * budgets, and that the engine comes later where no figures are. Reads the build in `dist/web`.
 *
 * @throws {Error} when there is no build, or a screen is not in it
 */
export async function benchBundle(): Promise<BenchRow[]> {
  const manifest = readManifest()
  const font = kilobytes(fontBytes())
  const eager = withEngine(manifest)
  return [
    ...screens.map((screen: Screen) => {
      const { name, most, styles } = screen
      const size = kilobytes(firstVisit(manifest, screen))
      return {
        name: `JavaScript${styles ? ' and styles' : ''} of a first visit, ${name}`,
        figure: `${size.toFixed(1)} kB gzip`,
        goal: `at most ${most} kB`,
        met: size <= most,
      }
    }),
    {
      name: 'screens without figures that load what computes them',
      figure: eager.join(', ') || 'none',
      goal: 'none',
      met: eager.length === 0,
    },
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
