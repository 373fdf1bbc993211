import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Material } from '#contract/materials.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { materialsQuery } from '#web/resources/materials/material-queries.ts'
import { offeredBy } from '../proposals/search-of.ts'
import type { OptimaFindings, Report, Task } from '../views/computing.ts'
import { subjectOf } from '../views/subject-of.ts'
import { useComputed } from '../views/use-computed.ts'
import { type Course, type CurveAsked, otherHeats } from './curve-asked.ts'

const optimaIn = (report: Report): OptimaFindings | undefined => ('optima' in report ? report.optima : undefined)

/** Other materials that stand beside that of the layer. */
const MOST_OTHERS = 2

/** A column of the table: a material, and how the factors go on. */
export type OptimaColumn = {
  readonly materialId: string
  /** Name of the material. */
  readonly name: string
  readonly course: Course
}

/** Materials that could take the place of that of a layer, one of each kind as they are drawn. */
export function othersFor(
  request: AssessmentRequest,
  layer: number,
  materials: readonly Material[],
): readonly Material[] {
  const may = offeredBy(request, materials).offered.layers.find((one) => one.layer === layer)?.materials ?? []
  const own = materials.find(({ id }) => id === request.layers[layer]?.materialId)
  const found: Material[] = []
  for (const id of may) {
    const one = materials.find((other) => other.id === id)
    const isAlike = [own, ...found].some((other) => other?.hatch === one?.hatch)
    if (one && !isAlike) found.push(one)
  }
  return found.slice(0, MOST_OTHERS)
}

/** Only electricity of the grid follows scenarios: all are compared with factors that stay. */
const courseOf = ({ course }: Pick<CurveAsked, 'course'>): Course => (course === 'scenario' ? 'constant' : course)

async function taskOf(
  local: LocalFigures,
  request: AssessmentRequest,
  about: {
    readonly asked: Omit<CurveAsked, 'quantity'>
    readonly layer: number
    readonly columns: readonly OptimaColumn[]
    readonly thisYear: number
  },
): Promise<Task> {
  const { asked, layer, columns, thisYear } = about
  const columnOf = async ({ materialId, course }: OptimaColumn) => {
    const given = request.layers[layer]
    // what a layer says of its product holds for that product alone
    const { overrides: _, dataset: __, ...other } = given ?? { materialId, thickness: 0 }
    const layers =
      !given || given.materialId === materialId ? request.layers : request.layers.with(layer, { ...other, materialId })
    const heats = otherHeats({ ...asked, course, quantity: 'gwp' }, request)
    return { subject: await subjectOf(local, { ...request, layers }), heats }
  }
  return { optima: { layer, columns: await Promise.all(columns.map(columnOf)), thisYear } }
}

/** Where the optimum of a layer lies with each source of heat: as it is, of other materials, and with factors that fall. */
export function useOptima(
  local: LocalFigures,
  request: AssessmentRequest,
  { carrier, own, fx, station, course }: CurveAsked,
  layer: number,
  nameOfOwn: string,
) {
  const { data: materials } = useQuery(materialsQuery('', request.release, request.locale))
  const [thisYear] = useState(() => new Date().getFullYear())
  const columns = useMemo((): readonly OptimaColumn[] => {
    const today = courseOf({ course })
    const materialId = request.layers[layer]?.materialId ?? ''
    const others = materials ? othersFor(request, layer, materials) : []
    return [
      { materialId, name: nameOfOwn, course: today },
      ...others.map(({ id, name }) => ({ materialId: id, name, course: today })),
      ...(today === 'free' ? [] : [{ materialId, name: nameOfOwn, course: 'free' } as const]),
    ]
  }, [materials, request, layer, course, nameOfOwn])
  const task = useMemo(
    () =>
      materials
        ? taskOf(local, request, { asked: { carrier, own, fx, station, course }, layer, columns, thisYear })
        : null,
    [local, request, materials, carrier, own, fx, station, course, layer, columns, thisYear],
  )
  return { columns, ...useComputed(task, optimaIn) }
}
