import { useCallback } from 'react'
import { notTakenClasses } from '#interchange/ifc/building/building-classes.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectImportTexts } from './project-import-texts.ts'

const isNamed = (entity: string): entity is (typeof notTakenClasses)[number] =>
  (notTakenClasses as readonly string[]).includes(entity)

/** What elements of a class of IFC are called; the class itself where there is no word for it. */
export function useEntityName(): (entity: string) => string {
  const t = useTexts(projectImportTexts)
  return useCallback((entity) => (isNamed(entity) ? t(`entity.${entity}`) : entity), [t])
}
