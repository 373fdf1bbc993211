import { useMutation, useQueries } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ConstructionOrigin } from '#contract/construction-origin.ts'
import type { Construction, ConstructionLayer } from '#contract/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { ChangeTable } from '#web/components/drift/change-table.tsx'
import { driftTexts } from '#web/components/drift/drift-texts.ts'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { acceptOrigin, cutOrigin } from '#web/resources/constructions/origins.ts'
import { materialQuery } from '#web/resources/materials/material-queries.ts'
import { type ConstructionDocument, editableLayer } from '../../document/document.ts'
import { useControls } from '../../document/editor-state.ts'
import { type LayerDifference, layerDifferences, standingOf } from './layer-differences.ts'
import css from './origin.module.css'
import { originTexts } from './origin-texts.ts'

await driftTexts.load()

/** A source that is there. */
type SourcedOrigin = ConstructionOrigin & { readonly source: NonNullable<ConstructionOrigin['source']> }

const idsIn = (differences: readonly LayerDifference[]) => [
  ...new Set(differences.flatMap(({ before, after }) => [before, after].flatMap((layer) => layer?.materialId ?? []))),
]

/** Names of the materials of layers; the id where one is not known yet. */
function useNames(differences: readonly LayerDifference[]) {
  const locale = useLocale()
  const ids = idsIn(differences)
  const asked = useQueries({ queries: ids.map((id) => materialQuery(id, null, locale)) })
  const names = new Map(asked.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])))
  return (layer: ConstructionLayer) => names.get(layer.materialId) ?? layer.materialId
}

/** One layer of the source that changed, with what can be done about it here. */
function Difference({
  difference,
  nameOf,
  document,
  readOnly,
}: {
  difference: LayerDifference
  nameOf: (layer: ConstructionLayer) => string
  document: ConstructionDocument
  readOnly: boolean
}) {
  const t = useTexts(originTexts)
  const { number } = useFormats()
  const controls = useControls()
  const { before, after } = difference
  const standing = standingOf(difference, document.layers)
  const words = (layer: ConstructionLayer | null) =>
    layer ? `${nameOf(layer)}, ${t('thick', { thickness: number(layer.thickness * 1000, 1) })}` : t('none')
  const named = after ?? before
  const name = named ? nameOf(named) : ''
  const take = () => {
    const layers = after ? [editableLayer(after, randomKey())] : []
    if (standing.can === 'insert') controls.run({ do: 'insert', at: standing.at, layers })
    if (standing.can === 'replace') controls.run({ do: 'replace', key: standing.key, layers })
    if (standing.can === 'delete') controls.run({ do: 'delete', key: standing.key })
    showToast({ text: t('taking') })
  }
  return (
    <tr>
      <td>{words(before)}</td>
      <td>{words(after)}</td>
      <td>
        {standing.can === 'nothing' ? (
          <span className="dim">{t(standing.because)}</span>
        ) : (
          <Button
            size="s"
            disabled={readOnly}
            aria-label={t(standing.can === 'delete' ? 'dropLayer' : 'takeLayer', { name })}
            onClick={take}
          >
            {t(standing.can === 'delete' ? 'drop' : 'take')}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** The layers of the source that changed, as they were and are. */
function Layers({
  origin,
  document,
  readOnly,
}: {
  origin: SourcedOrigin
  document: ConstructionDocument
  readOnly: boolean
}) {
  const t = useTexts(originTexts)
  const [differences] = useState(() => layerDifferences(origin.layers, origin.source.layers))
  const nameOf = useNames(differences)
  if (differences.length === 0) return <p>{t('noLayers')}</p>
  return (
    <table className={clsx('table tight', css.layers)}>
      <caption>{t('layers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('was')}</th>
          <th scope="col">{t('is')}</th>
          <th scope="col">{t('action')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <Difference
            key={`${difference.at} ${JSON.stringify(difference.after)}`}
            {...{ difference, nameOf, document, readOnly }}
          />
        ))}
      </tbody>
    </table>
  )
}

/** What has changed in a source that is newer: layers, each taken over by itself, and figures. */
function Changes({
  origin,
  document,
  readOnly,
}: {
  origin: SourcedOrigin
  document: ConstructionDocument
  readOnly: boolean
}) {
  const t = useTexts(originTexts)
  const drift = useTexts(driftTexts)
  const { figures } = origin
  return (
    <>
      <Layers origin={origin} document={document} readOnly={readOnly} />
      {figures.length > 0 && (
        <ChangeTable
          caption={t('figures')}
          head={t('figure')}
          changes={figures.map(({ figure, ...change }) => ({
            ...change,
            key: figure,
            name: drift(`figure.${figure}`),
          }))}
        />
      )}
    </>
  )
}

/** Where a construction comes from and how that stands: newer with what has changed, as it was, or gone. */
function useStanding({ source, version, takenAt }: ConstructionOrigin) {
  const t = useTexts(originTexts)
  const { date } = useFormats()
  if (source === null) return t('fromGone', { version, date: date(takenAt) })
  const name = source.code === null ? source.name : `${source.code} ${source.name}`
  return source.version > version
    ? t('from', { name, before: version, after: source.version })
    : t('fromCurrent', { name, version, date: date(takenAt) })
}

/** What the construction was made from, with what has changed in that; and cutting the link, whatever has become of it. */
export function OriginDialog({
  of,
  origin,
  document,
  readOnly,
  onClose,
}: {
  of: Pick<Construction, 'id' | 'ownership'>
  origin: ConstructionOrigin
  document: ConstructionDocument
  readOnly: boolean
  onClose: () => void
}) {
  const t = useTexts(originTexts)
  const { source, version } = origin
  const newer = source && source.version > version ? source : null
  const standing = useStanding(origin)
  const onError = useFailureToast((reason) => t('failed', { reason }))
  const ended = (text: string) => {
    showToast({ text })
    onClose()
  }
  const seen = useMutation({
    ...acceptOrigin(of),
    onSuccess: (_, to) => ended(t('wasSeen', { version: to })),
    onError,
  })
  const cut = useMutation({ ...cutOrigin(of), onSuccess: () => ended(t('wasCut')), onError })
  return (
    <Dialog
      className={newer ? css.dialog : undefined}
      title={t(newer ? 'title' : 'origin')}
      onClose={onClose}
      footer={
        <>
          {!readOnly && (
            <Button disabled={cut.isPending} onClick={() => cut.mutate()}>
              {t('cut')}
            </Button>
          )}
          <span className="grow" />
          <Button onClick={onClose}>{t('close')}</Button>
          {!readOnly && newer && (
            <Button look="primary" disabled={seen.isPending} onClick={() => seen.mutate(newer.version)}>
              {t('seen')}
            </Button>
          )}
        </>
      }
    >
      <p>{standing}</p>
      {newer && <Changes origin={{ ...origin, source: newer }} document={document} readOnly={readOnly} />}
      {source && !newer && (
        <p>
          <Link to={paths.construction.href(source.ownership, source.id)}>{t('toSource')}</Link>
        </p>
      )}
    </Dialog>
  )
}
