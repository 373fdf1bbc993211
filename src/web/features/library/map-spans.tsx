import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import type { Span } from '#web/lib/address.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './library.module.css'
import { type Change, isBrushed, type LibrarySearch } from './library-search.ts'
import { libraryTexts } from './library-texts.ts'

/** As far as there is. */
const OPEN_END = 1e6

const numberIn = (text: string): number | null => {
  const value = Number(text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-'))
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}

/**
 * A span as it is typed; an end that is left open reaches as far as there is.
 *
 * @returns null where both are open, undefined where one is no number
 */
export function typedSpan(from: string, to: string): Span | null | undefined {
  const ends = [numberIn(from), numberIn(to)] as const
  if ([from, to].some((text, index) => text.trim() !== '' && ends[index] === null)) return undefined
  if (ends[0] === null && ends[1] === null) return null
  const [low, high] = [ends[0] ?? -OPEN_END, ends[1] ?? OPEN_END]
  return low <= high ? [low, high] : [high, low]
}

type Ends = { readonly u: readonly [string, string]; readonly gwp: readonly [string, string] }
const endsOf = ({ u, gwp }: LibrarySearch, number: (value: number) => string): Ends => {
  const written = (value: number | undefined) =>
    value === undefined || Math.abs(value) >= OPEN_END ? '' : number(value)
  return { u: [written(u?.[0]), written(u?.[1])], gwp: [written(gwp?.[0]), written(gwp?.[1])] }
}

/** The box of the map in figures, to be typed instead of drawn. */
export function MapSpans({ search, change, onClear }: { search: LibrarySearch; change: Change; onClear: () => void }) {
  const t = useTexts(libraryTexts)
  const { number } = useFormats()
  const id = useId()
  const key = JSON.stringify([search.u, search.gwp])
  const [draft, setDraft] = useState({ key, ends: endsOf(search, number) })
  const ends = draft.key === key ? draft.ends : endsOf(search, number)
  const [u, gwp] = [typedSpan(...ends.u), typedSpan(...ends.gwp)]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (u !== undefined && gwp !== undefined) change({ u, gwp })
  }
  const field = (of: keyof Ends, end: 0 | 1) => (
    <input
      className={`input num ${css.spanField}`}
      inputMode="decimal"
      aria-label={t(end === 0 ? 'spanFrom' : 'spanTo', { figure: of === 'u' ? t('uValue') : t('gwp') })}
      aria-invalid={(of === 'u' ? u : gwp) === undefined || undefined}
      aria-describedby={u === undefined || gwp === undefined ? `${id}-wrong` : undefined}
      value={ends[of][end]}
      onChange={({ target }) => {
        const pair: [string, string] = [ends[of][0], ends[of][1]]
        pair[end] = target.value
        setDraft({ key, ends: { ...ends, [of]: pair } })
      }}
    />
  )
  return (
    <form className={`row wrap small ${css.spans}`} onSubmit={submit} noValidate>
      <span>
        U {field('u', 0)} – {field('u', 1)}
      </span>
      <span>
        GWP {field('gwp', 0)} – {field('gwp', 1)}
      </span>
      <Button size="s" type="submit">
        {t('spanApply')}
      </Button>
      {isBrushed(search) && (
        <Button size="s" look="quiet" onClick={onClear}>
          {t('spanClear')}
        </Button>
      )}
      {(u === undefined || gwp === undefined) && (
        <span className="bad" id={`${id}-wrong`}>
          {t('spanWrong')}
        </span>
      )}
    </form>
  )
}
