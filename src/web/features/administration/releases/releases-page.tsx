import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ListStates } from '#web/components/list-frame.tsx'
import css from '#web/features/administration/administration.module.css'
import { administrationTexts } from '#web/features/administration/administration-texts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { dataReleasesQuery, importsQuery } from '#web/resources/data-releases/data-release-queries.ts'
import { AdministrationFrame, isForbidden } from '../administration-frame.tsx'
import { dataTexts } from '../administration-texts.ts'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'
import { ReleasesTable } from './releases-table.tsx'

await Promise.all([administrationTexts.load(), dataTexts.load()])

/** The data releases: which there are and which are on, and the import of further ones. */
function ReleasesPage() {
  const t = useTexts(dataTexts)
  const asked = useQuery(dataReleasesQuery)
  const imports = useQuery(importsQuery)
  // what is below comes when its place is known, and stays where it asks again after a refusal
  const stands = asked.isFetched && imports.isFetched
  return (
    <AdministrationFrame tab="releases" forbidden={isForbidden(asked.error)}>
      <div className={clsx(css.page, css.releases)}>
        <section aria-label={t('releases')}>
          <p className={clsx('dim', css.keyIntro, css.note)}>{t('releasesIntro')}</p>
          <ListStates asked={asked} />
          {asked.data && <ReleasesTable releases={asked.data} />}
          {stands && <ImportList />}
        </section>
        {stands && (
          <aside className={css.side} aria-label={t('import')}>
            <ImportForm />
          </aside>
        )}
      </div>
    </AdministrationFrame>
  )
}

export { ReleasesPage as Component }
