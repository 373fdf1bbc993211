import { useQuery } from '@tanstack/react-query'
import { MaterialCombobox, useComboboxText } from '#web/components/material-combobox.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { materialSearchQuery } from '#web/resources/materials/material-queries.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

/** A material as it is chosen. */
export type Chosen = { readonly id: string; readonly name: string }

/** A field that finds a material. @param value - stands in it while nothing is typed; none where each is added to others */
export function MaterialField({
  label,
  value,
  onChoose,
}: {
  label: string
  value?: string
  onChoose: (material: Chosen) => void
}) {
  const t = useTexts(questionsTexts)
  const { figure, locale } = useFormats()
  const text = useComboboxText()
  const { typed, open } = text
  const found = useQuery({ ...materialSearchQuery(typed ?? '', null, locale), enabled: open })
  const hits = open ? (found.data ?? []) : []
  return (
    <MaterialCombobox
      text={text}
      label={label}
      value={value ?? ''}
      hits={hits}
      renderOption={(material) => (
        <>
          <HatchSwatch hatch={material.hatch} height={22} />
          <span className="grow">{material.name}</span>
          <span className="num">{figure('conductivity', material.conductivity)}</span>
        </>
      )}
      onChoose={({ id, name }) => onChoose({ id, name })}
      status={t('hits', { count: hits.length })}
      list={t('materials')}
      columns={['λ']}
      className={{ root: css.combobox, hits: css.hits, head: css.hitsHead }}
      input={{ placeholder: t(value === undefined ? 'add' : 'choose') }}
    />
  )
}
