import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { universityIndexFile } from '#service/accounts/profile/university-index.ts'
import { compileUniversityDomainsIfMissing } from './edu-domains/compile.ts'

const root = path.resolve(import.meta.dirname, '../..')
const built = path.join(root, 'dist/web/index.html')
/** What the built app is made of. */
const sources = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'public',
  'src/web',
  'src/contract',
  'src/assessment',
  'src/engine',
  'src/catalogue',
  'src/interchange',
  'src/vocabulary',
]

const newest = (target: string): number => {
  if (!existsSync(target)) return 0
  const { mtimeMs } = statSync(target)
  if (!statSync(target).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(target).map((name) => newest(path.join(target, name))))
}

const isFresh = () =>
  existsSync(built) && statSync(built).mtimeMs >= Math.max(...sources.map((name) => newest(path.join(root, name))))

/** Builds the web app where it has not been built since its sources changed. */
export async function buildIfMissing(): Promise<void> {
  if (!existsSync(path.join(root, 'index.html')) || isFresh()) return
  const { build } = await import('vite')
  await build({ root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' })
}

if (import.meta.main) {
  await buildIfMissing()
  await compileUniversityDomainsIfMissing(universityIndexFile)
}
