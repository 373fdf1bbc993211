import { clsx } from 'clsx'
import { Icon } from '#web/components/icon.tsx'
import { releaseName } from '#web/lib/release-name.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { dataBasis } from './data-basis.ts'
import { proofsOf } from './proofs.ts'
import css from './report.module.css'
import type { Words } from './words.ts'

type Props = { readonly reported: Reported; readonly words: Words }

/** Each requirement with its verdict in sign and word. */
export function Proofs({ reported, words }: Props) {
  const { t } = words
  return (
    <section>
      <h2>{t('proofsTitle')}</h2>
      <ul className={css.checks}>
        {proofsOf(reported, words).map(({ fulfilled, title, text }) => (
          <li key={title}>
            <Icon
              name={fulfilled === null ? 'info' : fulfilled ? 'check' : 'close'}
              className={fulfilled === null ? 'dim3' : fulfilled ? 'ok' : 'bad'}
            />
            <span>
              <b>{title}</b> <span className="dim">{text}</span>
              <span className="sr"> {t(fulfilled === null ? 'open' : fulfilled ? 'met' : 'missed')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the service notes. */
export function Notes({ reported, words }: Props) {
  const { notes } = dataBasis(reported, words)
  if (notes.length === 0) return null
  return (
    <section className={css.smallPrint}>
      <h2>{words.t('notes')}</h2>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}

/** Methods, completeness and sources. */
export function Basis({ reported, words }: Props) {
  const { t } = words
  const { method, completeness, serviceLives, sources } = dataBasis(reported, words)
  return (
    <section className={css.smallPrint}>
      <h2>{t('basisTitle')}</h2>
      <p>{method}</p>
      <p>{completeness}</p>
      <p>{serviceLives.join(' ')}</p>
      <p className="dim">
        <b>{t('sources')}</b> {sources.join('. ')}
      </p>
    </section>
  )
}

/** The datasets behind the life cycle, each with what names it beyond doubt. */
export function Datasets({ reported, words }: Props) {
  const { t } = words
  const { datasets } = dataBasis(reported, words)
  return (
    <section className={clsx(css.smallPrint, css.datasets)}>
      <h2>{t('datasets', { release: releaseName(reported.kpis.lifeCycle.release) })}</h2>
      {datasets.length === 0 && <p>{t('noDatasets')}</p>}
      <ul>
        {datasets.map(({ layers, name, uuid, version }) => (
          <li key={`${uuid} ${version}`}>
            <b>{layers}</b> {name} <span className="dim">{`${uuid}, ${version}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
