import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ServiceError } from '#service/service-error.ts'
import { parseUniversityDomains, type UniversityDomains } from './university-domains.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Where the compiled list of university domains lies. */
export const universityIndexFile = path.join(root, 'dist', 'university-domains.tsv.gz')
const compiler = path.join(root, 'src', 'tooling', 'edu-domains', 'compile.ts')

/** Compiling reads some twenty thousand files: in a process of its own, and once. */
const COMPILE_LIMIT = 120_000

/**
 * The list of university domains, read when first asked for and compiled first where that has not been done.
 *
 * @throws {ServiceError} `unavailable` where it can be neither read nor compiled; tried again at the next time
 */
export function universityIndex(file: string = universityIndexFile) {
  let loaded: Promise<UniversityDomains> | undefined
  const load = async (): Promise<UniversityDomains> => {
    if (!existsSync(file)) await promisify(execFile)(process.execPath, [compiler, file], { timeout: COMPILE_LIMIT })
    return parseUniversityDomains((await promisify(gunzip)(await readFile(file))).toString('utf8'))
  }
  return async (): Promise<UniversityDomains> => {
    loaded ??= load()
    try {
      return await loaded
    } catch {
      loaded = undefined
      throw new ServiceError('unavailable', 'the list of university domains cannot be read')
    }
  }
}
