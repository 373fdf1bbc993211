import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { initialise, takeDirectory } from './embedded-create.ts'
import { lastWordsIn, openLog } from './embedded-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aufbau-create-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Programs in the place of PostgreSQL's. */
function place(programs: Record<string, string>) {
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(path.join(bin, name), 0o755)
  }
  const asIs = (program: string, args: readonly string[]) => [program, args] as const
  const identity = { uid: undefined, gid: undefined, spawn: {}, command: asIs }
  return { bin, data: path.join(folder, 'pg'), identity }
}

const begin = 'mkdir -p "$2"; echo 18 > "$2/PG_VERSION"'

describe('making a database', () => {
  test('that is killed leaves nothing that would be taken for one; the next start makes it', () => {
    const made = place({ initdb: `${begin}; kill -9 $$`, postgres: 'echo postgres' })
    expect(() => initialise(made)).toThrow('could not be created')
    expect(existsSync(made.data)).toBe(false)
    // of a process that is gone, and of one that had this one's number, as in a container
    for (const pid of [99999999, process.pid]) {
      mkdirSync(`${made.data}.new-${pid}`)
      writeFileSync(path.join(`${made.data}.new-${pid}`, 'half'), '')
    }
    writeFileSync(path.join(made.bin, 'initdb'), `#!/bin/sh\ntest ! -e "$2" || exit 1\n${begin}\n`)
    initialise(made)
    expect(readdirSync(folder).toSorted()).toEqual(['bin', 'pg'])
  })

  test('of another version is refused with both of them', () => {
    const made = place({ initdb: begin, postgres: 'echo "postgres (PostgreSQL) 19.1"' })
    initialise(made)
    expect(() => initialise(made)).toThrow(/is of PostgreSQL 18, the program of 19; .*backup/)
    writeFileSync(path.join(made.bin, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 18beta2"\n')
    expect(() => initialise(made)).not.toThrow()
  })

  test('where nothing can be written says so in one line', () => {
    writeFileSync(path.join(folder, 'file'), '')
    expect(() => takeDirectory(path.join(folder, 'file'), folder)).toThrow(
      /^Nothing can be written in .*file: .* \(\w+\); set another DATA_DIR$/,
    )
  })
})

test('what PostgreSQL said last is told', () => {
  const data = path.join(folder, 'pg')
  expect(lastWordsIn(data)).toBe('it has said nothing')
  writeFileSync(openLog(data), 'FATAL:  could not write lock file: No space left on device\n')
  expect(lastWordsIn(data)).toMatch(/No space left on device\n\(the whole in .*pg\.log\)$/)
})
