import { knownBuilding } from '#assessment/building/known-building.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Element } from '../document/draft.ts'
import type { FromWorker, ToWorker } from './building-messages.ts'
import { kpisSender, listReceiver } from './sent-lists.ts'

const building = knownBuilding()
const toSend = kpisSender()
const elementsOf = listReceiver<Element>()
const tell = (message: FromWorker) => postMessage(message)
let constructions: ProjectDocument['constructions'] = {}

/** Assesses buildings beside the screen, in the order in which they come. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('data' in data) return building.add(data.data, data.asked)
  const { id, task } = data
  constructions = task.document.constructions ?? constructions
  const document = { ...task.document, constructions, elements: elementsOf(task.document.elements) }
  const answer = building.assess({ ...task, document })
  tell({ id, answer: 'kpis' in answer ? { kpis: toSend(answer.kpis, task.telling.detail) } : answer })
})
