import { useQueries, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { datasetQuery } from '#web/resources/datasets/dataset-queries.ts'
import { materialsQuery, releasesQuery } from '#web/resources/materials/material-queries.ts'
import { MaterialField } from './material-field.tsx'
import { questionsTexts } from './questions-texts.ts'
import type { NamedKind } from './rows.ts'
import { Chips, type Editing, ValueChoice } from './value-choice.tsx'

const DatasetDialog = lazy(async () => ({ default: (await import('./dataset-dialog.tsx')).DatasetDialog }))

const withValue = ({ row, onValues }: Editing, value: string) =>
  onValues([...row.values.filter((one) => one !== value), value])

function Materials(editing: Editing) {
  const t = useTexts(questionsTexts)
  const { locale } = useFormats()
  const { row, number, onValues } = editing
  // names of what is chosen
  const all = useQuery({ ...materialsQuery('', null, locale), enabled: row.values.length > 0 })
  return (
    <>
      <Chips row={row} onValues={onValues} nameOf={(id) => all.data?.find((one) => one.id === id)?.name ?? id} />
      <MaterialField label={t('addTo', { number })} onChoose={({ id }) => withValue(editing, id)} />
    </>
  )
}

/** Names of datasets by their UUID, as far as one of the releases has them. */
function useDatasetNames(uuids: readonly string[]): (uuid: string) => string {
  const { locale } = useFormats()
  const { data: releases = [] } = useQuery({ ...releasesQuery, enabled: uuids.length > 0 })
  const found = useQueries({
    queries: releases.flatMap(({ id }) =>
      uuids.map((uuid) => ({ ...datasetQuery(id, uuid, null, locale), retry: false })),
    ),
  })
  return (uuid) => found.find(({ data }) => data?.uuid === uuid)?.data?.name ?? uuid
}

function Datasets(editing: Editing) {
  const t = useTexts(questionsTexts)
  const { row, number, onValues } = editing
  const nameOf = useDatasetNames(row.values)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Chips row={row} onValues={onValues} nameOf={nameOf} />
      <Button size="s" aria-label={t('addTo', { number })} onClick={() => setOpen(true)}>
        {t('chooseDataset')}
      </Button>
      {open && (
        <Suspense>
          <DatasetDialog
            title={t('dataset')}
            onChoose={({ uuid }) => withValue(editing, uuid)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Releases(editing: Editing) {
  const { data = [] } = useQuery(releasesQuery)
  return <ValueChoice {...editing} values={data.map(({ id }) => id)} nameOf={releaseName} />
}

function Offices(editing: Editing) {
  const { data = [] } = useQuery(officesQuery)
  const nameOf = (id: string) => data.find((office) => office.id === id)?.name ?? id
  return <ValueChoice {...editing} values={data.map(({ id }) => id)} nameOf={nameOf} />
}

const fields: Readonly<Record<NamedKind, typeof Materials>> = {
  material: Materials,
  dataset: Datasets,
  release: Releases,
  office: Offices,
}

/** Values that are looked for, or chosen from what is there. */
export function NamedValues({ kind, ...editing }: Editing & { readonly kind: NamedKind }) {
  const Field = fields[kind]
  return <Field {...editing} />
}
