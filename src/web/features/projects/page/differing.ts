import { useMemo } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import { constructionName } from '../schedule/construction-choice.tsx'

/** Fields that have a name on screen. */
const columns = [
  'code',
  'name',
  'construction',
  'area',
  'areaIs',
  'count',
  'adjacency',
  'fx',
  'fxReason',
  'orientation',
  'costGroup',
  'status',
  'storey',
  'zone',
  'note',
  'type',
  'host',
  'width',
  'height',
  'dataset',
  'quantity',
  'unit',
  'serviceLife',
] as const
const areas = ['netRoomArea', 'heatedNetRoomArea', 'grossFloorArea', 'usefulFloorArea', 'groundPerimeter'] as const
const isIn = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((one) => one === name)

/** Tells the fields in which two states of a place differ in the words of the screen; null where there is nothing. */
export function useDiffering(draft: ProjectDraft): (own: unknown, other: unknown) => string | null {
  const t = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  const { number } = useFormats()
  return useMemo(() => {
    const nameOf = (field: string) => {
      if (isIn(columns, field)) return t(`column.${field}`)
      return isIn(areas, field) ? t(`areas.${field}`) : null
    }
    const textOf = (field: string, value: string): string => {
      if (field === 'construction') return constructionName(draft.constructions[value] ?? { name: value })
      if (field === 'type') return draft.openingTypes[value]?.name ?? value
      if (field === 'host') return draft.elements.find(({ id }) => id === value)?.name ?? value
      if (isIn(['new', 'existing', 'removed'], value)) return common(`state.${value}`)
      return isIn(['net', 'gross'], value) ? t(value) : value
    }
    const told = (field: string, value: unknown): string => {
      if (typeof value === 'number') return number(value)
      return typeof value === 'string' ? textOf(field, value) : '…'
    }
    return (own, other) => {
      if (own === undefined || own === null) return null
      if (typeof own !== 'object') return told('', own)
      const others = new Map<string, unknown>(Object.entries(other ?? {}))
      const fields = Object.entries(own).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(others.get(name)),
      )
      return fields
        .flatMap(([name, value]) => {
          const title = nameOf(name)
          return title === null ? [] : [`${title}: ${told(name, value)}`]
        })
        .concat(fields.some(([name]) => nameOf(name) === null) ? ['…'] : [])
        .join(', ')
    }
  }, [t, common, number, draft])
}
