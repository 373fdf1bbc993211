import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { projectUses } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { NothingDrawn } from '#web/components/fetch-states.tsx'
import { ListFrame, ListTools } from '#web/components/list-frame.tsx'
import { Checkbox, OptionLine, Radio } from '#web/components/option.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useTitle } from '#web/lib/title.ts'
import { projectPageQuery } from '#web/resources/projects/project-queries.ts'
import { projectsTexts } from '../projects-texts.ts'
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
  const [isNew, setNew] = useState(false)
  const { shelf, ...rest } = search
  const asked = useQuery(projectPageQuery({ ...rest, archived: shelf !== null }))
  useTitle(t('title'))
  const isNarrowed = search.query !== '' || search.use !== null || shelf !== null
  const reset = () => change({ query: '', use: null, tags: [], shelf: null })
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
        <Button look="primary" icon="plus" onClick={() => setNew(true)}>
          {t('newProject')}
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
                        <Button look="primary" icon="plus" onClick={() => setNew(true)}>
                          {t('create')}
                        </Button>
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
      {isNew && <NewProject onClose={() => setNew(false)} />}
    </main>
  )
}

export { ProjectsPage as Component }
