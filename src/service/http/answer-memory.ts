/**
 * Answers of operations that compute and store nothing: the same question has the same answer, whoever asks, for as long as
 * the data is the same.
 */
export type AnswerMemory = {
  /** The answer in UTF-8, each byte as a character. */
  readonly recall: (question: string) => string | undefined
  /** `asOf` is the version of the data that the answer was computed with; one that is over is not kept. */
  readonly keep: (question: string, answer: string, asOf: string) => void
}

const MOST_BYTES = 32 * 1024 * 1024
const LARGEST = 256 * 1024

/**
 * Keeps the answers asked for last: undoing and redoing in the editor, or opening what was just closed, costs no
 * computation. Bounded by the bytes of questions and answers.
 *
 * @param version - of the data that answers follow from; with another one all is forgotten
 */
export function answerMemory(version: () => string, mostBytes: number = MOST_BYTES): AnswerMemory {
  const answers = new Map<string, string>()
  let bytes = 0
  let heldFor = version()
  /** Lets go of what followed from data that has been replaced. */
  const renew = () => {
    const current = version()
    if (current === heldFor) return
    answers.clear()
    bytes = 0
    heldFor = current
  }
  const sizeOf = (question: string, answer: string) => question.length + answer.length
  const forget = (question: string) => {
    const answer = answers.get(question)
    if (answer && answers.delete(question)) bytes -= sizeOf(question, answer)
  }
  return {
    recall(question) {
      renew()
      const answer = answers.get(question)
      if (!answer) return undefined
      answers.delete(question)
      answers.set(question, answer)
      return answer
    },
    keep(question, answer, asOf) {
      renew()
      if (asOf !== heldFor || sizeOf(question, answer) > LARGEST) return
      forget(question)
      answers.set(question, answer)
      bytes += sizeOf(question, answer)
      for (const oldest of answers.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
    },
  }
}
