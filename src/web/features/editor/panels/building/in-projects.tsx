import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ConstructionProject } from '#contract/construction-projects.ts'
import type { Construction } from '#contract/constructions.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { intentTo } from '#web/lib/intent.ts'
import { paths } from '#web/lib/paths.ts'
import { constructionProjectsQuery } from '#web/resources/projects/construction-projects.ts'
import { Section } from '../kpi/section.tsx'
import css from './building.module.css'
import { buildingTexts } from './building-texts.ts'

await buildingTexts.load()

const quantities = [
  { key: 'gwp', name: 'GWP', unit: 'kg CO₂e/(m²a)', short: 'kg' },
  { key: 'penrtKwh', name: 'PENRT', unit: 'kWh/(m²a)', short: 'kWh' },
] as const
type Quantity = (typeof quantities)[number]

/** What the rows of the construction take of one limit, as a bar whose frame is the limit. */
function Gauge({
  project,
  quantity: { key, name, unit, short },
}: {
  project: ConstructionProject & { readonly budget: NonNullable<ConstructionProject['budget']> }
  quantity: Quantity
}) {
  const t = useTexts(buildingTexts)
  const { number } = useFormats()
  const { value, limit, share } = project.budget[key]
  const told = { value: number(value, 2, 2), limit: number(limit), percent: number(share * 100, 1, 1) }
  return (
    <li className={css.gauge}>
      <span>{name}</span>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('takes', { name: project.name, unit, ...told })}
      >
        <rect className={css.taken} width={Math.min(Math.max(share, 0), 1) * 100} height="10" />
        <rect className={css.frame} width="100" height="10" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={css.value} aria-hidden="true">
        {told.value} / {told.limit} {short}
      </span>
      <b aria-hidden="true">{told.percent} %</b>
    </li>
  )
}

function InProject({ project, version }: { project: ConstructionProject; version: number }) {
  const t = useTexts(buildingTexts)
  const { number } = useFormats()
  const { id, name, code, rows, area, budget } = project
  const to = paths.project.href(id)
  const facts = [
    t('rows', { count: rows }),
    area === null ? t('noArea') : t('area', { area: number(area, 1, 1) }),
    project.version < version
      ? t('older', { version: number(project.version), newest: number(version) })
      : t('version', { version: number(project.version) }),
  ]
  return (
    <li className={css.project}>
      <Link to={to} {...intentTo(to)}>
        {[code, name].filter(Boolean).join(' ')}
      </Link>
      <p className="small dim">{facts.join(' · ')}</p>
      {budget ? (
        <ul>
          {quantities.map((quantity) => (
            <Gauge key={quantity.key} project={{ ...project, budget }} quantity={quantity} />
          ))}
        </ul>
      ) : (
        <p className="small dim">{t(area === null ? 'notSaved' : 'noLimit')}</p>
      )}
    </li>
  )
}

/** Projects that a stored construction is part of, with what it takes of the budget of each; nothing where there is none. */
export function InProjects({ construction: { id, version } }: { construction: Pick<Construction, 'id' | 'version'> }) {
  const t = useTexts(buildingTexts)
  const { data = [] } = useQuery(constructionProjectsQuery(id))
  if (data.length === 0) return null
  return (
    <Section title={t('title', { count: data.length })} aside={t('limit')}>
      <ul>
        {data.map((project) => (
          <InProject key={`${project.id} ${project.key}`} project={project} version={version} />
        ))}
      </ul>
    </Section>
  )
}
