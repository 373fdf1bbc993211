import { useQuery } from '@tanstack/react-query'
import { type Office, officesQuery } from '#web/resources/accounts/offices.ts'
import { facetsQuery } from '#web/resources/constructions/list-queries.ts'
import { Option, useCount } from './filter-option.tsx'
import type { useLibrarySearch } from './library-search.ts'

type Choosing = Pick<ReturnType<typeof useLibrarySearch>, 'search' | 'change'> & {
  /** Of the radio group that the offices are part of. */
  readonly name: string
}

function OfficeOption({ office: { id, name: label }, search, change, name }: Choosing & { office: Office }) {
  const { data: facets } = useQuery(facetsQuery({ ...search, office: id }))
  const written = useCount(facets)
  return (
    <Option
      type="radio"
      name={name}
      label={label}
      count={written(facets?.ownership.custom, facets?.atLeast.includes('custom'))}
      checked={search.office === id}
      onChange={() => change({ office: id })}
    />
  )
}

/** The offices that one belongs to, each with how much of it the other filters leave. */
export function OfficeOptions(choosing: Choosing) {
  const { data: offices = [] } = useQuery(officesQuery)
  return offices.map((office) => <OfficeOption key={office.id} {...choosing} office={office} />)
}

/** Name of the office whose constructions are listed; undefined where none is, or until it is known. */
export function useOfficeName(id: string | null): string | undefined {
  const { data: offices = [] } = useQuery({ ...officesQuery, enabled: id !== null })
  return offices.find((office) => office.id === id)?.name
}
