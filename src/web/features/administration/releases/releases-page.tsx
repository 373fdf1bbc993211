import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { AdministrationFrame, isForbidden } from '../administration-frame.tsx'
import { dataTexts } from '../data-texts.ts'
import { ListStates } from '../states.tsx'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'
import { dataReleasesQuery } from './releases-queries.ts'
import { ReleasesTable } from './releases-table.tsx'

/** The data releases: which there are and which are on, and the import of further ones. */
export function ReleasesPage() {
  const t = useTexts(dataTexts)
  const asked = useQuery(dataReleasesQuery)
  return (
    <AdministrationFrame tab="releases" forbidden={isForbidden(asked.error)}>
      <div className="adm releases">
        <section aria-label={t('releases')}>
          <p className="dim key-intro adm-note">{t('releasesIntro')}</p>
          <ListStates asked={asked} />
          {asked.data && <ReleasesTable releases={asked.data} />}
          {!asked.isPending && <ImportList />}
        </section>
        <aside className="side" aria-label={t('import')}>
          <ImportForm />
        </aside>
      </div>
    </AdministrationFrame>
  )
}
