import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Breaches of the lint rules the architecture rests on: file → source and the rule that must speak. */
const planted: Record<string, { rule: string; source: string }> = {
  'engine/clock.ts': { rule: 'no-restricted-globals', source: 'export const now = () => new Date()' },
  'engine/dice.ts': { rule: 'no-restricted-properties', source: 'export const dice = () => Math.random()' },
  'engine/round.ts': { rule: 'no-restricted-properties', source: 'export const round = (x: number) => Math.round(x)' },
  'engine/argument.ts': { rule: 'no-param-reassign', source: 'export const f = (x: number) => { x = 1; return x }' },
  'service/floating.ts': {
    rule: 'no-floating-promises',
    source: 'const f = async () => 1\nexport const g = () => { f() }',
  },
  'service/any.ts': { rule: 'no-explicit-any', source: 'export const f = (x: any): unknown => x' },
  'service/console.ts': { rule: 'no-console', source: "console.log('x')\nexport {}" },
  'service/BadName.ts': { rule: 'filename-case', source: 'export const a = 1' },
  'service/long.ts': {
    rule: 'max-lines',
    source: Array.from({ length: 301 }, (_, i) => `export const a${i} = ${i}`).join('\n'),
  },
}

const root = process.cwd()
let tree = ''
let output = ''

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'lint-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) copyFileSync(file, path.join(tree, file))
  for (const [file, { source }] of Object.entries(planted)) {
    mkdirSync(path.join(tree, 'src', path.dirname(file)), { recursive: true })
    writeFileSync(path.join(tree, 'src', file), source)
  }
  const oxlint = path.join(root, 'node_modules/.bin/oxlint')
  output = spawnSync(oxlint, ['--type-aware', '--format=unix'], { cwd: tree, encoding: 'utf8' }).stdout
}, 60_000)
afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each(Object.entries(planted))('%s is found', (file, { rule }) => {
  expect(output.split('\n').some((line) => line.includes(`src/${file}`) && line.includes(rule))).toBe(true)
})
