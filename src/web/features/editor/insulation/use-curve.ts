import { useMemo, useState } from 'react'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import type { CurveFindings, Report, Task } from '../views/computing.ts'
import { subjectOf } from '../views/subject-of.ts'
import { type Computed, useComputed } from '../views/use-computed.ts'
import { type CurveAsked, curveThicknesses, heatOf } from './curve-asked.ts'

const curveIn = (report: Report): CurveFindings | undefined => ('curve' in report ? report.curve : undefined)

async function taskOf(
  local: LocalFigures,
  request: AssessmentRequest,
  { layer, thisYear, ...asked }: Omit<CurveAsked, 'quantity'> & { readonly layer: number; readonly thisYear: number },
): Promise<Task> {
  const heat = { ...asked, quantity: 'gwp' } as const
  return {
    curve: {
      subject: await subjectOf(local, request),
      layer,
      thicknesses: curveThicknesses,
      heat: heatOf(heat, request),
      thisYear,
    },
  }
}

/** The curve of a layer, computed beside the screen. Which quantity is drawn changes nothing of it. */
export function useCurve(
  local: LocalFigures,
  request: AssessmentRequest,
  { carrier, own, fx, station, course }: CurveAsked,
  layer: number,
): Computed<CurveFindings> {
  const [thisYear] = useState(() => new Date().getFullYear())
  const task = useMemo(
    () => taskOf(local, request, { carrier, own, fx, station, course, layer, thisYear }),
    [local, request, carrier, own, fx, station, course, layer, thisYear],
  )
  return useComputed(task, curveIn)
}
