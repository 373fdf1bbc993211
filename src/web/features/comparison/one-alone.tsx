import type { ConstructionListItem } from '#contract/constructions.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { ConstructionChoices } from '#web/components/construction-choices.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { isNotFound } from '#web/resources/reading.ts'
import css from './comparison.module.css'
import { ComparisonFailure, UnknownIds } from './comparison-states.tsx'
import { comparisonTexts } from './comparison-texts.ts'
import { similar } from './similar.ts'
import type { ChangeComparison } from './use-comparison.ts'
import { useFirst } from './use-first.ts'

/** One construction is chosen: it stands there, and beneath it those most like it that could be the second. */
export function OneAlone({
  id,
  add,
  change,
  onSearch,
}: {
  id: string
  add: (item: ConstructionListItem) => void
  change: ChangeComparison
  onSearch: () => void
}) {
  const t = useTexts(comparisonTexts)
  const { construction, alike, item } = useFirst(id)
  const { data: first, error } = construction
  if (isNotFound(error)) {
    return <UnknownIds ids={[id]} unknown={[id]} onWithout={() => change({ ids: [], baseline: undefined })} />
  }
  if (error) return <ComparisonFailure error={error} retry={() => void construction.refetch()} />
  return (
    <section className={css.alone}>
      <h2>{t('oneMore')}</h2>
      <p className="dim">{t('oneMoreText')}</p>
      {first && !item && (
        <ButtonLink look="quiet" to={paths.construction.href(first.ownership, first.id)}>
          {first.code} {first.name}
        </ButtonLink>
      )}
      <ListStates asked={construction} />
      {alike.data && (
        <ConstructionChoices
          items={[...(item ? [item] : []), ...similar(alike.data, item, id)]}
          label={t('candidates')}
          isDisabled={(one) => one.id === id}
          note={(one) => (one.id === id ? t('chosen') : undefined)}
          onChoose={add}
        />
      )}
      <div className="row wrap">
        <Button look="primary" icon="plus" onClick={onSearch}>
          {t('add')}
        </Button>
        <ButtonLink to={paths.library.href}>{t('toLibrary')}</ButtonLink>
      </div>
    </section>
  )
}
