import { useEffect, useRef } from 'react'
import { Checkbox } from './option.tsx'

/** Chooses every row of a table or none; half-way where some are chosen. */
export function SelectAll({
  label,
  count,
  all,
  onChange,
}: {
  label: string
  /** Rows that are chosen. */
  count: number
  /** Rows that can be chosen together. */
  all: number
  onChange: (chosen: boolean) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const mixed = count > 0 && count < all
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <Checkbox
      ref={box}
      aria-label={label}
      checked={all > 0 && count === all}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
