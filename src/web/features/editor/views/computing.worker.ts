import { heatUseOf } from '#assessment/heating/heat-use.ts'
import { insulationCurve, pointOf } from '#assessment/insulation-curve/insulation-curve.ts'
import { layerVariation } from '#assessment/insulation-curve/layer-variation.ts'
import { optimaBy } from '#assessment/insulation-curve/optima.ts'
import { type Loosened, loosened } from '#assessment/optimisation/loosening.ts'
import { type Search, startSearch } from '#assessment/optimisation/run-search.ts'
import { sensitivityOf } from '#assessment/sensitivity/sensitivity.ts'
import type { CurveTask, OptimaFindings, OptimaTask, Report, SensitivityTask, Task } from './computing.ts'

/** Between two reports of what has been found so far [ms]. */
const BETWEEN_REPORTS = 150
/** For how one goal gives way [ms]. */
const LOOSENING = 2_000

const tell = (report: Report) => postMessage(report)
const messagesFirst = () => new Promise((resolve) => setTimeout(resolve))

let isEnding = false

async function search(given: Search) {
  const { goOn, soFar } = startSearch(given, () => performance.now())
  let told = performance.now()
  for (;;) {
    const answer = goOn(isEnding)
    if (answer) return tell(answer)
    if (performance.now() - told < BETWEEN_REPORTS) continue
    tell({ soFar: soFar() })
    await messagesFirst()
    told = performance.now()
  }
}

/** Goal by goal, as each is found. */
function loosening(given: Search) {
  const found: Loosened[] = []
  for (const goal of given.problem.goals) {
    const one = loosened(given, goal, () => performance.now(), LOOSENING)
    if (one) found.push(one)
    tell({ loosened: [...found] })
  }
}

function curve({ subject, layer, thicknesses, heat, thisYear }: CurveTask) {
  const variation = layerVariation(subject, layer)
  const use = heatUseOf(heat, subject.given, thisYear)
  const drawn = insulationCurve(variation, thicknesses, use)
  const atLimits = drawn.limits.map(({ thickness }) => {
    const varied = thickness === null ? undefined : variation.at(thickness)
    return varied ? pointOf(varied, use) : null
  })
  tell({ curve: { curve: drawn, atLimits } })
}

/** Column by column, as each is found. */
function optima({ layer, columns, thisYear }: OptimaTask) {
  const found: OptimaFindings[number][] = []
  for (const { subject, heats } of columns) {
    found.push(optimaBy(subject, layer, heats, thisYear))
    tell({ optima: [...found] })
  }
}

/** The swings first, which are soon there; then with all draws. */
function sensitivity({ subject, asked }: SensitivityTask) {
  for (const draws of [0, undefined]) {
    const running = sensitivityOf(subject, { ...asked, ...(draws !== undefined && { draws }) })
    let step = running.next()
    while (!step.done) step = running.next()
    tell({ sensitivity: step.value })
  }
}

/** Computes beside the screen; `end` ends a search with what it has found. */
addEventListener('message', ({ data }: MessageEvent<Task | 'end'>) => {
  if (data === 'end') isEnding = true
  else if ('search' in data) void search(data.search)
  else if ('loosening' in data) loosening(data.loosening)
  else if ('curve' in data) curve(data.curve)
  else if ('optima' in data) optima(data.optima)
  else sensitivity(data.sensitivity)
})
