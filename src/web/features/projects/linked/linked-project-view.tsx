import { useMutation } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { LINKED_PROJECT_PAGE } from '#vocabulary/links.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { tagName } from '#vocabulary/tag-names.ts'
import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { keepSecret } from '#web/lib/link-secret.ts'
import { paths } from '#web/lib/paths.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { useTitle } from '#web/lib/title.ts'
import { copyLinkedProject, type LinkedProject } from '#web/resources/links/project-links.ts'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import { HotSpots } from '../results/hot-spots-section.tsx'
import type { Marking } from '../results/marking.ts'
import { namedRows, type RowKey } from '../results/project-rows.ts'
import { ResultPanel } from '../results/result-panel.tsx'
import { LinkedConstructions } from './linked-constructions.tsx'
import css from './linked-project.module.css'
import { linkedProjectTexts } from './linked-project-texts.ts'
import { LinkedRows } from './linked-rows.tsx'

/** Copies into the projects of whoever looks; without a session, sign-in comes first and leads back. */
function CopyButton({ secret }: { secret: string }) {
  const t = useTexts(linkedProjectTexts)
  const navigate = useNavigate()
  const failed = useFailureToast((reason) => t('copyFailed', { reason }))
  const copy = useMutation({
    ...copyLinkedProject,
    onSuccess: ({ name, id }) => {
      const run = () => void navigate(paths.project.href(id))
      showToast({ text: t('copied', { name }), action: { label: t('open'), run } })
    },
    onError: (error: Error) => {
      if (!(error instanceof ApiError && error.status === 401)) return failed(error)
      keepSecret(secret)
      void navigate(paths.login.hrefFor(LINKED_PROJECT_PAGE))
    },
  })
  return (
    <Button look="primary" icon="copy" disabled={copy.isPending} onClick={() => copy.mutate(secret)}>
      {t('copy')}
    </Button>
  )
}

function Facts({ linked: { project, kpis } }: { linked: LinkedProject }) {
  const t = useTexts(linkedProjectTexts)
  const one = useTexts(projectTexts)
  const list = useTexts(projectsTexts)
  const { date, number, locale } = useFormats()
  const { use, measure, areas, location, tags, version, updatedAt } = project
  const { netRoomArea, heatedNetRoomArea } = areas
  const site = [location?.street, [location?.postalCode, location?.city].filter(Boolean).join(' ')].filter(Boolean)
  const facts = [
    [one('use'), `${list(`use.${use}`)}, ${list(`measure.${measure}`)}`],
    [one('area'), `${number(netRoomArea)}\u00a0m²`],
    ...(heatedNetRoomArea === undefined ? [] : [[t('heated'), `${number(heatedNetRoomArea)}\u00a0m²`]]),
    [one('period'), one('years', { count: kpis.referenceStudyPeriod })],
    ...(site.length === 0 ? [] : [[t('site'), site.join(', ')]]),
    ...(tags.length === 0 ? [] : [[t('tags'), tags.map((tag) => tagName(tag, locale)).join(', ')]]),
    [t('version'), t('versionOf', { version: number(version), date: date(updatedAt) })],
    [one('release'), releaseName(kpis.release)],
  ]
  return (
    <dl className={css.facts} aria-label={t('facts')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The way from one variant to another. */
function VariantChoice({
  linked: { project, kpis },
  onVariant,
}: {
  linked: LinkedProject
  onVariant: (variant: string) => void
}) {
  const t = useTexts(projectTexts)
  if (project.variants.length === 0) return null
  return (
    <label className="row small dim">
      {t('variant')}
      <Select value={kpis.variant} onChange={({ target }) => onVariant(target.value)}>
        <option value={BASE_VARIANT}>{t('base')}</option>
        {project.variants.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  )
}

const NONE: readonly RowKey[] = []

/** A linked project: its rows and what they add up to; nothing of it can be changed. */
export function LinkedProjectView({
  secret,
  linked,
  stale,
  onVariant,
}: {
  secret: string
  linked: LinkedProject
  /** Another variant is on its way. */
  stale: boolean
  onVariant: (variant: string) => void
}) {
  const t = useTexts(projectTexts)
  const { project, kpis, link } = linked
  const { code, name, description } = project
  useTitle(code === undefined ? name : `${code} ${name}`)
  const [marked, setMarked] = useState(NONE)
  const [kept, setKept] = useState(NONE)
  const marking = useMemo((): Marking => ({ onHighlight: setMarked, onFilter: setKept }), [])
  const rows = useMemo(() => namedRows(project, kpis), [project, kpis])
  const hatches = useMemo(
    () =>
      new Map(
        Object.values(project.constructions).flatMap(({ layers }) =>
          layers.map(({ material, hatch }) => [material, hatch] as const),
        ),
      ),
    [project],
  )
  const hatchOf = useCallback((material: string) => hatches.get(material), [hatches])
  const highlighted = useDeferredValue(marked.length > 0 ? marked : kept)
  return (
    <>
      <div className={css.title}>
        <h1>
          {code !== undefined && <span className="dim3">{code} </span>}
          {name}
        </h1>
        <div className="row">
          <VariantChoice linked={linked} onVariant={onVariant} />
          {link.mayCopy && <CopyButton secret={secret} />}
        </div>
      </div>
      <Facts linked={linked} />
      {description !== undefined && description !== '' && <p className={css.note}>{description}</p>}
      <div className={css.columns}>
        <div className={css.main} aria-busy={stale}>
          <LinkedRows project={project} kpis={kpis} marked={highlighted} />
          <HotSpots kpis={kpis} rows={rows} hatchOf={hatchOf} marking={marking} />
          <LinkedConstructions project={project} />
        </div>
        <div className={css.results}>
          <h2 className="sr">{t('page.building')}</h2>
          <ResultPanel project={project} kpis={kpis} stale={stale} marked={highlighted} marking={marking} />
        </div>
      </div>
    </>
  )
}
