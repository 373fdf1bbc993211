import type { ReactNode } from 'react'
import type { ConstructionFacets } from '#contract/construction-facets.ts'
import { Checkbox, OptionLine, Radio } from '#web/components/option.tsx'
import { useFormats } from '#web/lib/format.ts'

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

/** A count as it is written: at least so many where not everything was looked at, as of types and tags unless told. */
export function useCount(facets: ConstructionFacets | undefined) {
  const { number } = useFormats()
  return (count = 0, atLeast = facets?.complete === false): string | undefined =>
    facets && `${atLeast ? '≥ ' : ''}${number(count)}`
}

/** The values without this one, or with it. */
export const toggled = <V,>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
