import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { emailAddress } from '#contract/schema.ts'
import { type Policy, policies } from '#vocabulary/accounts.ts'
import { UsageError } from './command.ts'

/**
 * Options and words of a command.
 *
 * @param words - what the words stand for, in order; each is needed
 * @throws {UsageError} for options that do not exist, and for words too few or too many
 */
export function parseArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  words: readonly string[] = [],
) {
  let parsed
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  const missing = words[parsed.positionals.length]
  if (missing !== undefined) throw new UsageError(`${missing} is missing`)
  const surplus = parsed.positionals[words.length]
  if (surplus !== undefined) throw new UsageError(`unexpected: ${surplus}`)
  return parsed
}

/** @throws {UsageError} where there is no value */
export function required(value: string | undefined, name: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${name} is missing`)
  return value.trim()
}

/** @throws {UsageError} for what is no e-mail address */
export function email(value: string | undefined): string {
  const parsed = emailAddress.safeParse(required(value, 'EMAIL'))
  if (!parsed.success) throw new UsageError(`not an e-mail address: ${value}`)
  return parsed.data
}

/** @throws {UsageError} for what is no policy */
export function policyList(values: readonly string[] = []): readonly Policy[] {
  const parsed = z.array(z.enum(policies)).safeParse(values)
  if (!parsed.success) throw new UsageError(`policies are ${policies.join(' and ')}`)
  return parsed.data
}
