import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { NothingDrawn } from '#web/components/fetch-states.tsx'
import { FilterDialog } from '#web/components/filter-dialog.tsx'
import { KeyLabel } from '#web/components/key-caps.tsx'
import { ListFrame, ListTools } from '#web/components/list-frame.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import { useTitle } from '#web/lib/title.ts'
import { projectPageQuery } from '#web/resources/projects/project-queries.ts'
import { projectsTexts } from '../projects-texts.ts'
import { resultsTexts } from '../results/results-texts.ts'
import { BudgetLegend } from './budget-strip.tsx'
import { ExampleButton } from './example-button.tsx'
import css from './list.module.css'
import { NewProject } from './new-project.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { pageSizes, useProjectSearch } from './project-search.ts'
import { ProjectTable } from './project-table.tsx'
import { StageLegend } from './stage-strip.tsx'

await Promise.all([projectsTexts.load(), resultsTexts.load()])

/** Leads to the question about a new project and back; what the list is narrowed by stays. */
function useNewProject() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useMemo(
    () => ({
      begin: () => void navigate({ pathname: paths.newProject.href, search }),
      leave: () => void navigate({ pathname: paths.projects.href, search }),
    }),
    [navigate, search],
  )
}

/** Keys of the list: to its search field, to a new project. */
function useListKeys(begin: () => void) {
  const t = useTexts(projectsTexts)
  useScreenShortcuts(
    useMemo(() => {
      const search = () => document.querySelector<HTMLElement>('main [type="search"]')?.focus()
      return [
        {
          title: t('title'),
          shortcuts: [
            { label: t('search'), keys: ['/'], run: search },
            { label: t('newProject'), keys: ['N'], run: begin, keyOnly: true },
          ],
        },
      ]
    }, [t, begin]),
  )
}

/** What narrows nothing. */
const everything = {
  query: '',
  use: null,
  measure: null,
  standing: null,
  whose: null,
  office: null,
  tags: [],
  shelf: null,
} as const

/** The projects that one may see. */
function ProjectsPage() {
  const t = useTexts(projectsTexts)
  const common = useTexts(commonTexts)
  const { search, change, hrefOf } = useProjectSearch()
  const isNew = useMatch(paths.newProject.path) !== null
  const { begin, leave } = useNewProject()
  const [filtering, setFiltering] = useState(false)
  const { shelf, whose, ...rest } = search
  const asked = useQuery(projectPageQuery({ ...rest, archived: shelf !== null, shared: whose !== null }))
  useTitle(t(isNew ? 'newProject' : 'title'))
  useListKeys(begin)
  const items = asked.data?.items ?? []
  const { query, use, measure, standing, tags } = search
  const isNarrowed =
    tags.length > 0 || query !== '' || [use, measure, standing, whose, search.office, shelf].some((one) => one !== null)
  const filters = <ProjectFilters search={search} change={change} />
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
        <div className="row">
          <ButtonLink to={paths.importProject.href} icon="upload">
            {t('fromFile')}
          </ButtonLink>
          <Button look="primary" icon="plus" onClick={begin}>
            {t('newProject')}
            <KeyLabel keys="N" />
          </Button>
        </div>
      </div>
      <div className={css.columns}>
        {filters}
        <section aria-label={t('title')}>
          <ListTools
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            query={search.query}
            onQuery={(query) => change({ query }, { replace: true })}
            onFilter={() => setFiltering(true)}
            count={asked.data ? t('total', { count: asked.data.total }) : ''}
          />
          <ListFrame
            asked={asked}
            total={asked.data?.total}
            empty={
              isNarrowed
                ? { text: t('nothingFound'), onReset: () => change(everything) }
                : {
                    drawn: (
                      <NothingDrawn
                        dimension={t('empty.dimension')}
                        title={t('empty.title')}
                        text={t('empty.text')}
                        frames={[[4, 250]]}
                      >
                        <Button look="primary" icon="plus" onClick={begin}>
                          {t('create')}
                        </Button>
                        <ButtonLink to={paths.importProject.href}>{t('empty.file')}</ButtonLink>
                        <ExampleButton />
                      </NothingDrawn>
                    ),
                  }
            }
            sizes={pageSizes}
            address={{ search, change, hrefOf }}
          >
            <ProjectTable
              items={items}
              busy={asked.isFetching}
              sort={search.sort}
              onSort={(sort) => change({ sort })}
            />
            <BudgetLegend items={items} />
            {items.some(({ budget }) => budget === null) && <StageLegend />}
          </ListFrame>
        </section>
      </div>
      {filtering && (
        <FilterDialog title={common('filters')} onClose={() => setFiltering(false)}>
          {filters}
        </FilterDialog>
      )}
      {isNew && <NewProject of={search.office} onClose={leave} />}
    </main>
  )
}

export { ProjectsPage as Component }
