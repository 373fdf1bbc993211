import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { materialMatcher } from '#interchange/material-match/match-materials.ts'
import type { ProjectFile } from '#interchange/projects-in/read-project-file.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { type MaterialStock, materialChoicesQuery, materialStockQuery } from '#web/resources/imports/import-queries.ts'
import { knownDatasetsQuery } from '#web/resources/imports/known-datasets.ts'
import { projectQuery, type StoredProject } from '#web/resources/projects/project-queries.ts'
import { FileDrop } from '../file-drop.tsx'
import css from '../import.module.css'
import { importTexts } from '../import-texts.ts'
import { MappingTable } from '../mapping-table.tsx'
import { type Choices, mappings } from '../model/foreign-materials.ts'
import { readProject } from '../read-file.ts'
import { refusalSentence } from '../sentences.ts'
import { BuildingForm, netRoomAreaOf } from './building-form.tsx'
import { useEntityName } from './entity-name.ts'
import { LeftOut } from './left-out.tsx'
import { MakeBar, TakeBar } from './make-bar.tsx'
import { projectImportTexts } from './project-import-texts.ts'
import {
  type BuildingFile,
  datasetsIn,
  decidedAtFirst,
  materialsIn,
  proposalOf,
  toldAtFirst,
  toMake,
  tooLongIn,
} from './project-to-make.ts'
import { ProjectUpdate } from './project-update.tsx'
import { ProposedBulks } from './proposed-bulks.tsx'
import { ProposedOpenings } from './proposed-openings.tsx'
import { ProposedRows } from './proposed-rows.tsx'
import { useNoted } from './row-notes.ts'

await Promise.all([importTexts.load(), projectImportTexts.load()])

/** The project that a file is read into a second time; undefined: it makes one. */
type Into = { readonly into: StoredProject | undefined }

type Basis = {
  readonly stock: MaterialStock
  readonly remembered: ReadonlyMap<string, string>
  readonly datasets: ReadonlySet<string>
}

/** A building of another program: its materials are mapped, and all that it comes to is seen before it is made. */
function Proposed({ file, into, stock, remembered, datasets }: { file: BuildingFile } & Into & Basis) {
  const [chosen, setChosen] = useState<Choices>({})
  const [told, setTold] = useState(() => toldAtFirst(file))
  const [isAsked, setAsked] = useState(false)
  const t = useTexts(projectImportTexts)
  const match = useMemo(() => materialMatcher(stock.choosable), [stock])
  const locale = useLocale()
  const entity = useEntityName()
  const [decided, setDecided] = useState(() => decidedAtFirst(file, into?.project))
  const used = useMemo(() => materialsIn(file, decided), [file, decided])
  const mapped = useMemo(() => mappings(used, { match, chosen, remembered }), [used, match, chosen, remembered])
  const { materials } = stock
  const read = useMemo(
    () => proposalOf(file, mapped, { decided, datasets, materials, words: { locale, entity } }),
    [file, mapped, decided, datasets, materials, locale, entity],
  )
  const proposal = useNoted(read)
  const area = netRoomAreaOf(file, told)
  const project = told.name.trim() === '' || area === undefined ? undefined : toMake(proposal, told, area)
  const { elements, openings, items } = proposal.project
  const rows = elements.length + openings.length + items.length
  const tooLong = tooLongIn(proposal)
  const tooMany = tooLong && t('tooMany', { count: proposal.project[tooLong].length, most: projectLimits[tooLong] })
  const parts = (
    <>
      <ProposedRows file={file} proposal={proposal} decided={decided} onDecide={setDecided} />
      <ProposedOpenings file={file} decided={decided} onDecide={setDecided} />
      <ProposedBulks file={file} proposal={proposal} decided={decided} onDecide={setDecided} />
      <LeftOut proposal={proposal} />
    </>
  )
  return (
    <>
      <p role="status" className={css.file}>
        {t(`found.${file.format}`, { count: rows })}
      </p>
      {!into && <BuildingForm file={file} told={told} onTold={setTold} isAsked={isAsked} />}
      <MappingTable
        mapped={mapped}
        stock={stock}
        onChoose={(key, materialId) => setChosen({ ...chosen, [key]: materialId })}
      />
      {into ? (
        <ProjectUpdate stored={into} proposal={proposal}>
          {parts}
        </ProjectUpdate>
      ) : (
        <>
          {parts}
          <MakeBar
            project={project}
            mapped={mapped}
            office={told.office}
            onAsked={() => setAsked(true)}
            lacks={rows === 0 ? t('noRows') : tooMany}
          />
        </>
      )}
    </>
  )
}

function WithMaterials({ file, into }: { file: BuildingFile } & Into) {
  const t = useTexts(projectImportTexts)
  const stock = useQuery(materialStockQuery(useLocale()))
  const choices = useQuery(materialChoicesQuery)
  const datasets = useQuery(knownDatasetsQuery(useMemo(() => datasetsIn(file), [file])))
  const failed = stock.error ?? choices.error ?? datasets.error
  if (stock.data && choices.data && datasets.data)
    return <Proposed file={file} into={into} stock={stock.data} remembered={choices.data} datasets={datasets.data} />
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

function Opened({ file, into }: { file: ProjectFile } & Into) {
  const t = useTexts(projectImportTexts)
  if (file.format !== 'own') return <WithMaterials file={file} into={into} />
  return (
    <>
      <p role="status" className={css.file}>
        {t('own')}
      </p>
      <TakeBar own={file.own} />
    </>
  )
}

/** The file that is read in the browser: what is in it or why it was refused, and how far it is. */
function useReading() {
  const t = useTexts(projectImportTexts)
  const [progress, setProgress] = useState<number | undefined>()
  const reading = useMutation({
    mutationFn: (file: File) => readProject(file, t('unnamed'), setProgress),
    onSettled: () => setProgress(undefined),
  })
  const { data: answer, variables: given } = reading
  return {
    key: reading.submittedAt,
    file: answer && 'project' in answer ? answer.project : undefined,
    refused: answer && 'refusal' in answer ? { name: given?.name ?? '', refusal: answer.refusal } : undefined,
    drop: {
      busy: reading.isPending ? (given?.name ?? null) : null,
      progress,
      onFile: (file: File) => reading.mutate(file),
    },
  }
}

/** The project that the address names, into which a file is read a second time, and the words for it. */
function useInto() {
  const t = useTexts(projectImportTexts)
  const id = useSearchParams()[0].get('into')
  const { data: into, error } = useQuery({ ...projectQuery(id ?? ''), enabled: id !== null })
  if (id === null)
    return {
      into,
      error,
      isReady: true,
      title: t('title'),
      lead: t('lead'),
      back: t('toProjects'),
      to: paths.projects.href,
    }
  const [title, lead, back] = [t('update.page'), t('update.lead'), t('update.back')]
  return { into, error, isReady: into !== undefined, title, lead, back, to: paths.project.href(id) }
}

/** A project from a file, read in the browser; nothing is made before it was seen. */
function ProjectImportPage() {
  const t = useTexts(projectImportTexts)
  const ofFile = useTexts(importTexts)
  const { into, error, isReady, title, lead, back, to } = useInto()
  const { key, file, refused, drop } = useReading()
  useTitle(title)
  return (
    <main id="main" className={clsx('page', css.page)} tabIndex={-1}>
      <div className="head">
        <h1>{title}</h1>
        <div className="row">
          {file && <FileDrop small {...drop} />}
          <ButtonLink to={to}>{back}</ButtonLink>
        </div>
      </div>
      {refused && (
        <Notice kind="error">
          <b>{t('refused', { name: refused.name })}</b>
          <br />
          {refusalSentence(ofFile, refused.refusal)}
        </Notice>
      )}
      {error && <Notice kind="error">{t('update.notRead', { reason: error.message })}</Notice>}
      {file && isReady ? (
        <Opened key={key} file={file} into={into} />
      ) : (
        <>
          <p className={css.lead}>{lead}</p>
          <FileDrop small={false} {...drop} />
        </>
      )}
    </main>
  )
}

export { ProjectImportPage as Component }
