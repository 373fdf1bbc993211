import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { download, textFile } from '#web/lib/download.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import css from './import.module.css'
import { importTexts } from './import-texts.ts'
import { ImportedList } from './imported-list.tsx'
import { useLossLines } from './sentences.ts'
import type { Import, ImportResult, Taken } from './use-import.ts'

function TakenOver({ taken }: { taken: readonly Taken[] }) {
  const t = useTexts(importTexts)
  const lines = useLossLines()
  const all = taken.filter(({ lost }) => lost.length > 0)
  const text = () =>
    all.map(({ name, lost }) => [name, ...lines(lost).map((line) => `  ${line}`)].join('\r\n')).join('\r\n\r\n')
  return (
    <>
      <ImportedList made={taken} />
      {all.length === 0 ? (
        <p className="dim">{t('nothingLost')}</p>
      ) : (
        <Button icon="download" onClick={() => download(t('downloadName'), textFile(text()))}>
          {t('download')}
        </Button>
      )}
    </>
  )
}

function OwnReport({ report }: { report: Extract<ImportResult, { kind: 'own' }>['report'] }) {
  const t = useTexts(importTexts)
  const { constructions, materials, projects, notes } = report
  const skipped = constructions.skipped.length + projects.skipped.length
  const codes = [...new Set(notes.map(({ code }) => code))]
  return (
    <>
      <ImportedList made={constructions.created} />
      {materials.created.length > 0 && <p>{t('ownMaterials', { count: materials.created.length })}</p>}
      {projects.created.length > 0 && (
        <p>
          <Link to={paths.projects.href}>{t('projects', { count: projects.created.length })}</Link>
        </p>
      )}
      {skipped > 0 && <p className="dim">{t('skipped', { count: skipped })}</p>}
      {codes.map((code) => (
        <p key={code} className="dim">
          {t(`note.${code}`)}
        </p>
      ))}
    </>
  )
}

/** What became of the file. */
export function Result({ result, state }: { result: ImportResult; state: Import }) {
  const t = useTexts(importTexts)
  const reasonOf = useReason()
  const count = result.kind === 'foreign' ? result.taken.length : result.report.constructions.created.length
  return (
    <section className={clsx('sec', css.result)} aria-labelledby="import-done">
      <div role="status">
        <h2 id="import-done">{t('done', { count })}</h2>
      </div>
      {result.kind === 'foreign' && result.notKept && (
        <Notice kind="warning">{t('choicesNotKept', { reason: reasonOf(result.notKept) })}</Notice>
      )}
      {result.kind === 'foreign' ? <TakenOver taken={result.taken} /> : <OwnReport report={result.report} />}
      <div className={clsx('row wrap', css.next)}>
        <ButtonLink look="primary" to={paths.library.href}>
          {t('toLibrary')}
        </ButtonLink>
        {state.items.length > 0 && <Button onClick={state.showRest}>{t('rest', { count: state.items.length })}</Button>}
        <Button onClick={state.reset}>{t('next')}</Button>
      </div>
    </section>
  )
}
