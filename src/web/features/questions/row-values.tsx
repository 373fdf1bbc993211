import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type KeyboardEvent, useState } from 'react'
import { tagName } from '#vocabulary/tag-names.ts'
import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { categoriesQuery, materialsQuery } from '#web/resources/materials/material-queries.ts'
import { MaterialField } from './material-field.tsx'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'
import { figureQuantities, isFigure, isList, isTrait, type ListKind, lists, type Row } from './rows.ts'

type Editing = {
  readonly row: Row
  /** From 1. */
  readonly number: number
  readonly onValues: (values: readonly string[]) => void
}

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

/** What is chosen already, each with a way to take it back. */
function Chips({ row, onValues, nameOf }: Omit<Editing, 'number'> & { nameOf: (value: string) => string }) {
  const t = useTexts(questionsTexts)
  return row.values.map((value) => (
    <span key={value} className={css.chip}>
      {nameOf(value)}
      <Button
        look="quiet"
        size="xs"
        icon="close"
        aria-label={t('removeValue', { value: nameOf(value) })}
        onClick={() => onValues(row.values.filter((one) => one !== value))}
      />
    </span>
  ))
}

function FromList({ row, kind, number, onValues }: Editing & { kind: ListKind }) {
  const t = useTexts(questionsTexts)
  const nameOf = useNames()
  const left = lists[kind].filter((value) => !row.values.includes(value))
  return (
    <>
      <Chips row={row} onValues={onValues} nameOf={(value) => nameOf(kind, value)} />
      {left.length > 0 && (
        <Select
          aria-label={t('addTo', { number: String(number) })}
          value=""
          onChange={({ target }) => onValues([...row.values, target.value])}
        >
          <option value="">{t('add')}</option>
          {left.map((value) => (
            <option key={value} value={value}>
              {nameOf(kind, value)}
            </option>
          ))}
        </Select>
      )}
    </>
  )
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
        aria-label={t('addTo', { number: String(number) })}
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

function Materials({ row, number, onValues }: Editing) {
  const t = useTexts(questionsTexts)
  const { locale } = useFormats()
  // names of what is chosen
  const all = useQuery({ ...materialsQuery('', null, locale), enabled: row.values.length > 0 })
  return (
    <>
      <Chips row={row} onValues={onValues} nameOf={(id) => all.data?.find((one) => one.id === id)?.name ?? id} />
      <MaterialField
        label={t('addTo', { number: String(number) })}
        onChoose={({ id }) => onValues([...row.values.filter((one) => one !== id), id])}
      />
    </>
  )
}

function Amount({ row, number, onValues }: Editing) {
  const t = useTexts(questionsTexts)
  const { locale, number: written } = useFormats()
  const { factor, unit } = quantities[isFigure(row.kind) ? figureQuantities[row.kind] : 'uValue']
  const [value] = row.values
  const [typed, setTyped] = useState<string>()
  const read = (text: string): string | undefined => {
    const plain = (locale === 'de_DE' ? text.replace(',', '.') : text).replaceAll(/[\s\u202f]/g, '')
    const amount = plain === '' ? Number.NaN : Number(plain)
    return Number.isFinite(amount) ? String(Number((amount / factor).toPrecision(12))) : undefined
  }
  const change = (text: string) => {
    setTyped(text)
    const amount = read(text)
    onValues(amount === undefined ? [] : [amount])
  }
  // what was typed stays as it was, until another value comes from elsewhere
  const isOwn = typed !== undefined && read(typed) === value
  const shown = isOwn ? typed : value === undefined ? '' : written(Number(value) * factor, 0, 6).replace('\u2212', '-')
  return (
    <>
      <input
        className={clsx('input', css.amount)}
        inputMode="decimal"
        aria-label={t('valueOf', { number: String(number) })}
        value={shown}
        onChange={({ target }) => change(target.value)}
      />
      <span className="dim">{unit}</span>
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
  if (isFigure(kind)) return <Amount {...editing} />
  if (kind === 'tags') return <Tags {...editing} />
  if (kind === 'material') return <Materials {...editing} />
  return (
    <input
      className="input"
      aria-label={t('valueOf', { number: String(number) })}
      maxLength={LONGEST.text}
      value={row.values[0] ?? ''}
      onChange={({ target }) => onValues(target.value === '' ? [] : [target.value])}
    />
  )
}
