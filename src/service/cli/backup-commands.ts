import { backup } from '../backup/backup.ts'
import type { Manifest } from '../backup/backup-format.ts'
import { restore } from '../backup/restore.ts'
import { parseArguments, required } from './arguments.ts'
import type { Command } from './command.ts'

const restoreOptions = { force: { type: 'boolean' } } as const

const sizeOf = (counted: Manifest) => {
  const tables = Object.values(counted)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${tables.length} tables with ${rows} rows`
}

/** Commands about the whole database. */
export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    usage: 'backup FILE',
    summary: 'Write everything to a file, as of one moment, while the service goes on',
    async run({ db, args, print }) {
      const { positionals } = parseArguments(args, {}, ['FILE'])
      const file = required(positionals[0], 'FILE')
      print(`${file} holds ${sizeOf(await backup(db, file))}`)
    },
  },
  restore: {
    usage: 'restore FILE [--force]',
    summary: 'Fill an empty database from a backup; --force throws away what it holds',
    async run({ db, args, print }) {
      const { values, positionals } = parseArguments(args, restoreOptions, ['FILE'])
      const counted = await restore(db, required(positionals[0], 'FILE'), { replace: values.force ?? false })
      print(`The database holds ${sizeOf(counted)}`)
    },
  },
}
