import { parentPort } from 'node:worker_threads'
import { originShares } from '#assessment/building/origin-shares.ts'
import { assessedProject, projectKpisOf } from '#assessment/building/project-kpis.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { refusalToCross } from '#service/assessment/engine-refusal.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import type { BuildingFound, BuildingWork } from './building-workers.ts'
import { projectListFigures } from './project-list-figures.ts'

const encoder = new TextEncoder()

function foundOf(work: BuildingWork): BuildingFound {
  const { document, resolved } = work
  const project = JSON.parse(document) as ProjectDocument
  if ('telling' in work) {
    const kpis = projectKpisOf(project, resolved, work.telling)
    return { text: kpis && encoder.encode(JSON.stringify(kpis)) }
  }
  const found = assessedProject(project, resolved, BASE_VARIANT)
  if (!found) throw new Error('a project has a base')
  return { stored: { figures: projectListFigures(found, project, resolved), shares: originShares(project, found) } }
}

function answerTo(work: BuildingWork): BuildingFound {
  try {
    return foundOf(work)
  } catch (error) {
    return { refused: refusalToCross(error) }
  }
}

parentPort?.on('message', (work: BuildingWork) => {
  const answer = answerTo(work)
  parentPort?.postMessage(answer, 'text' in answer && answer.text ? [answer.text.buffer as ArrayBuffer] : [])
})
