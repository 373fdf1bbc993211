import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const logging = fileURLToPath(new URL('./logging.ts', import.meta.url))

/** A process that does `work` with standard error as its `log`. */
const processOf = (work: string, stderr: 'pipe' | number = 'pipe') =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { standardError } from ${JSON.stringify(logging)}\nconst log = standardError()\n${work}`,
    ],
    { stdio: ['ignore', 'pipe', stderr] },
  )
const ended = (child: ReturnType<typeof processOf>) =>
  new Promise((resolve) => child.once('close', (code) => resolve(code)))

/** Writes for a while, so that what is written fails while the process still lives. */
const writeOn = `
for (let n = 0; n < 20; n += 1) {
  log.write('verloren\\n')
  await new Promise((resolve) => setTimeout(resolve, 10))
}
process.stdout.write('alive')
process.exit(0)`

test('lines that are pending when the process ends are written, in order and whole', async () => {
  const child = processOf(`for (let n = 0; n < 5000; n += 1) log.write('Zeile ä ' + n + '\\n')\nprocess.exit(3)`)
  const [written, code] = await Promise.all([text(child.stderr ?? Readable.from([])), ended(child)])
  expect(code).toBe(3)
  expect(written).toBe(Array.from({ length: 5000 }, (_, n) => `Zeile ä ${n}\n`).join(''))
})

test('who no longer reads the log stops nobody', async () => {
  const child = processOf(writeOn)
  child.stderr?.destroy()
  const [said, code] = await Promise.all([text(child.stdout ?? Readable.from([])), ended(child)])
  expect([said, code]).toEqual(['alive', 0])
})

test.skipIf(!existsSync('/dev/full'))('a disk that is full stops nobody', async () => {
  const full = openSync('/dev/full', 'w')
  try {
    const child = processOf(writeOn, full)
    const [said, code] = await Promise.all([text(child.stdout ?? Readable.from([])), ended(child)])
    expect([said, code]).toEqual(['alive', 0])
  } finally {
    closeSync(full)
  }
})
