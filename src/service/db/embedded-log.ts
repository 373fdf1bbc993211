import { existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'

/** Above this a log is put aside for a new one [bytes]; the one before it is thrown away. */
const LONGEST = 5_000_000
const WORDS = 600

/** PostgreSQL's own log lies beside its data: what fails there, such as a full disk, stands nowhere else. */
const logOf = (data: string) => `${data}.log`

/** Opens the log for writing at its end. */
export function openLog(data: string): number {
  const file = logOf(data)
  if (existsSync(file) && statSync(file).size > LONGEST) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

/** The last that PostgreSQL has said, for the operator. */
export function lastWordsIn(data: string): string {
  const file = logOf(data)
  const words = existsSync(file) ? readFileSync(file, 'utf8').slice(-WORDS).trim() : ''
  return words === '' ? 'it has said nothing' : `…${words}\n(the whole in ${file})`
}
