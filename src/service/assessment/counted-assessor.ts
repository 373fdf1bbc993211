import type { Assessor } from './assessor.ts'

/** What of an assessor costs a computation. */
type Kind = 'kpi' | 'indicators' | 'stored'

/** The assessor, with `count` told of every construction that it assesses. */
export function countedAssessor(assessor: Assessor, count: (kind: Kind) => void): Assessor {
  const counting =
    <Args extends unknown[], Result>(kind: Kind, run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      count(kind)
      return run(...args)
    }
  return {
    ...assessor,
    kpis: counting('kpi', assessor.kpis),
    indicators: counting('indicators', assessor.indicators),
    listFigures: counting('stored', assessor.listFigures),
  }
}
