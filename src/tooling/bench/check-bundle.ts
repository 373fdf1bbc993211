import { benchBundle } from './bundle.ts'

/** Fails when a screen loads more than its budget. */
const rows = await benchBundle()
for (const { name, figure, goal, met } of rows) {
  process.stdout.write(`${met ? 'ok  ' : 'OVER'} ${name}: ${figure} (${goal})\n`)
}
if (rows.some(({ met }) => !met)) process.exitCode = 1
