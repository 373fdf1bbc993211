import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gatheredOutput } from './log-output.ts'

test('lines arrive in order at the end of the turn, those of later turns too', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'aufbau-log-'))
  const file = path.join(directory, 'log')
  const descriptor = openSync(file, 'w')
  try {
    const output = gatheredOutput(descriptor)
    for (const line of ['eins\n', 'zwei ä\n']) output.write(line)
    expect(readFileSync(file, 'utf8')).toBe('')
    await nextTurn()
    expect(readFileSync(file, 'utf8')).toBe('eins\nzwei ä\n')
    output.write('drei\n')
    await nextTurn()
    expect(readFileSync(file, 'utf8')).toBe('eins\nzwei ä\ndrei\n')
  } finally {
    closeSync(descriptor)
    rmSync(directory, { recursive: true })
  }
})

test('a descriptor that is closed loses the lines and fails nobody', async () => {
  const output = gatheredOutput(9_999)
  output.write('verloren\n')
  await expect(nextTurn('done')).resolves.toBe('done')
})
