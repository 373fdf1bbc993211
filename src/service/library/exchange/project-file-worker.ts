import { once } from 'node:events'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { openingTypeOf, usualOpeningType } from '#assessment/building/opening-types.ts'
import type { ProjectProposal } from '#contract/project-proposal.ts'
import { textOfFile } from '#interchange/foreign/file-text.ts'
import { ForeignFileError } from '#interchange/foreign/foreign-file-error.ts'
import { type MaterialChoice, proposeProject } from '#interchange/ifc/building/propose-project.ts'
import { materialMatcher } from '#interchange/material-match/match-materials.ts'
import { toldChanges } from '#interchange/projects-in/file-changes.ts'
import { ownProposal } from '#interchange/projects-in/own-proposal.ts'
import { type ProjectFile, readProjectText } from '#interchange/projects-in/read-project-file.ts'
import { folded } from '#vocabulary/folded.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import type { ProjectFileAnswer, ProjectFileWork } from './project-file-work.ts'

const encoder = new TextEncoder()

function readFile(bytes: Uint8Array<ArrayBuffer>): ProjectFile {
  const { text } = textOfFile(bytes)
  // fifty megabytes that nobody reads again
  bytes.buffer.transfer(0)
  return readProjectText(text, '–')
}

/** What is taken for a material: what the caller chose before, else the best that answers its name. */
function choicesOf({ materials, remembered }: ProjectFileWork): MaterialChoice {
  const match = materialMatcher(materials)
  const known = new Map<string, ReturnType<MaterialChoice>>()
  return (material) => {
    const { name } = material
    if (!known.has(name)) known.set(name, match(material, remembered.get(folded(name)))[0])
    return known.get(name)
  }
}

/** Datasets that items of the file name, and that there are: the other thread alone can look. */
async function datasetsOf(file: ProjectFile, port: MessagePort): Promise<ReadonlySet<string>> {
  const ids = 'building' in file ? (file.building.items ?? []).flatMap((item) => item.ids) : []
  const named = [...new Set(ids)].slice(0, projectLimits.items)
  if (named.length === 0) return new Set()
  port.postMessage(named)
  const [found] = (await once(port, 'message')) as [ReadonlySet<string>]
  return found
}

async function proposalOf(work: ProjectFileWork): Promise<ProjectProposal> {
  const file = readFile(work.bytes)
  if (file.format === 'own') return ownProposal(file.own)
  const proposal = proposeProject(file, choicesOf(work), {
    datasets: await datasetsOf(file, work.port),
    openingType: ({ kind }) => {
      const usual = usualOpeningType(kind)
      return usual && openingTypeOf(usual, work.locale)
    },
  })
  if (!work.into) return proposal
  return { ...proposal, report: { ...proposal.report, changes: toldChanges(work.into, proposal) } }
}

async function answerTo(work: ProjectFileWork): Promise<ProjectFileAnswer> {
  try {
    return { text: encoder.encode(JSON.stringify(await proposalOf(work))) }
  } catch (error) {
    if (!(error instanceof ForeignFileError)) throw error
    return { refused: { code: error.code, line: error.place.line, path: error.place.path } }
  } finally {
    work.port.close()
  }
}

async function answer(work: ProjectFileWork): Promise<void> {
  const found = await answerTo(work)
  parentPort?.postMessage(found, 'text' in found ? [found.text.buffer] : [])
}
parentPort?.on('message', (work: ProjectFileWork) => void answer(work))
