import { useEffect } from 'react'
import { takeReturned } from '#web/resources/projects/lent-construction.ts'
import { isAlike } from '../document/alike.ts'
import { takeOver } from '../schedule/use-constructions.ts'
import type { Editing } from './use-history.ts'

/** Takes in what the layer editor has made of a construction of the project, as one step. */
export function useReturned(project: string, { latest, edit }: Pick<Editing, 'latest' | 'edit'>): void {
  useEffect(() => {
    const back = takeReturned(project)
    if (back && !isAlike(back.construction, latest().constructions[back.key]))
      edit(takeOver(back.key, back.construction))
  }, [project, latest, edit])
}
