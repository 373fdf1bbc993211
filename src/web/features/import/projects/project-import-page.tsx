import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { materialMatcher } from '#interchange/material-match/match-materials.ts'
import type { ProjectFile } from '#interchange/projects-in/read-project-file.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { type MaterialStock, materialChoicesQuery, materialStockQuery } from '#web/resources/imports/import-queries.ts'
import { knownDatasetsQuery } from '#web/resources/imports/known-datasets.ts'
import type { NewProject } from '#web/resources/projects/project-mutations.ts'
import { FileDrop } from '../file-drop.tsx'
import css from '../import.module.css'
import { importTexts } from '../import-texts.ts'
import { MappingTable } from '../mapping-table.tsx'
import { type Choices, mappings } from '../model/foreign-materials.ts'
import { readProject } from '../read-file.ts'
import { refusalSentence } from '../sentences.ts'
import { BuildingForm, netRoomAreaOf } from './building-form.tsx'
import { LeftOut } from './left-out.tsx'
import { MakeBar } from './make-bar.tsx'
import { projectImportTexts } from './project-import-texts.ts'
import { type BuildingFile, datasetsIn, materialsIn, proposalOf, toldAtFirst, toMake } from './project-to-make.ts'
import { ProposedRows } from './proposed-rows.tsx'

await Promise.all([importTexts.load(), projectImportTexts.load()])

type Basis = {
  readonly stock: MaterialStock
  readonly remembered: ReadonlyMap<string, string>
  readonly datasets: ReadonlySet<string>
}

/** A building of another program: its materials are mapped, and all that it comes to is seen before it is made. */
function Proposed({ file, stock, remembered, datasets }: { file: BuildingFile } & Basis) {
  const [chosen, setChosen] = useState<Choices>({})
  const [told, setTold] = useState(() => toldAtFirst(file))
  const [isAsked, setAsked] = useState(false)
  const t = useTexts(projectImportTexts)
  const match = useMemo(() => materialMatcher(stock.choosable), [stock])
  const used = useMemo(() => materialsIn(file), [file])
  const mapped = useMemo(() => mappings(used, { match, chosen, remembered }), [used, match, chosen, remembered])
  const proposal = useMemo(() => proposalOf(file, mapped, datasets), [file, mapped, datasets])
  const area = netRoomAreaOf(file, told)
  const project = told.name.trim() === '' || area === undefined ? undefined : toMake(proposal, told, area)
  const { elements, items } = proposal.project
  return (
    <>
      <p role="status" className={css.file}>
        {t(`found.${file.format}`, { count: elements.length + items.length })}
      </p>
      <BuildingForm file={file} told={told} onTold={setTold} isAsked={isAsked} />
      <MappingTable
        mapped={mapped}
        stock={stock}
        onChoose={(key, materialId) => setChosen({ ...chosen, [key]: materialId })}
      />
      <ProposedRows proposal={proposal} />
      <LeftOut proposal={proposal} />
      <MakeBar
        project={project}
        mapped={mapped}
        onAsked={() => setAsked(true)}
        lacks={elements.length + items.length === 0 ? t('noRows') : undefined}
      />
    </>
  )
}

function WithMaterials({ file }: { file: BuildingFile }) {
  const t = useTexts(projectImportTexts)
  const stock = useQuery(materialStockQuery(useLocale()))
  const choices = useQuery(materialChoicesQuery)
  const datasets = useQuery(knownDatasetsQuery(useMemo(() => datasetsIn(file), [file])))
  const failed = stock.error ?? choices.error ?? datasets.error
  if (stock.data && choices.data && datasets.data)
    return <Proposed file={file} stock={stock.data} remembered={choices.data} datasets={datasets.data} />
  if (failed)
    return (
      <Notice kind="error">
        {t('materialsFailed', { reason: failed.message })}
        <div className={clsx('row', css.next)}>
          <Button size="s" onClick={() => void Promise.all([stock.refetch(), choices.refetch(), datasets.refetch()])}>
            {t('again')}
          </Button>
        </div>
      </Notice>
    )
  return (
    <p className="row" role="status">
      <span className="spin" />
      {t('loading')}
    </p>
  )
}

function Opened({ file }: { file: ProjectFile }) {
  const t = useTexts(projectImportTexts)
  if (file.format !== 'own') return <WithMaterials file={file} />
  return (
    <>
      <p role="status" className={css.file}>
        {t('own')}
      </p>
      <MakeBar project={file.document as NewProject} mapped={[]} onAsked={() => undefined} />
    </>
  )
}

/** A project from a file, read in the browser; nothing is made before it was seen. */
function ProjectImportPage() {
  const t = useTexts(projectImportTexts)
  const ofFile = useTexts(importTexts)
  const reading = useMutation({ mutationFn: (file: File) => readProject(file, t('unnamed')) })
  const { data: answer, variables: given } = reading
  const file = answer && 'project' in answer ? answer.project : undefined
  const busy = reading.isPending ? (given?.name ?? null) : null
  useTitle(t('title'))
  return (
    <main id="main" className={clsx('page', css.page)} tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
        <div className="row">
          {file && <FileDrop small busy={busy} onFile={(next) => reading.mutate(next)} />}
          <ButtonLink to={paths.projects.href}>{t('toProjects')}</ButtonLink>
        </div>
      </div>
      {answer && 'refusal' in answer && (
        <Notice kind="error">
          <b>{t('refused', { name: given?.name ?? '' })}</b>
          <br />
          {refusalSentence(ofFile, answer.refusal)}
        </Notice>
      )}
      {file ? (
        <Opened key={reading.submittedAt} file={file} />
      ) : (
        <>
          <p className={css.lead}>{t('lead')}</p>
          <FileDrop small={false} busy={busy} onFile={(next) => reading.mutate(next)} />
        </>
      )}
    </main>
  )
}

export { ProjectImportPage as Component }
