import { BackupError } from '../backup/backup-format.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { ServiceError } from '../service-error.ts'
import { backupCommands } from './backup-commands.ts'
import { catalogueCommands } from './catalogue-commands.ts'
import { type Command, type CommandContext, UsageError } from './command.ts'
import { keyCommands } from './key-commands.ts'
import { userCommands } from './user-commands.ts'

const migrate: Command = {
  usage: 'migrate',
  summary: 'Bring the database to the newest version; every command does so first',
  run: async ({ print }) => print('The database is up to date'),
}

const commands: Readonly<Record<string, Command>> = {
  ...userCommands,
  ...keyCommands,
  ...backupCommands,
  ...catalogueCommands,
  migrate,
}

const help = (): string => {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`)
  return ['Usage: npm run cli -- COMMAND', ...lines].join('\n')
}

/** Name of the command and what follows it. Names have one word or two. */
function commandOf(argv: readonly string[]): { command: Command; args: readonly string[] } | undefined {
  for (const words of [2, 1]) {
    const name = argv.slice(0, words).join(' ')
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) return { command, args: argv.slice(words) }
  }
  return undefined
}

const sentence = (error: ServiceError): string => {
  const details = error.refusals.map(({ path, code }) => `${path}: ${code}`)
  return [error.message, ...details].join('; ')
}

export type Surroundings = {
  readonly config: Config
  /** Opens the database, migrated; it is closed when the command has ended. */
  readonly open: () => Promise<{ db: Db; close: () => Promise<void> }>
  readonly print: CommandContext['print']
  readonly complain: (line: string) => void
  readonly readLine: CommandContext['readLine']
}

/**
 * Runs one command.
 *
 * @returns exit status: 0 done, 1 refused, 2 called wrongly
 */
export async function runCommand(argv: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { config, open, print, complain, readLine } = surroundings
  if (argv.length === 0 || argv.includes('--help')) {
    print(help())
    return 0
  }
  const found = commandOf(argv)
  if (!found) {
    complain(`There is no command ${argv.slice(0, 2).join(' ')}\n${help()}`)
    return 2
  }
  const { db, close } = await open()
  try {
    await found.command.run({ config, db, args: found.args, print, readLine })
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\nUsage: npm run cli -- ${found.command.usage}`)
      return 2
    }
    if (error instanceof BackupError) complain(error.message)
    else if (error instanceof ServiceError) complain(sentence(error))
    else throw error
    return 1
  } finally {
    await close()
  }
}
