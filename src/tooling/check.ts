import { spawnSync } from 'node:child_process'

/** Every check that needs no server and no browser, in the order in which a mistake is cheapest to find. */
const steps: readonly (readonly [name: string, command: string])[] = [
  ['types', 'tsc'],
  ['types of vocabulary', 'tsc -p src/vocabulary'],
  ['types of engine', 'tsc -p src/engine'],
  ['types of contract', 'tsc -p src/contract'],
  ['types of catalogue', 'tsc -p src/catalogue'],
  ['types of interchange', 'tsc -p src/interchange'],
  ['lint', 'oxlint --type-aware'],
  ['format', 'biome ci --error-on-warnings .'],
  ['imports', 'node src/tooling/imports/check-imports.ts'],
  ['dead code', 'knip'],
  ['build', 'vite build --logLevel warn'],
  ['bundle budgets', 'node src/tooling/bench/check-bundle.ts'],
]

const failed: string[] = []
for (const [name, command] of steps) {
  const started = Date.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${Date.now() - started} ms)\n`)
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) {
  process.stderr.write(`failed: ${failed.join(', ')}\n`)
  process.exitCode = 1
}
