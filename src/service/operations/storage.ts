import { statfs } from 'node:fs/promises'

/** Between two looks [ms]. */
const EVERY = 2_000

export type StorageOptions = {
  /** Where the data lies; undefined where it is on another machine, which tells by itself. */
  readonly directory: string | undefined
  /** Room that is kept for what is under way and for who signs in [bytes]. */
  readonly reserve: number
  /** Told when room becomes low, and when there is enough again. */
  readonly onChange: (isLow: boolean) => void
  /** Free room of a directory [bytes]; tests bring their own. */
  readonly freeOf?: (directory: string) => Promise<number>
}

async function freeIn(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/**
 * Watches the room where the embedded database lies: PostgreSQL ends as a whole once its log finds none, reads too. So
 * writes are refused while there is some left. What cannot be looked at is taken for roomy.
 */
export function storageWatch({ directory, reserve, onChange, freeOf = freeIn }: StorageOptions) {
  let low = false
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    if (directory === undefined) return
    const free = await freeOf(directory).catch(() => Number.POSITIVE_INFINITY)
    if (free < reserve !== low) onChange(!low)
    low = free < reserve
  }
  return {
    isLow: () => low,
    look,
    async start(): Promise<void> {
      await look()
      if (directory !== undefined) timer = setInterval(() => void look(), EVERY).unref()
    },
    stop: () => clearInterval(timer),
  }
}
