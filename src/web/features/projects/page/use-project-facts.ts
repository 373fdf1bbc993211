import type { ProjectDocument } from '#contract/projects.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectsTexts, projectTexts } from '../projects-texts.ts'

type Told = Pick<ProjectDocument, 'use' | 'measure' | 'location'> &
  Partial<Pick<ProjectDocument, 'referenceStudyPeriod'>>

/**
 * What a project is, each fact with its name.
 *
 * @param netRoomArea - of what is on screen [m²]
 */
export function useProjectFacts(
  { use, measure, location, referenceStudyPeriod = 50 }: Told,
  netRoomArea: number,
): readonly (readonly [name: string, text: string])[] {
  const t = useTexts(projectTexts)
  const list = useTexts(projectsTexts)
  const { number } = useFormats()
  return [
    [t('use'), `${list(`use.${use}`)}, ${list(`measure.${measure}`)}`],
    [t('area'), `${number(netRoomArea)}\u00a0m²`],
    [t('period'), t('years', { count: referenceStudyPeriod })],
    ...(location?.city === undefined ? [] : [[t('details.location'), location.city] as const]),
  ]
}
