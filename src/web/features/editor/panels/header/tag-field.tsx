import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type KeyboardEvent, memo, useId, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { tagsQuery } from '#web/resources/constructions/list-queries.ts'
import { useControls } from '../../document/editor-state.ts'
import { editorTexts } from '../../editor-texts.ts'
import css from './header.module.css'

const MOST_TAGS = 20
const LONGEST_TAG = 40

/** Tags as chips, with a field that adds one on Enter or comma. */
export const TagField = memo(function TagField({ tags, readOnly }: { tags: readonly string[]; readOnly: boolean }) {
  const t = useTexts(editorTexts)
  const controls = useControls()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [used, setUsed] = useState(false)
  const known = useQuery({ ...tagsQuery, enabled: used })
  const set = (next: readonly string[]) => controls.run({ do: 'setHeader', change: { tags: next } })
  const add = () => {
    const tag = typed.trim().slice(0, LONGEST_TAG)
    setTyped('')
    if (tag !== '' && !tags.includes(tag) && tags.length < MOST_TAGS) set([...tags, tag])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) set(tags.slice(0, -1))
  }
  return (
    <span className={clsx('row', css.tags)}>
      {tags.map((tag) => (
        <span className="chip" key={tag}>
          {tag}
          {!readOnly && (
            <button
              type="button"
              aria-label={t('meta.removeTag', { tag })}
              onClick={() => set(tags.filter((one) => one !== tag))}
            >
              <Icon name="close" />
            </button>
          )}
        </span>
      ))}
      {!readOnly && (
        <input
          className={clsx('small', css.tagInput)}
          aria-label={t('meta.addTag')}
          placeholder={t('meta.tagPlaceholder')}
          list={id}
          maxLength={LONGEST_TAG}
          value={typed}
          onFocus={() => setUsed(true)}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
      )}
      <datalist id={id}>
        {known.data?.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </span>
  )
})
