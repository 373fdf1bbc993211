import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { projectUses } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { NothingDrawn } from '#web/components/fetch-states.tsx'
import { KeyLabel } from '#web/components/key-caps.tsx'
import { ListFrame, ListTools } from '#web/components/list-frame.tsx'
import { Checkbox, OptionLine, Radio } from '#web/components/option.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import { useTitle } from '#web/lib/title.ts'
import { projectPageQuery } from '#web/resources/projects/project-queries.ts'
import { projectsTexts } from '../projects-texts.ts'
import { ExampleButton } from './example-button.tsx'
import css from './list.module.css'
import { NewProject } from './new-project.tsx'
import { type ProjectList, pageSizes, useProjectSearch } from './project-search.ts'
import { ProjectTable } from './project-table.tsx'

await projectsTexts.load()

function Filters({ search, change }: Pick<ProjectList, 'search' | 'change'>) {
  const t = useTexts(projectsTexts)
  const name = useId()
  return (
    <div className="filters">
      <fieldset>
        <legend>{t('use')}</legend>
        {([null, ...projectUses] as const).map((use) => (
          <OptionLine key={use}>
            <Radio name={name} checked={search.use === use} onChange={() => change({ use })} />
            {t(`use.${use ?? 'all'}`)}
          </OptionLine>
        ))}
      </fieldset>
      <fieldset>
        <OptionLine>
          <Checkbox
            checked={search.shelf !== null}
            onChange={() => change({ shelf: search.shelf === null ? 'archive' : null })}
          />
          {t('archived')}
        </OptionLine>
      </fieldset>
    </div>
  )
}

/** The projects that one may see. */
function ProjectsPage() {
  const t = useTexts(projectsTexts)
  const { search, change, hrefOf } = useProjectSearch()
  const navigate = useNavigate()
  const isNew = useMatch(paths.newProject.path) !== null
  const begin = () => void navigate(paths.newProject.href)
  const { shelf, ...rest } = search
  const asked = useQuery(projectPageQuery({ ...rest, archived: shelf !== null }))
  useTitle(t(isNew ? 'newProject' : 'title'))
  useScreenShortcuts(
    useMemo(
      () => [
        {
          title: t('title'),
          shortcuts: [
            { label: t('newProject'), keys: ['N'], run: () => void navigate(paths.newProject.href), keyOnly: true },
          ],
        },
      ],
      [t, navigate],
    ),
  )
  const isNarrowed = search.query !== '' || search.use !== null || shelf !== null
  const reset = () => change({ query: '', use: null, tags: [], shelf: null })
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
        <Button look="primary" icon="plus" onClick={begin}>
          {t('newProject')}
          <KeyLabel keys="N" />
        </Button>
      </div>
      <div className={css.columns}>
        <Filters search={search} change={change} />
        <section aria-label={t('title')}>
          <ListTools
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            query={search.query}
            onQuery={(query) => change({ query }, { replace: true })}
            count={asked.data ? t('total', { count: asked.data.total }) : ''}
          />
          <ListFrame
            asked={asked}
            total={asked.data?.total}
            empty={
              isNarrowed
                ? { text: t('nothingFound'), onReset: reset }
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
                        <ExampleButton />
                      </NothingDrawn>
                    ),
                  }
            }
            sizes={pageSizes}
            address={{ search, change, hrefOf }}
          >
            <ProjectTable items={asked.data?.items ?? []} busy={asked.isFetching} />
          </ListFrame>
        </section>
      </div>
      {isNew && <NewProject onClose={() => void navigate(paths.projects.href)} />}
    </main>
  )
}

export { ProjectsPage as Component }
