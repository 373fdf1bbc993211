import { Icon } from '#web/components/icon.tsx'
import { dataBasis } from './data-basis.ts'
import { proofsOf } from './proofs.ts'
import type { Reported } from './report-queries.ts'
import type { Words } from './words.ts'

type Props = { readonly reported: Reported; readonly words: Words }

/** Each requirement with its verdict in sign and word. */
export function Proofs({ reported, words }: Props) {
  const { t } = words
  return (
    <section>
      <h2>{t('proofsTitle')}</h2>
      <ul className="chk">
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

/** Methods, completeness, datasets, sources and notes. */
export function Basis({ reported, words }: Props) {
  const { t } = words
  const { method, completeness, datasets, sources, notes } = dataBasis(reported, words)
  return (
    <section className="rep-basis">
      <h2>{t('basisTitle')}</h2>
      <p>{method}</p>
      <p className={reported.kpis.lifeCycle.complete ? 'dim' : ''}>{completeness}</p>
      {notes.length > 0 && (
        <p className="dim">
          <b>{t('notes')}</b> {notes.join(' ')}
        </p>
      )}
      <p className="dim">
        <b>{t('sources')}</b> {sources.join('. ')}
      </p>
      <p className="dim">
        <b>{t('datasets')}</b> {datasets.length === 0 && t('noDatasets')}
      </p>
      <ul className="rep-sets dim">
        {datasets.map(({ layers, name, uuid, version }) => (
          <li key={`${uuid} ${version}`}>
            {layers} {name}, {uuid}, {version}
          </li>
        ))}
      </ul>
    </section>
  )
}
