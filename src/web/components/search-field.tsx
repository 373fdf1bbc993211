import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

const REST_MILLISECONDS = 250

/** Searches as one types: the query goes out once the typing rests, or at once on Enter. */
export function SearchField({
  label,
  placeholder,
  query,
  onQuery,
}: {
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
}) {
  const [draft, setDraft] = useState(query)
  const sent = useRef(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = (value: string) => {
    clearTimeout(timer.current)
    sent.current = value
    onQuery(value)
  }
  useEffect(() => {
    // Back, forward and "reset" change the address from outside; what was typed here is already in the field.
    if (query === sent.current) return
    sent.current = query
    clearTimeout(timer.current)
    setDraft(query)
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <form
      className="search grow"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        send(draft)
      }}
    >
      <Icon name="search" />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={draft}
        onChange={({ target: { value } }) => {
          setDraft(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => send(value), REST_MILLISECONDS)
        }}
      />
    </form>
  )
}
