import { parentPort } from 'node:worker_threads'
import { xlsx } from '#interchange/xlsx/xlsx.ts'
import type { WorkbookWork } from './xlsx-beside.ts'

async function write({ tables, locale }: WorkbookWork): Promise<void> {
  const bytes = await xlsx(tables, locale)
  parentPort?.postMessage(bytes, [bytes.buffer])
}

parentPort?.on('message', (work: WorkbookWork) => void write(work))
