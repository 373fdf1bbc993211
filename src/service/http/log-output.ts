import { writeSync } from 'node:fs'

/** Where log lines go. */
export type LogOutput = { readonly write: (line: string) => void }

const RETRY = 5
/** More than this is not held back while the reader is away [characters]. */
const MOST_HELD = 8_000_000

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EAGAIN'

/**
 * Writes to a file descriptor once per turn of the event loop, what has gathered since as one piece: a line costs a
 * fraction of a system call. What is pending when the process exits is written then.
 */
export function gatheredOutput(descriptor: number): LogOutput {
  let pending = ''
  const flush = () => {
    let rest = Buffer.from(pending)
    pending = ''
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(descriptor, rest))
    } catch (error) {
      // a reader that is gone takes the log with it; one that is slow gets it later
      if (!isBusy(error) || rest.length > MOST_HELD) return
      pending = rest.toString() + pending
      setTimeout(flush, RETRY).unref()
    }
  }
  process.on('exit', flush)
  return {
    write(line) {
      if (pending === '') setImmediate(flush)
      pending += line
    },
  }
}
