import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { candidatesQuery } from '#web/resources/constructions/list-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import { CellChoice } from '../sheet/cell-choice.tsx'
import type { CellEditor, Choice } from '../sheet/sheet-types.ts'
import { libraryChoice } from './use-constructions.ts'

/** What a construction is called in lists. */
export const constructionName = ({
  code,
  name,
}: {
  readonly code?: string | null | undefined
  readonly name: string
}) => [code, name].filter(Boolean).join(' ')

/** Chooses the construction of an element: those of the project first, then the library. */
export function ConstructionChoice({
  constructions,
  ...props
}: CellEditor & { constructions: ProjectDraft['constructions'] }) {
  const t = useTexts(projectTexts)
  const formats = useFormats()
  const [text, setText] = useState(props.editing.isTyped ? props.editing.text : '')
  const { data, isFetching } = useQuery(candidatesQuery({ text, place: 'standardAndCustom' }, useLocale()))
  const wanted = text.trim().toLowerCase()
  const own = Object.entries(constructions)
    .filter(([key, snapshot]) => `${key} ${constructionName(snapshot)}`.toLowerCase().includes(wanted))
    .map(([key, snapshot]): Choice => ({ value: key, label: constructionName(snapshot), hint: t('inProject') }))
  const library = (data?.items ?? []).map(
    (item): Choice => ({
      value: libraryChoice(item),
      label: constructionName(item),
      hint: formats.withUnit('uValue', item.uValue),
    }),
  )
  const found = [...own, ...library]
  const status = found.length > 0 ? undefined : isFetching ? t('searching') : t('nothingFound')
  return <CellChoice {...props} found={found} status={status} onNarrow={setText} />
}
