import type { ReactNode } from 'react'

/** One choice of a filter with how much it would show. */
export function Option({
  type,
  name,
  label,
  count,
  checked,
  onChange,
}: {
  type: 'radio' | 'checkbox'
  name: string
  label: string
  count?: ReactNode
  checked: boolean
  onChange: () => void
}) {
  return (
    <label className="opt">
      <input type={type} className={type === 'radio' ? 'rd' : 'ck'} name={name} checked={checked} onChange={onChange} />
      {label} {count !== undefined && <span className="n">{count}</span>}
    </label>
  )
}

/** The values without this one, or with it. */
export const toggled = <V,>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
