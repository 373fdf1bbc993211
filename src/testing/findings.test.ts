import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findings } from './findings.ts'
import { interfaceDecisions } from './interface-decisions.ts'

const src = path.resolve(import.meta.dirname, '..')

test.each([...findings, ...interfaceDecisions])('%s has its test, and it is run', (_what, file, name) => {
  const text = readFileSync(path.join(src, file), 'utf8')
  expect(text).toContain(name)
  expect(text).not.toMatch(/\.(skip|only|todo|fails)\b/)
})
