import { useMemo } from 'react'
import type { Material } from '#contract/materials.ts'
import { folded } from '#vocabulary/folded.ts'
import { MaterialCombobox, useComboboxText } from '#web/components/material-combobox.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type MaterialStock } from '#web/resources/imports/import-queries.ts'
import css from './import.module.css'
import { importTexts } from './import-texts.ts'

const MOST_HITS = 50

/** Materials whose names hold every typed word, in any language; without text the proposals, then all. */
function hitsFor(
  text: string,
  proposed: readonly string[],
  { materials, choosable }: MaterialStock,
): readonly Material[] {
  const words = folded(text).split(' ')
  const found = choosable.flatMap(({ id, names }) => {
    const all = names.map(folded).join('\n')
    return words.every((word) => all.includes(word)) ? [id] : []
  })
  const ids = text.trim() === '' ? [...proposed, ...found.filter((id) => !proposed.includes(id))] : found
  return ids.slice(0, MOST_HITS).flatMap((id) => materials.get(id) ?? [])
}

function Hit({ material }: { material: Material }) {
  const { figure } = useFormats()
  return (
    <>
      <HatchSwatch hatch={material.hatch} height={22} />
      <span className="grow">{material.name}</span>
      <span className="num">{figure('conductivity', material.conductivity)}</span>
      <span className="num">{figure('density', material.density)}</span>
    </>
  )
}

/** A field that finds a material among all of them. */
export function MaterialChoice({
  label,
  value,
  proposed,
  stock,
  onChoose,
}: {
  label: string
  value: Material | undefined
  proposed: readonly string[]
  stock: MaterialStock
  onChoose: (id: string) => void
}) {
  const t = useTexts(importTexts)
  const text = useComboboxText()
  const { typed, open } = text
  const hits = useMemo(() => (open ? hitsFor(typed ?? '', proposed, stock) : []), [open, typed, proposed, stock])
  return (
    <MaterialCombobox
      text={text}
      label={label}
      value={value?.name ?? ''}
      hits={hits}
      renderOption={(material) => <Hit material={material} />}
      onChoose={({ id }) => onChoose(id)}
      status={hits.length === 0 ? t('noHits', { text: typed ?? '' }) : t('hits', { count: hits.length })}
      list={t('list')}
      columns={['λ', 'ρ']}
      className={{ root: css.combobox, hits: css.hits, head: css.hitsHead }}
      invalid={value === undefined}
      input={{ placeholder: t('searchMaterial'), 'data-gap': value === undefined || undefined }}
    />
  )
}
