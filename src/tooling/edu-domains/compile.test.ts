import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compileUniversityDomains, compileUniversityDomainsIfMissing } from './compile.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'aufbau-universities-'))
const target = path.join(folder, 'deep', 'universities.tsv.gz')
afterAll(() => rmSync(folder, { recursive: true }))

test('the list names its source, universities, academic suffixes and refused domains', async () => {
  expect(await compileUniversityDomains(target)).toBeGreaterThan(20_000)
  const lines = gunzipSync(readFileSync(target)).toString('utf8').split('\n')
  expect(lines[0]).toMatch(/^source\tswot-node \d/)
  expect(lines).toContain('university\ttum.de\tTechnical University of Munich')
  expect(lines).toContain('academic\tac.be')
  expect(lines).toContain('refused\tmdx.ac')
}, 60_000)

test('it is compiled again only for another version of the package', async () => {
  const before = statSync(target).ino
  await compileUniversityDomainsIfMissing(target)
  expect(statSync(target).ino).toBe(before)
  writeFileSync(target, gzipSync('source\tswot-node 0.0.0\n'))
  await compileUniversityDomainsIfMissing(target)
  expect(gunzipSync(readFileSync(target)).length).toBeGreaterThan(1_000_000)
}, 60_000)
