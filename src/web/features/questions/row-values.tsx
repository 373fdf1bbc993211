import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { tagName } from '#vocabulary/tag-names.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { categoriesQuery } from '#web/resources/materials/material-queries.ts'
import { BoundValues } from './bound-values.tsx'
import { NamedValues } from './named-values.tsx'
import { questionsTexts } from './questions-texts.ts'
import { isBounded, isList, isNamed, isTrait, type ListKind, lists } from './rows.ts'
import { Chips, type Editing, ValueChoice } from './value-choice.tsx'

/** What a value of a closed list is called. */
function useNames() {
  const t = useTexts(questionsTexts)
  const common = useTexts(commonTexts)
  const { locale } = useFormats()
  const { data: categories = [] } = useQuery(categoriesQuery(locale))
  return (kind: ListKind, value: string): string => {
    const type = lists.type.find((one) => one === value)
    const owner = lists.owner.find((one) => one === value)
    const pack = lists.met.find((one) => one === value)
    if (kind === 'type' && type) return common(`type.${type}`)
    if (kind === 'owner' && owner) return t(`owner.${owner}`)
    if (kind === 'category') return categories.find(({ category }) => category === value)?.name ?? value
    return pack ? t(`pack.${pack}`) : value
  }
}

function FromList({ kind, ...editing }: Editing & { kind: ListKind }) {
  const nameOf = useNames()
  return <ValueChoice {...editing} values={lists[kind]} nameOf={(value) => nameOf(kind, value)} />
}

/** The longest tag, and the longest text. */
const LONGEST = { tags: 40, text: 200 } as const

function Tags({ row, number, onValues }: Editing) {
  const t = useTexts(questionsTexts)
  const { locale } = useFormats()
  const [typed, setTyped] = useState('')
  const take = () => {
    const tag = typed.trim()
    setTyped('')
    if (tag !== '' && !row.values.includes(tag)) onValues([...row.values, tag])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  return (
    <>
      <Chips row={row} onValues={onValues} nameOf={(tag) => tagName(tag, locale)} />
      <input
        className="input"
        aria-label={t('addTo', { number })}
        placeholder={t('add')}
        maxLength={LONGEST.tags}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
    </>
  )
}

/** The values of a condition, as they are entered by hand. */
export function RowValues(editing: Editing) {
  const t = useTexts(questionsTexts)
  const { row, number, onValues } = editing
  const { kind } = row
  if (isTrait(kind)) return null
  if (isList(kind)) return <FromList {...editing} kind={kind} />
  if (isBounded(kind)) return <BoundValues {...editing} />
  if (isNamed(kind)) return <NamedValues {...editing} kind={kind} />
  if (kind === 'tags') return <Tags {...editing} />
  return (
    <input
      className="input"
      aria-label={t('valueOf', { number })}
      maxLength={LONGEST.text}
      value={row.values[0] ?? ''}
      onChange={({ target }) => onValues(target.value === '' ? [] : [target.value])}
    />
  )
}
