import { heatUseOf } from '#assessment/heating/heat-use.ts'
import { insulationCurve, optimumOf, pointOf } from '#assessment/insulation-curve/insulation-curve.ts'
import { layerVariation } from '#assessment/insulation-curve/layer-variation.ts'
import { type Search, startSearch } from '#assessment/optimisation/run-search.ts'
import { sensitivityOf } from '#assessment/sensitivity/sensitivity.ts'
import type { CurveTask, Report, SensitivityTask, Task } from './computing.ts'

/** Between two reports of what has been found so far [ms]. */
const BETWEEN_REPORTS = 150

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

function curve({ subject, layer, thicknesses, heat, others, thisYear }: CurveTask) {
  const variation = layerVariation(subject, layer)
  const heatBy = (one: CurveTask['heat']) => heatUseOf(one, subject.given, thisYear)
  const optima = others.map((one) => {
    const other = heatBy(one)
    return { gwp: optimumOf(variation, other, 'gwp'), penrt: optimumOf(variation, other, 'penrt') }
  })
  const use = heatBy(heat)
  const drawn = insulationCurve(variation, thicknesses, use)
  const atLimits = drawn.limits.map(({ thickness }) => {
    const varied = thickness === null ? undefined : variation.at(thickness)
    return varied ? pointOf(varied, use) : null
  })
  tell({ curve: { curve: drawn, atLimits, others: optima } })
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
  else if ('curve' in data) curve(data.curve)
  else sensitivity(data.sensitivity)
})
