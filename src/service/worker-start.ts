import { readlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { workerData } from 'node:worker_threads'

/** As `nice` counts: where cores are few, a third of what the thread gets that answers requests. */
const BEHIND = 5

/** Puts this thread behind the one that answers requests. Linux alone has priorities of threads; elsewhere nothing changes. */
function goBehindRequests(): void {
  if (process.platform !== 'linux') return
  try {
    os.setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), BEHIND)
  } catch {
    // a container without /proc, or one that forbids it
  }
}

// before the script is loaded, which takes as long as many a task
goBehindRequests()
await import(String(workerData))
