import { ServiceError } from '#service/service-error.ts'
import { isOutOfMemory, workerPool } from '#service/worker-pool.ts'
import type { CheckedArchive } from './archive-check-worker.ts'
import { fileRejected } from './incoming-file.ts'

/** What checking one may take: 900 constructions of 60 layers take two seconds; one comes into memory at a time. */
const BOUNDS = { waiting: 8, memory: 384, time: 60_000, width: 1 } as const
const workers = workerPool<Uint8Array>(new URL('./archive-check-worker.ts', import.meta.url), BOUNDS)

/**
 * Checks an archive, or a single construction or project, beside the thread that answers requests: structure, checksums, depth, and
 * every file by its schema.
 *
 * @returns the same bytes
 * @throws {ServiceError} `fileRejected` with every place at fault; `bodyTooLarge` for what takes too much memory,
 *   `unavailable` for what takes too long
 */
export async function checkedBeside(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const checked = await workers.run<CheckedArchive>(bytes, { transfer: [bytes.buffer] }).catch((error: unknown) => {
    throw isOutOfMemory(error) ? new ServiceError('bodyTooLarge', 'memory') : error
  })
  if (checked.refusals.length > 0) throw fileRejected(checked.refusals)
  return checked.bytes
}
