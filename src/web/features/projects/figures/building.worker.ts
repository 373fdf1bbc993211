import { knownBuilding } from '#assessment/building/known-building.ts'
import type { FromWorker, ToWorker } from './building-messages.ts'

const building = knownBuilding()
const tell = (message: FromWorker) => postMessage(message)

/** Assesses buildings beside the screen, in the order in which they come. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('data' in data) building.add(data.data, data.asked)
  else tell({ id: data.id, answer: building.assess(data.task) })
})
