import type { ReactNode } from 'react'
import { Checkbox, OptionLine, Radio } from '#web/components/option.tsx'

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
  const Box = type === 'radio' ? Radio : Checkbox
  return (
    <OptionLine count={count}>
      <Box name={name} checked={checked} onChange={onChange} />
      {label}
    </OptionLine>
  )
}

/** The values without this one, or with it. */
export const toggled = <V,>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
