import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'

/** What a command of the command line works with. */
export type CommandContext = {
  readonly config: Config
  readonly db: Db
  readonly args: readonly string[]
  /** Prints a line. */
  readonly print: (line: string) => void
  /** What is piped in, as far as its first line. */
  readonly readLine: () => Promise<string>
}

export type Command = {
  /** The words after the name, as the help shows them. */
  readonly usage: string
  readonly summary: string
  readonly run: (context: CommandContext) => Promise<void>
}

/** The command was called in a way it does not know; the message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
