/** Answers of operations that compute and store nothing: the same question has the same answer, whoever asks. */
export type AnswerMemory = {
  readonly recall: (question: string) => Buffer | undefined
  readonly keep: (question: string, answer: Buffer) => void
}

const MOST_BYTES = 32 * 1024 * 1024
const LARGEST = 256 * 1024

/**
 * Keeps the answers asked for last: undoing and redoing in the editor, or opening what was just closed, costs no
 * computation. Bounded by the bytes of questions and answers.
 */
export function answerMemory(mostBytes: number = MOST_BYTES): AnswerMemory {
  const answers = new Map<string, Buffer>()
  let bytes = 0
  const sizeOf = (question: string, answer: Buffer) => question.length + answer.length
  const forget = (question: string) => {
    const answer = answers.get(question)
    if (answer && answers.delete(question)) bytes -= sizeOf(question, answer)
  }
  return {
    recall(question) {
      const answer = answers.get(question)
      if (!answer) return undefined
      answers.delete(question)
      answers.set(question, answer)
      return answer
    },
    keep(question, answer) {
      if (sizeOf(question, answer) > LARGEST) return
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
