import { useCallback } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectImportTexts } from './project-import-texts.ts'

const named = [
  'IFCBEAM',
  'IFCBUILDINGELEMENTPROXY',
  'IFCCOLUMN',
  'IFCFOOTING',
  'IFCMEMBER',
  'IFCPILE',
  'IFCPLATE',
  'IFCRAILING',
  'IFCRAMP',
  'IFCSTAIR',
] as const
const isNamed = (entity: string): entity is (typeof named)[number] => (named as readonly string[]).includes(entity)

/** What elements of a class of IFC are called; the class itself where there is no word for it. */
export function useEntityName(): (entity: string) => string {
  const t = useTexts(projectImportTexts)
  return useCallback((entity) => (isNamed(entity) ? t(`entity.${entity}`) : entity), [t])
}
