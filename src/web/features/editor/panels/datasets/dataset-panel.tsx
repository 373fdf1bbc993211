import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { DatasetDetail } from '#contract/datasets.ts'
import type { Material } from '#contract/materials.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Segments } from '#web/components/segments.tsx'
import { DatasetSearch } from '#web/datasets/dataset-search.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { datasetQuery } from '#web/resources/datasets/dataset-queries.ts'
import { releasesQuery } from '#web/resources/materials/material-queries.ts'
import type { DatasetChoice, LayerDraft } from '../../document/document.ts'
import { useControls } from '../../document/editor-state.ts'
import type { Materials } from '../../document/use-materials.ts'
import { editorTexts } from '../../editor-texts.ts'
import { layerPanelTexts } from '../panel-texts.ts'
import css from '../panels.module.css'

type Part = 'layer' | 'framing'

/** The dataset that counts now, and the material's own beside it. */
function Present({
  material,
  choice,
  release,
}: {
  material: Material | undefined
  choice: DatasetChoice | null
  release: string
}) {
  const t = useTexts(editorTexts)
  const p = useTexts(layerPanelTexts)
  const locale = useLocale()
  const chosen = useQuery({
    ...datasetQuery(release, choice?.uuid ?? '', choice?.version, locale),
    enabled: choice !== null && release !== '',
  })
  return (
    <dl className={clsx('kv', css.datasetNow)}>
      <dt>{p('dataset.usual')}</dt>
      <dd className={choice ? 'dim' : undefined}>{material?.dataset?.name ?? t('material.noDataset')}</dd>
      <dt>{p('dataset.chosen')}</dt>
      <dd>
        {choice === null
          ? p('dataset.none')
          : chosen.isError
            ? p('dataset.missing', { uuid: choice.uuid })
            : (chosen.data?.name ?? choice.uuid)}
      </dd>
    </dl>
  )
}

/** What the dialog is about: the layer or its members, with what is chosen for it. */
function useChoice(layer: LayerDraft, materials: Materials) {
  const controls = useControls()
  const { framing } = layer
  const isAir = materials.get(layer.materialId ?? '')?.traits.includes('air') === true
  const [part, setPart] = useState<Part>(isAir && framing ? 'framing' : 'layer')
  const members = part === 'framing' ? framing : null
  return {
    part,
    setPart,
    isAir,
    material: materials.get((members ?? layer).materialId ?? ''),
    choice: (members ?? layer).dataset ?? null,
    /** Air needs no dataset. */
    counts: members !== null || !isAir,
    choose: (dataset: DatasetChoice | null) =>
      controls.run({
        do: 'setLayer',
        key: layer.key,
        change: members ? { framing: { ...members, dataset } } : { dataset },
      }),
  }
}

/** The release that is assessed with; empty until it is known. */
function useRelease(release: string | null): string {
  const { data = [] } = useQuery(releasesQuery)
  return release ?? data.find(({ isDefault }) => isDefault)?.id ?? ''
}

/** The dataset that another is put in the place of; null where the material has none, or it is not held. */
function useReplaced(material: Material | undefined, release: string): DatasetDetail | null {
  const locale = useLocale()
  const dataset = material?.dataset ?? null
  const { data } = useQuery({
    ...datasetQuery(release, dataset?.uuid ?? '', dataset?.version, locale),
    enabled: dataset !== null && release !== '',
  })
  return data ?? null
}

/** Puts another dataset in the place of the material's own, of the layer or of its members, and takes it back. */
export function DatasetPanel({
  layer,
  number,
  materials,
  release,
  onClose,
}: {
  layer: LayerDraft
  number: number
  materials: Materials
  release: string | null
  onClose: () => void
}) {
  const t = useTexts(editorTexts)
  const p = useTexts(layerPanelTexts)
  const used = useRelease(release)
  const { part, setPart, isAir, material, choice, counts, choose } = useChoice(layer, materials)
  const usual = useReplaced(material, used)
  return (
    <Dialog
      title={p('dataset.title', { number, name: material?.name ?? t('row.unnamed') })}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" disabled={choice === null} onClick={() => choose(null)}>
            {p('dataset.takeBack')}
          </Button>
          <span className="grow" />
          <Button look="primary" onClick={onClose}>
            {p('framing.done')}
          </Button>
        </>
      }
    >
      <p className={clsx('dim', css.intro)}>{p('dataset.intro', { release: used })}</p>
      {isAir && <p>{p('dataset.air')}</p>}
      {layer.framing && !isAir && (
        <Segments
          label={p('dataset.part')}
          value={part}
          segments={[
            { value: 'layer', label: p('dataset.ofLayer') },
            { value: 'framing', label: p('dataset.ofFraming') },
          ]}
          onChange={setPart}
        />
      )}
      {counts && used !== '' && (
        <>
          <Present material={material} choice={choice} release={used} />
          <DatasetSearch
            key={part}
            release={used}
            chosen={choice?.uuid ?? null}
            like={usual}
            onChoose={({ uuid, version }) => choose({ uuid, version })}
          />
        </>
      )}
    </Dialog>
  )
}
