import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OwnMaterial } from '#contract/own-materials.ts'
import { Button } from '#web/components/button.tsx'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { materialUsesQuery } from '#web/resources/materials/own-material-queries.ts'
import css from './materials.module.css'
import { materialsTexts } from './materials-texts.ts'

/** The constructions that use a material, by name, each with the way to it; more as they are asked for. */
export function UsedIn({ material: { id, uses } }: { material: Pick<OwnMaterial, 'id' | 'uses'> }) {
  const t = useTexts(materialsTexts)
  const locale = useLocale()
  const asked = useInfiniteQuery({ ...materialUsesQuery(id, locale), enabled: uses > 0 })
  const { data, error, refetch } = asked
  if (uses === 0) return <p className="dim">{t('notUsed')}</p>
  if (error && !data)
    return <FetchFailure title={t('usesFailed')} text={(reason) => reason} error={error} retry={() => void refetch()} />
  if (!data) return <p role="status">{t('loading')}</p>
  const items = data.pages.flatMap((page) => page.items)
  const left = (data.pages.at(-1)?.total ?? 0) - items.length
  return (
    <>
      <ul className={css.uses} aria-label={t('uses')}>
        {items.map((one) => (
          <li key={one.id}>
            <Link to={paths.construction.href(one.ownership, one.id)}>
              {one.code !== null && <b>{one.code} </b>}
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
      {asked.hasNextPage && (
        <Button size="s" disabled={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          {t('moreUses', { count: left })}
        </Button>
      )}
    </>
  )
}
