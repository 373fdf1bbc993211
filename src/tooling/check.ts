import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

/** Every check that needs no server and no browser; the longest first, so that nothing waits for it at the end. */
const steps: readonly (readonly [name: string, command: string])[] = [
  ['lint', 'node src/tooling/lint.ts'],
  // each layer as a project of its own with its own globals; what has not changed is not read again
  ['types', 'tsc --build --checkers 2 src/testing'],
  ['build and bundle budgets', 'vite build --logLevel warn && node src/tooling/bench/check-bundle.ts'],
  ['imports', 'node src/tooling/imports/check-imports.ts'],
  ['dead code', 'knip'],
  ['format', 'biome ci --error-on-warnings .'],
]

const failed: string[] = []

/** Runs one step and says at its end, in one piece, what it said. */
async function run([name, command]: (typeof steps)[number]): Promise<void> {
  const started = Date.now()
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  const said = await text(child.stdout)
  const isClean = (await closed) === 0
  process.stdout.write(`${said}${isClean ? 'ok    ' : 'FAILED'} ${name} (${Date.now() - started} ms)\n`)
  if (!isClean) failed.push(name)
}

const started = Date.now()
const waiting = [...steps]
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await run(next)
}
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, lane))
process.stdout.write(`${steps.length} checks in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
if (failed.length > 0) {
  process.stderr.write(`failed: ${failed.join(', ')}\n`)
  process.exitCode = 1
}
