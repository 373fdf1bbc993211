import { clsx } from 'clsx'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { atLeast, shareText } from './bounded.ts'
import { Explained } from './explained.tsx'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

const routesOfEnd = ['reuse', 'recycling', 'energy', 'landfill', 'treatmentUnspecified', 'unknown'] as const

const looks: Readonly<Record<(typeof routesOfEnd)[number], string | undefined>> = {
  reuse: css.reuse,
  recycling: css.recycling,
  energy: css.energy,
  landfill: css.landfill,
  treatmentUnspecified: css.treatmentUnspecified,
  unknown: css.unknown,
}

/** Where everything goes in the end, as one bar of the mass, with a legend that has the figures. */
function EndOfLifeBar({ routes }: { routes: ProjectKpis['endOfLife'] }) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const all = routesOfEnd.reduce((sum, route) => sum + routes[route], 0)
  if (all <= 0) return null
  const present = routesOfEnd.filter((route) => routes[route] > 0)
  return (
    <>
      <div className={css.routes} aria-hidden="true">
        {present.map((route) => (
          <i key={route} className={looks[route]} style={{ flexGrow: routes[route] / all }} />
        ))}
      </div>
      <ul className={css.legend}>
        {present.map((route) => (
          <li key={route}>
            <i className={clsx(css.swatch, looks[route])} aria-hidden="true" />
            {t(`route.${route}`)} <b>{fixed(routes[route] / 1000, 1)} t</b>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the building weighs, what of it has grown, and where it goes. */
export function MassSection({ kpis }: { kpis: ProjectKpis }) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const { mass, biogenicCarbonStored: stored, endOfLife, byMaterial } = kpis
  const known = byMaterial.every(({ massKnown }) => massKnown)
  return (
    <section className={css.section}>
      <div className="sec-h">
        <h3>{t('mass.title')}</h3>
        <span className="small dim">t</span>
      </div>
      <dl className="kv s">
        <dt>{t('mass.installed')}</dt>
        <dd>
          <Explained figure={{ kind: 'mass' }} kpis={kpis} text={atLeast(known, fixed(mass.installed / 1000, 1))} />
          <span className="small dim"> {t('mass.perArea', { value: fixed(mass.perNrf, 0) })}</span>
        </dd>
        <dt>{t('mass.input')}</dt>
        <dd>
          <Explained
            figure={{ kind: 'materialInput' }}
            kpis={kpis}
            text={atLeast(known, fixed(mass.materialInput / 1000, 1))}
          />
        </dd>
        {mass.shareWithFullData !== null && (
          <>
            <dt>{t('mass.fullData')}</dt>
            <dd>{shareText(mass.shareWithFullData, fixed)}</dd>
          </>
        )}
        <dt>{t('mass.biogenic')}</dt>
        <dd>
          <Explained
            figure={{ kind: 'biogenic' }}
            kpis={kpis}
            text={atLeast(stored.value !== null, fixed((stored.value ?? stored.atLeast) / 1000, 1))}
          />
          <span className="small dim">
            {' '}
            t CO<sub>2</sub>
          </span>
        </dd>
      </dl>
      <h4 className={css.sub}>{t('mass.endOfLife')}</h4>
      <EndOfLifeBar routes={endOfLife} />
      {mass.shareWithEndOfLife !== null && (
        <p className="small dim">{t('mass.endOfLifeDeclared', { share: shareText(mass.shareWithEndOfLife, fixed) })}</p>
      )}
    </section>
  )
}
