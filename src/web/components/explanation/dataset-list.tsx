import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import css from './explanation.module.css'
import { explanationTexts } from './explanation-texts.ts'
import type { UsedDataset } from './used-datasets.ts'

/** The datasets a figure comes from, with their identity and a way to the original. */
export function DatasetList({
  datasets,
  release,
  releaseExpired,
}: {
  datasets: readonly UsedDataset[]
  release: string
  /** All of it has, which is said elsewhere: no dataset differs by that. */
  releaseExpired: boolean
}) {
  const t = useTexts(explanationTexts)
  return (
    <section>
      <h3>{t('datasets')}</h3>
      {datasets.length === 0 && <p>{t('noDatasets')}</p>}
      <ul className={css.datasets}>
        {datasets.map(({ uuid, version, name, part, replaced, expired, layers, url }) => (
          <li key={`${uuid} ${part} ${replaced}`}>
            {url === null ? (
              name
            ) : (
              <a className="link" href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            )}
            <span className="small dim">
              {t('layers')} {layers.map((layer) => layer + 1).join(', ')}
              {(part === 'framing' || part === 'secondFraming') && `, ${t('framingPart')}`}
              {part === 'accessory' && `, ${t('accessoryPart')}`}
              {part === 'transport' && `, ${t('transportPart')}`}
              {replaced && `, ${t('replaced')}`}
              {expired && !releaseExpired && `, ${t('expired')}`}
            </span>
            <span className="small dim">{t('version', { version, release: releaseName(release) })}</span>
            <code className="small">{uuid}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
