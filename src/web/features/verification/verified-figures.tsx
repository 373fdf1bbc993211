import { clsx } from 'clsx'
import { useState } from 'react'
import { figureName } from '#vocabulary/figure-names.ts'
import { definitionOf, type FigureKey } from '#vocabulary/figures.ts'
import { Icon } from '#web/components/icon.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './verification.module.css'
import { verificationTexts } from './verification-texts.ts'
import type { VerifiedPart } from './verified-parts.ts'

/** What readers of a report look for; those that differ are shown with them. */
const chief: readonly FigureKey[] = [
  'uValue',
  'rTotal',
  'thickness',
  'mass',
  'fRsi',
  'timeShift',
  'gwp',
  'penrt',
  'pert',
  'gwpD',
]

/** Every figure as the report says it, beside what comes out now. */
export function VerifiedFigures({
  verified: { figures, outcome },
  name,
}: {
  verified: VerifiedPart
  /** Of the construction, where the report tells of several. */
  name: string | undefined
}) {
  const t = useTexts(verificationTexts)
  const { figure, difference, locale } = useFormats()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? figures : figures.filter((one) => !one.equal || chief.includes(one.figure))
  return (
    <>
      {name !== undefined && <h3 className={css.part}>{name}</h3>}
      <div className={css.scroll}>
        <table className="rt2">
          <caption className="sr">{[t('results'), name].filter(Boolean).join(': ')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('figure')}</th>
              <th scope="col" className="num">
                {t('reported')}
              </th>
              <th scope="col" className="num">
                {t('computed')}
              </th>
              <th scope="col" className="num">
                {t('difference')}
              </th>
              <th scope="col" className={css.result}>
                {t('result')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ figure: key, reported, computed, equal }) => {
              const { quantity } = definitionOf(key)
              const apart = reported === null || computed === null ? null : computed - reported
              return (
                <tr key={key}>
                  <th scope="row">
                    {figureName(key, locale)} <span className="unit">{quantities[quantity].unit}</span>
                  </th>
                  <td className="num">{figure(quantity, reported)}</td>
                  <td className="num">{outcome === 'notComputable' ? '–' : figure(quantity, computed)}</td>
                  <td className="num">{equal ? '0' : difference(quantity, apart)}</td>
                  <td className={css.result}>
                    {outcome !== 'notComputable' && (
                      <span className={clsx('row', equal ? 'ok' : 'bad')}>
                        <Icon name={equal ? 'check' : 'close'} />
                        {t(equal ? 'same' : 'other')}
                      </span>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {shown.length < figures.length && (
        <p>
          <button type="button" className="link" onClick={() => setWhole(true)}>
            {t('all', { count: figures.length })}
          </button>
        </p>
      )}
    </>
  )
}
