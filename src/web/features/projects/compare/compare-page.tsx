import { useSearchParams } from 'react-router'
import { ButtonLink } from '#web/components/button.tsx'
import { FetchFailure, NothingDrawn } from '#web/components/fetch-states.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { useTitle } from '#web/lib/title.ts'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import { resultsTexts } from '../results/results-texts.ts'
import { useNumbers } from '../results/use-numbers.ts'
import { AddColumn } from './add-column.tsx'
import { BudgetBars } from './budget-bars.tsx'
import { budgetColumns } from './budget-columns.ts'
import css from './compare.module.css'
import {
  type Chosen,
  type CompareView,
  chosenKey,
  compareParametersOf,
  compareSearchFrom,
  compareViews,
  onlyProject,
} from './compare-search.ts'
import { CompareTable } from './compare-table.tsx'
import { compareTexts } from './compare-texts.ts'
import { CompareWaterfall } from './compare-waterfall.tsx'
import { ComparedProject } from './compared-project.tsx'
import { areOfOneProject, type ComparedVariant } from './compared-variant.ts'
import { PaybackSection } from './payback-section.tsx'
import { type Compared, useCompared } from './use-compared.ts'

await Promise.all([compareTexts.load(), resultsTexts.load(), projectTexts.load(), projectsTexts.load()])

/** Of the choice of the reference, before its names are there and after [px]. */
const REFERENCE_WIDTH = 148

/** The columns with their bars, figures and steps. */
function Columns({
  variants,
  view,
  onRemove,
}: {
  variants: readonly ComparedVariant[]
  view: CompareView
  onRemove: (key: string) => void
}) {
  const t = useTexts(compareTexts)
  const numbers = useNumbers()
  const written = { ...numbers, incomplete: t('unknownBound') }
  const columns = budgetColumns(variants, written, (total, years) => t('budget.total', { total, years: String(years) }))
  const [reference, other, ...others] = variants
  return (
    <>
      {view === 'renovation' && reference && other && areOfOneProject(variants) ? (
        <PaybackSection reference={reference} others={[other, ...others]} />
      ) : (
        <BudgetBars columns={columns} />
      )}
      <CompareTable variants={variants} onRemove={onRemove} />
      <CompareWaterfall variants={variants} />
    </>
  )
}

function Body({
  compared,
  chosen,
  view,
  onRemove,
}: {
  compared: Compared
  chosen: readonly Chosen[]
  view: CompareView
  onRemove: (key: string) => void
}) {
  const t = useTexts(compareTexts)
  const { variants, isPending, error, gone, retry } = compared
  if (error) return <FetchFailure title={t('failed')} text={(reason) => reason} error={error} retry={retry} />
  if (chosen.length === 0)
    return (
      <NothingDrawn
        dimension="0 kg"
        title={t('none')}
        text={t('noneText')}
        frames={[
          [4, 120],
          [134, 120],
        ]}
      >
        <ButtonLink to={paths.projects.href}>{t('toProjects')}</ButtonLink>
      </NothingDrawn>
    )
  if (isPending) return <div className={`sk ${css.waiting}`} role="status" aria-label={t('loading')} />
  const releases = [...new Set(variants.map(({ kpis }) => kpis.release))]
  return (
    <>
      {gone > 0 && <Notice kind="warning">{t('gone', { count: gone })}</Notice>}
      {releases.length > 1 ? (
        <Notice kind="error">
          <b>{t('mixed', { releases: releases.map(releaseName).join(', ') })}</b>
          <br />
          {t('mixedText')}
        </Notice>
      ) : (
        variants.length > 0 && <Columns variants={variants} view={view} onRemove={onRemove} />
      )}
      {variants.length === 1 && <p className="dim next-step">{t('one')}</p>}
    </>
  )
}

/** Variants of one or several buildings side by side, at `/projects/compare`; the first is the reference. */
function ComparePage() {
  const t = useTexts(compareTexts)
  const [parameters, setParameters] = useSearchParams()
  const search = compareSearchFrom(parameters)
  const { chosen } = search
  const compared = useCompared(chosen)
  const { projects, variants, isPending } = compared
  const [only] = projects
  const project = projects.length === 1 ? only : undefined
  // what the head will hold is told by the address, so that nothing moves when the variants come
  const isOfOne = isPending ? onlyProject(chosen) !== undefined : project !== undefined
  const areSeveral = (isPending ? chosen : variants).length > 1
  const title = project ? [project.code, project.name].filter(Boolean).join(' ') : t(isOfOne ? 'title' : 'several')
  useTitle(project ? `${t('title')}, ${title}` : title)
  const view = search.view ?? (project && project.measure !== 'newBuild' ? 'renovation' : 'columns')
  const change = (part: Partial<typeof search>) =>
    setParameters((now) => compareParametersOf({ ...compareSearchFrom(now), ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  const choose = (next: readonly Chosen[]) => change({ chosen: next })
  const toReference = (key: string) =>
    choose([...chosen.filter((one) => chosenKey(one) === key), ...chosen.filter((one) => chosenKey(one) !== key)])
  return (
    <main id="main" className={css.page} tabIndex={-1}>
      <div className={css.head}>
        <ButtonLink
          look="quiet"
          icon="back"
          aria-label={t('toProjects')}
          to={project ? paths.project.href(project.id) : paths.projects.href}
        />
        <h1>{title}</h1>
        {isOfOne && areSeveral && (
          <Segments
            label={t('view')}
            value={view}
            segments={compareViews.map((value) => ({ value, label: t(`view.${value}`) }))}
            onChange={(next) => change({ view: next })}
          />
        )}
        {areSeveral && (
          <label className="row small dim">
            {t('reference')}
            <Select
              aria-label={t('chooseReference')}
              width={REFERENCE_WIDTH}
              disabled={isPending}
              value={variants[0]?.key ?? ''}
              onChange={({ target }) => toReference(target.value)}
            >
              {variants.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
        )}
        <AddColumn compared={compared} chosen={chosen} onAdd={(added) => choose([...chosen, added])} />
      </div>
      <ComparedProject project={project} chosen={chosen} compared={compared} />
      <Body
        compared={compared}
        chosen={chosen}
        view={view}
        onRemove={(key) => choose(chosen.filter((one) => chosenKey(one) !== key))}
      />
    </main>
  )
}

export { ComparePage as Component }
