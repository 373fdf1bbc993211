import type { BuildingAnswer, BuildingLacks, BuildingTask } from '#assessment/building/known-building.ts'
import { refKey } from '#assessment/building/resolved-building.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { fetchBuildingData } from '#web/resources/projects/building-data.ts'
import type { Element } from '../document/draft.ts'
import type { FromWorker, SentTask, ToWorker } from './building-messages.ts'
import { kpisReceiver, listSender } from './sent-lists.ts'

type Policy = { readonly createScriptURL: (address: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

/** Lets the app's own worker through where the browser asks for a policy. */
const policy = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes?.createPolicy('aufbau-building', {
  createScriptURL: (address) => address,
})

/** Assesses a building beside the screen. */
export type BuildingThread = {
  /** The figures as the service would tell them; undefined where the browser cannot have them. */
  readonly assess: (task: BuildingTask) => Promise<ProjectKpis | undefined>
  readonly stop: () => void
}

const namesOf = ({ parts, accessories, datasets }: BuildingLacks) => [...parts, ...accessories, ...datasets.map(refKey)]

/**
 * Starts a worker that knows nothing yet; what it lacks is fetched once.
 *
 * @param pinned - stored project whose data holds although there is newer; undefined: the data of today
 */
export async function buildingThread(pinned: string | undefined): Promise<BuildingThread> {
  const { default: address } = await import('./building.worker.ts?worker&url')
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
  const tell = (message: ToWorker) => worker.postMessage(message)
  const waiting = new Map<number, (answer: BuildingAnswer) => void>()
  const asked = new Set<string>()
  let last = 0
  const received = kpisReceiver()
  worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<FromWorker>) => {
    // each follows from the one before, wanted or not
    const told = 'kpis' in answer ? { kpis: received(answer.kpis) } : answer
    waiting.get(id)?.(told)
    waiting.delete(id)
  })
  let sent: BuildingTask['document']['constructions'] | undefined
  const elementsToSend = listSender<Element>()
  /** Constructions and elements are most of a building, and mostly the same. */
  const toSend = ({ document, telling }: BuildingTask): SentTask => {
    const told = { telling, newerData: pinned !== undefined }
    const { constructions, elements, ...rest } = document
    const changed = { ...rest, elements: elementsToSend(elements) }
    if (constructions === sent) return { ...told, document: changed }
    sent = constructions
    return { ...told, document: { ...changed, constructions } }
  }
  const ask = (task: BuildingTask) =>
    new Promise<BuildingAnswer>((resolve) => {
      last += 1
      waiting.set(last, resolve)
      tell({ id: last, task: toSend(task) })
    })
  /** @returns whether there was anything to ask for that had not been asked for before */
  const bring = async (lacks: BuildingLacks, release: string | undefined): Promise<boolean> => {
    const names = [release ?? '', ...namesOf(lacks)]
    if (names.every((name) => asked.has(name))) return false
    for (const name of names) asked.add(name)
    tell({ data: await fetchBuildingData(lacks, { release, pinned }), asked: lacks.datasets })
    return true
  }
  return {
    async assess(task) {
      const answer = await ask(task)
      if ('kpis' in answer) return answer.kpis
      if (!('lacks' in answer) || !(await bring(answer.lacks, task.document.release))) return undefined
      const again = await ask(task)
      return 'kpis' in again ? again.kpis : undefined
    },
    stop: () => worker.terminate(),
  }
}
