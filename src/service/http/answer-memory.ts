import { LRUCache } from 'lru-cache'

/**
 * Answers of operations that compute and store nothing: the same question has the same answer, whoever asks, for as long as
 * the data is the same.
 */
export type AnswerMemory = {
  /** The answer in UTF-8. */
  readonly recall: (question: string) => Buffer | undefined
  /** `asOf` is the version of the data that the answer was computed with; one that is over is not kept. */
  readonly keep: (question: string, answer: Buffer, asOf: string) => void
}

const MOST_BYTES = 32 * 1024 * 1024
/** A building of a thousand rows with its figures. */
const LARGEST = 1024 * 1024

/**
 * Keeps the answers asked for last: undoing and redoing in the editor, or opening what was just closed, costs no
 * computation. Bounded by the bytes of questions and answers.
 *
 * @param version - of the data that answers follow from; with another one all is forgotten
 */
export function answerMemory(version: () => string, mostBytes: number = MOST_BYTES): AnswerMemory {
  const answers = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    maxEntrySize: LARGEST,
    sizeCalculation: (answer, question) => question.length + answer.byteLength,
  })
  let heldFor = version()
  /** The memory, without what followed from data that has been replaced. */
  const current = () => {
    const now = version()
    if (now !== heldFor) answers.clear()
    heldFor = now
    return answers
  }
  return {
    recall: (question) => current().get(question),
    keep(question, answer, asOf) {
      const memory = current()
      if (asOf === heldFor) memory.set(question, answer)
    },
  }
}
