import { statfs, utimes } from 'node:fs/promises'
import type { Room } from '../http/admission.ts'

/** Between two looks [ms]. */
const EVERY = 2_000

export type StorageOptions = {
  /** Where the data lies; undefined where it is on another machine, which tells by itself. */
  readonly directory: string | undefined
  /** Room that is kept for what is under way and for who signs in [bytes]. */
  readonly reserve: number
  /** Told when less can be stored, and when more can be again. */
  readonly onChange: (room: Room) => void
  /** Free room of a directory [bytes]; tests bring their own. */
  readonly freeOf?: (directory: string) => Promise<number>
}

/** @throws {Error} `EROFS` where the file system takes no writes, of nobody */
async function freeIn(directory: string): Promise<number> {
  const now = new Date()
  // after a fault the file system itself still says that it may be written: only what is changed tells
  await utimes(directory, now, now)
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

const isReadOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EROFS'

/**
 * Watches the room where the embedded database lies: PostgreSQL ends as a whole once its log finds none, reads too. So
 * writes are refused while there is some left. A file system that has become read-only, as one does after a fault of its
 * disk, ends it at its next write, and is named. What cannot be looked at is taken for roomy.
 */
export function storageWatch({ directory, reserve, onChange, freeOf = freeIn }: StorageOptions) {
  let room: Room = 'enough'
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    if (directory === undefined) return
    const now = await freeOf(directory).then(
      (free): Room => (free < reserve ? 'full' : 'enough'),
      (error: unknown): Room => (isReadOnly(error) ? 'readOnly' : 'enough'),
    )
    if (now !== room) onChange(now)
    room = now
  }
  return {
    room: () => room,
    look,
    async start(): Promise<void> {
      await look()
      if (directory !== undefined) timer = setInterval(() => void look(), EVERY).unref()
    },
    stop: () => clearInterval(timer),
  }
}
