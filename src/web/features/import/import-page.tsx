import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { materialMatcher } from '#interchange/material-match/match-materials.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { type MaterialStock, materialChoicesQuery, materialStockQuery } from '#web/resources/imports/import-queries.ts'
import { FileDrop } from './file-drop.tsx'
import css from './import.module.css'
import { Result } from './import-result.tsx'
import { importTexts } from './import-texts.ts'
import { ItemTable } from './item-table.tsx'
import { MappingTable } from './mapping-table.tsx'
import type { MaterialFor } from './model/constructions-to-send.ts'
import { keyOf, mappings, usedMaterials } from './model/foreign-materials.ts'
import { withKnownRelease } from './model/known-release.ts'
import { refusalSentence, useLossSentence } from './sentences.ts'
import { TakeBar } from './take-bar.tsx'
import { type Import, type OpenFile, useImport } from './use-import.ts'

await importTexts.load()

/** What stands for each material of the chosen constructions. */
function useMapping(state: Import, stock: MaterialStock, remembered: ReadonlyMap<string, string>) {
  const { chosen } = state
  const items = useMemo(() => state.items.map((item) => withKnownRelease(item, stock.releases)), [state.items, stock])
  const match = useMemo(() => materialMatcher(stock.choosable), [stock])
  const used = useMemo(() => usedMaterials(items), [items])
  const mapped = useMemo(() => mappings(used, { match, chosen, remembered }), [used, match, chosen, remembered])
  const materialFor = useMemo<MaterialFor>(() => {
    const ids = new Map(mapped.map(({ used: { key }, materialId }) => [key, materialId]))
    return (foreign) => stock.materials.get(ids.get(keyOf(foreign)) ?? '')
  }, [mapped, stock])
  return { items, mapped, materialFor }
}

function Mapped({
  open,
  state,
  stock,
  remembered,
}: {
  open: OpenFile
  state: Import
  stock: MaterialStock
  remembered: ReadonlyMap<string, string>
}) {
  const t = useTexts(importTexts)
  const sentence = useLossSentence()
  const { items, mapped, materialFor } = useMapping(state, stock, remembered)
  const { file } = open
  return (
    <>
      <div className={css.file}>
        <p role="status">
          <b>{open.name}</b> {t('found', { format: t(`format.${file.format}`), count: file.constructions.length })}
          {file.project !== '' && `, ${file.project}`}
        </p>
        {file.lost.length > 0 && (
          <p className="small dim">
            {t('inFile')}: {file.lost.map((loss) => sentence(loss)).join('; ')}
          </p>
        )}
      </div>
      <ItemTable items={items} materialFor={materialFor} onItems={state.setItems} />
      <MappingTable
        mapped={mapped}
        stock={stock}
        onChoose={(key, materialId) => state.setChosen({ ...state.chosen, [key]: materialId })}
      />
      <TakeBar state={state} items={items} mapped={mapped} materialFor={materialFor} />
    </>
  )
}

function Opened({ open, state }: { open: OpenFile; state: Import }) {
  const t = useTexts(importTexts)
  const stock = useQuery(materialStockQuery(useLocale()))
  const choices = useQuery(materialChoicesQuery)
  const failed = stock.error ?? choices.error
  if (stock.data && choices.data)
    return <Mapped open={open} state={state} stock={stock.data} remembered={choices.data} />
  if (failed)
    return (
      <Notice kind="error">
        {t('materialsFailed', { reason: failed.message })}
        <div className={clsx('row', css.next)}>
          <Button size="s" onClick={() => void Promise.all([stock.refetch(), choices.refetch()])}>
            {t('again')}
          </Button>
        </div>
      </Notice>
    )
  return (
    <p className="row" role="status">
      <span className="spin" />
      {t('loadingMaterials')}
    </p>
  )
}

/** Most places of a refused file that are listed. */
const MOST_PLACES = 10

/** Where an archive or a file of this program is wrong. */
function Places({ details }: { details: ApiError['details'] }) {
  const t = useTexts(importTexts)
  return (
    <ul className="small">
      {details.slice(0, MOST_PLACES).map(({ path, message }) => (
        <li key={`${path} ${message}`}>{path === '' ? message : t('atPath', { path, what: message })}</li>
      ))}
      {details.length > MOST_PLACES && <li>{t('morePlaces', { count: details.length - MOST_PLACES })}</li>}
    </ul>
  )
}

/** Brings constructions from files: of other programs by way of a mapping, of this one directly. */
function ImportPage() {
  const t = useTexts(importTexts)
  const state = useImport()
  const { open, result, refused, busy } = state
  useTitle(t('title'))
  return (
    <main id="main" className={clsx('page', css.page)} tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
        <div className="row">
          {open && !result && <FileDrop small busy={busy} onFile={(file) => state.read(file)} />}
          <ButtonLink to={paths.library.href}>{t('toLibrary')}</ButtonLink>
        </div>
      </div>
      {refused && (
        <Notice kind="error">
          <b>{t('refused', { name: refused.name })}</b>
          <br />
          {refused.why instanceof Error ? refused.why.message : refusalSentence(t, refused.why)}
          {refused.why instanceof ApiError && <Places details={refused.why.details} />}
        </Notice>
      )}
      {result && <Result result={result} state={state} />}
      {!open && !result && (
        <>
          <p className={css.lead}>{t('lead')}</p>
          <FileDrop small={false} busy={busy} onFile={(file) => state.read(file)} />
        </>
      )}
      {open && !result && <Opened open={open} state={state} />}
    </main>
  )
}

export { ImportPage as Component }
