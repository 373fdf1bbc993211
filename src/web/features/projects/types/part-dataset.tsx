import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProjectOpeningType } from '#contract/project-rows.ts'
import { MaterialCombobox, useComboboxText } from '#web/components/material-combobox.tsx'
import { useDebounced } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { datasetQuery, datasetSearchQuery } from '#web/resources/datasets/dataset-queries.ts'
import { detailTexts, projectTexts } from '../projects-texts.ts'
import css from './types.module.css'

const [DEBOUNCE, OFFERED] = [120, 30] as const

type Ref = ProjectOpeningType['parts'][number]['dataset']

/** The dataset of a part, found by its name in the release of the project. */
export function PartDataset({
  label,
  value,
  release,
  onChoose,
}: {
  label: string
  value: Ref | undefined
  /** null: not known yet. */
  release: string | null
  onChoose: (dataset: Ref, unit: string) => void
}) {
  const t = useTexts(projectTexts)
  const d = useTexts(detailTexts)
  const locale = useLocale()
  const text = useComboboxText()
  const { typed, open } = text
  const query = useDebounced((typed ?? '').trim(), DEBOUNCE)
  const found = useQuery({
    ...datasetSearchQuery({ text: query, release, type: null, like: null, locale, take: OFFERED }),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const named = useQuery({
    ...datasetQuery(release ?? '', value?.uuid ?? '', value?.version, locale),
    enabled: value !== undefined && release !== null,
    retry: false,
  })
  const hits = open ? (found.data?.items ?? []).map((item) => ({ ...item, id: `${item.uuid}@${item.version}` })) : []
  const status =
    hits.length > 0 ? d('types.hits', { count: hits.length }) : t(found.isFetching ? 'searching' : 'nothingFound')
  return (
    <MaterialCombobox
      text={text}
      label={label}
      value={value === undefined ? '' : (named.data?.name ?? value.uuid)}
      hits={hits}
      renderOption={({ name, referenceUnit }) => (
        <>
          <span className="grow">{name}</span>
          <span className="small dim">{referenceUnit}</span>
        </>
      )}
      onChoose={({ uuid, version, referenceUnit }) => onChoose({ uuid, version }, referenceUnit)}
      status={status}
      list={d('types.datasets')}
      columns={[]}
      className={{ root: css.combobox, hits: css.hits, head: css.hitsHead }}
      input={{ placeholder: d('types.search') }}
    />
  )
}
