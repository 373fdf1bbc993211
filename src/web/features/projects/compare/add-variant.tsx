import { useQuery } from '@tanstack/react-query'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectPageQuery, type StoredProject } from '#web/resources/projects/project-queries.ts'
import { type Chosen, chosenKey } from './compare-search.ts'
import { compareTexts } from './compare-texts.ts'

/** Projects that are offered beside those compared: the ones changed last. */
const OFFERED = 50
const everyProject = {
  query: '',
  use: null,
  measure: null,
  standing: null,
  tags: [],
  office: null,
  archived: false,
  shared: false,
  sort: '-updatedAt',
  page: 1,
  size: OFFERED,
} as const

const chosenFrom = (key: string): Chosen => {
  const [project = '', variant = BASE_VARIANT] = key.split(':')
  return { project, variant }
}

/** Adds a variant of the buildings that are compared, or another project. */
export function AddVariant({
  projects,
  chosen,
  onAdd,
}: {
  projects: readonly StoredProject['project'][]
  chosen: readonly Chosen[]
  onAdd: (added: Chosen) => void
}) {
  const t = useTexts(compareTexts)
  const { data } = useQuery(projectPageQuery(everyProject))
  const there = new Set(chosen.map(chosenKey))
  const own = projects.flatMap(({ id, name, code, variants }) =>
    [{ id: BASE_VARIANT, name: t('base') }, ...variants].map((variant) => ({
      key: chosenKey({ project: id, variant: variant.id }),
      label: projects.length > 1 ? `${code ?? name} ${variant.name}` : variant.name,
    })),
  )
  const others = (data?.items ?? [])
    // by the address: a project on its way is no other one
    .filter(({ id }) => chosen.every(({ project }) => project !== id))
    .map(({ id, code, name }) => ({
      key: chosenKey({ project: id, variant: BASE_VARIANT }),
      label: [code, name].filter(Boolean).join(' '),
    }))
  const free = own.filter(({ key }) => !there.has(key))
  if (free.length + others.length === 0) return null
  return (
    <Select
      aria-label={t('add')}
      value=""
      onChange={({ target: { value } }) => value !== '' && onAdd(chosenFrom(value))}
    >
      <option value="">{t('add')}</option>
      {free.length > 0 && (
        <optgroup label={t('addVariants')}>
          {free.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
      {others.length > 0 && (
        <optgroup label={t('addProjects')}>
          {others.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  )
}
