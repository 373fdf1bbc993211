import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportReport } from './check-imports.ts'
import { importRules } from './import-rules.ts'

/** An import, of a type alone, from a floor of the service to one above it. */
const up = (floor: string, to: string) => ({
  rule: `service-${floor}-imports-downwards`,
  source: `import type { A } from '#service/${to}'\nexport type B = A`,
})

/** A breach of every rule: file → its imports. Targets that are named here exist in the planted tree. */
const planted: Record<string, { rule: string; source: string }> = {
  'vocabulary/breach.ts': { rule: 'vocabulary-imports', source: "import '#engine/target.ts'" },
  'engine/breach.ts': { rule: 'engine-imports', source: "import '../catalogue/target.ts'" },
  'contract/breach.ts': {
    rule: 'contract-imports',
    source: "import type { A } from '#engine/target.ts'\nexport type B = A",
  },
  'catalogue/breach.ts': { rule: 'catalogue-imports', source: "import '#engine/target.ts'" },
  'client/breach.ts': { rule: 'client-imports', source: "import '#engine/target.ts'" },
  'client/package.ts': { rule: 'client-packages', source: "import 'kysely'" },
  'mcp/breach.ts': { rule: 'mcp-imports', source: "import '#engine/target.ts'" },
  'assessment/breach.ts': { rule: 'assessment-imports', source: "import '#service/db/target.ts'" },
  'assessment/files.ts': { rule: 'assessment-reads-no-files', source: "import '#catalogue/target.ts'" },
  'service/db/breach.ts': { rule: 'service-imports', source: "import '#web/lib/target.ts'" },
  'web/lib/breach.ts': { rule: 'web-imports', source: "import '#engine/target.ts'" },
  'testing/breach.ts': { rule: 'testing-imports', source: "import '#web/lib/target.ts'" },
  'vocabulary/package.ts': { rule: 'vocabulary-packages', source: "import 'zod'" },
  'engine/package.ts': { rule: 'engine-packages', source: "import 'zod'" },
  'engine/core.ts': { rule: 'engine-packages', source: "import 'node:fs'" },
  'assessment/package.ts': { rule: 'assessment-packages', source: "import 'zod'" },
  'contract/package.ts': { rule: 'contract-packages', source: "import 'kysely'" },
  'catalogue/package.ts': { rule: 'catalogue-packages', source: "import 'node:http'" },
  'interchange/breach.ts': { rule: 'interchange-imports', source: "import '#engine/target.ts'" },
  'web/lib/data.ts': { rule: 'web-reads-declarations-alone', source: "import '#catalogue/target.ts'" },
  'web/lib/core.ts': { rule: 'runs-in-the-browser', source: "import 'node:path'" },
  'web/features/a/top.tsx': {
    rule: 'web-app-is-on-top',
    source: "import '#web/app/target.ts'\nexport const A = () => <p />",
  },
  'web/lib/up.ts': { rule: 'web-lib-is-at-the-bottom', source: "import '#web/features/a/target.ts'" },
  'web/components/up.ts': { rule: 'web-components-are-below', source: "import '#web/features/a/target.ts'" },
  'web/lib/fetching.ts': { rule: 'web-lib-is-at-the-bottom', source: "import '#web/resources/target.ts'" },
  'web/resources/up.ts': { rule: 'web-resources-are-below', source: "import '#web/features/a/target.ts'" },
  'web/resources/beside.ts': { rule: 'web-resources-are-below', source: "import '#web/components/target.ts'" },
  'web/features/a/calling.ts': { rule: 'web-calls-through-resources', source: "import '#web/lib/api-client.ts'" },
  'web/features/b/across.ts': { rule: 'features-do-not-import-features', source: "import '../a/target.ts'" },
  'service/library/a/up.ts': up('library', 'app.ts'),
  'service/data/a/up.ts': up('data', 'library/a/target.ts'),
  'service/accounts/a/up.ts': up('accounts', 'data/a/target.ts'),
  'service/http/up.ts': up('http', 'accounts/a/target.ts'),
  'service/assessment/up.ts': up('assessment', 'http/target.ts'),
  'service/db/up.ts': up('db', 'assessment/target.ts'),
  'service/texts/up.ts': {
    rule: 'service-ground-imports-no-floor',
    source: "import type { A } from '../db/target.ts'\nexport type B = A",
  },
  'service/library/a/handlers.ts': { rule: 'routes-are-wired-on-top', source: "import '../b/b.routes.ts'" },
  'service/accounts/b/b.routes.ts': { rule: 'routes-call-services', source: "import './b.repository.ts'" },
  'service/library/b/b.routes.ts': { rule: 'routes-call-services', source: "import './b.repository.ts'" },
  'service/area/framework.ts': { rule: 'framework-stays-in-http', source: "import 'fastify'" },
  'service/area/sql.ts': {
    rule: 'sql-lives-in-repositories',
    source: "import { sql } from 'kysely'\nexport const s = sql",
  },
  'service/area/tests.ts': { rule: 'tests-stay-out-of-production', source: "import '#testing/target.ts'" },
  'engine/circle-a.ts': { rule: 'no-cycle', source: "import './circle-b.ts'" },
  'engine/nowhere.ts': { rule: 'no-unresolvable', source: "import './nothing.ts'" },
}
const floors = ['library/a', 'data/a', 'accounts/a', 'http', 'assessment', 'db'].map((floor) => `service/${floor}`)
const folders = [
  'engine',
  'catalogue',
  'web/lib',
  'web/resources',
  'web/components',
  'web/app',
  'web/features/a',
  'testing',
]
const targets = [
  ...[...folders, ...floors].map((folder) => `${folder}/target.ts`),
  'service/app.ts',
  'service/accounts/b/b.repository.ts',
  'service/library/b/b.repository.ts',
]

/** Two areas in a circle, by types alone, without two files that import each other; a third one beside it. */
const circle: Record<string, string> = {
  'service/library/one/first.ts': "import type { A } from '../two/last.ts'\nexport type B = A",
  'service/library/one/last.ts': 'export type A = 1',
  'service/library/two/first.ts': "import type { A } from '../one/last.ts'\nexport type B = A",
  'service/library/two/last.ts': 'export type A = 1',
  'service/library/three/first.ts': "import type { A } from '../one/last.ts'\nexport type B = A",
}

const root = process.cwd()
let tree = ''
let report: ImportReport

const write = (file: string, source: string) => {
  const full = path.join(tree, 'src', file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, source)
}

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'imports-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'))
  writeFileSync(path.join(tree, 'package.json'), readFileSync('package.json'))
  for (const file of [...targets, 'web/lib/api-client.ts']) write(file, 'export type A = 1\nexport const a = 1')
  for (const [file, { source }] of Object.entries(planted)) write(file, source)
  for (const [file, source] of Object.entries(circle)) write(file, source)
  write('engine/circle-b.ts', "import './circle-a.ts'")
  const script = `import { cruiseImports } from ${JSON.stringify(path.join(root, 'src/tooling/imports/check-imports.ts'))}
    console.log(JSON.stringify(await cruiseImports()))`
  report = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: tree, encoding: 'utf8' }),
  )
}, 60_000)
afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each(Object.entries(planted))('%s is found', (file, { rule }) => {
  expect(report.breaches.some((breach) => breach.startsWith(`${rule}: src/${file} →`))).toBe(true)
})

test('every rule has a planted breach', () => {
  const covered = new Set(Object.values(planted).map(({ rule }) => rule))
  expect(importRules.map(({ name }) => name).filter((name) => !covered.has(name ?? ''))).toEqual([])
})

test('areas of the service that import each other are found, whichever of their files do, and no others', () =>
  expect(report.circles.filter((areas) => areas.some((area) => /library\/(one|two|three)/.test(area)))).toEqual([
    ['src/service/library/one', 'src/service/library/two'],
  ]))

test('every file is read', () => expect(report.read).toBe(report.files))
