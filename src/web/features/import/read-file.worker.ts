import { ForeignFileError } from '#interchange/foreign/foreign-file-error.ts'
import { readForeignFile } from '#interchange/foreign/read-foreign-file.ts'
import { readProjectFile } from '#interchange/projects-in/read-project-file.ts'
import type { ReadingAnswer, ReadingProgress, ReadingTask } from './reading.ts'

const tell = (progress: number) => postMessage({ progress } satisfies ReadingProgress)

/** Reads a file apart from the screen, so that 50 MB do not stop the page. */
addEventListener('message', ({ data }: MessageEvent<ReadingTask>) => {
  const answer = (): ReadingAnswer => {
    try {
      const { bytes, unnamed } = data
      if (data.as === 'project') return { project: readProjectFile(bytes, unnamed, tell) }
      return { file: readForeignFile(bytes, unnamed) }
    } catch (error) {
      if (!(error instanceof ForeignFileError)) throw error
      const { code, place, values } = error
      return { refusal: { code, place, values } }
    }
  }
  postMessage(answer())
})
