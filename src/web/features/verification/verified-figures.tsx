import { clsx } from 'clsx'
import { useState } from 'react'
import { figureName } from '#vocabulary/figure-names.ts'
import { definitionOf, type FigureKey } from '#vocabulary/figures.ts'
import { Icon } from '#web/components/icon.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Verification } from '#web/resources/verification/verification.ts'
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

/** A figure as it stands in a line. */
export type FigureLine = {
  readonly key: string
  readonly name: string
  readonly unit: string
  readonly reported: string
  readonly computed: string
  readonly difference: string
  readonly equal: boolean
  /** Shown before all are asked for. */
  readonly isChief: boolean
}

/** Figures as the report says them, beside what comes out now: those that readers look for and those that differ, then all. */
export function FigureLines({
  lines,
  outcome,
  name,
}: {
  lines: readonly FigureLine[]
  outcome: Verification['outcome']
  /** Of the part, where the report tells of several. */
  name: string | undefined
}) {
  const t = useTexts(verificationTexts)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.filter((one) => !one.equal || one.isChief)
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
                <span className={css.word}>{t('result')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name: figure, unit, reported, computed, difference, equal }) => (
              <tr key={key}>
                <th scope="row">
                  {figure} <span className="unit">{unit}</span>
                </th>
                <td className="num">{reported}</td>
                <td className="num">{outcome === 'notComputable' ? '–' : computed}</td>
                <td className="num">{equal ? '0' : difference}</td>
                <td className={css.result}>
                  {outcome !== 'notComputable' && (
                    <span className={clsx('row', equal ? 'ok' : 'bad')}>
                      <Icon name={equal ? 'check' : 'close'} />
                      <span className={css.word}>{t(equal ? 'same' : 'other')}</span>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < lines.length && (
        <p>
          <button type="button" className="link" onClick={() => setWhole(true)}>
            {t('all', { count: lines.length })}
          </button>
        </p>
      )}
    </>
  )
}

/** The figures of a construction. */
export function VerifiedFigures({
  verified: { figures, outcome },
  name,
}: {
  verified: VerifiedPart
  name: string | undefined
}) {
  const { figure, difference, locale } = useFormats()
  const lines = figures.map(({ figure: key, reported, computed, equal }): FigureLine => {
    const { quantity } = definitionOf(key)
    const apart = reported === null || computed === null ? null : computed - reported
    return {
      key,
      name: figureName(key, locale),
      unit: quantities[quantity].unit,
      reported: figure(quantity, reported),
      computed: figure(quantity, computed),
      difference: difference(quantity, apart),
      equal,
      isChief: chief.includes(key),
    }
  })
  return <FigureLines lines={lines} outcome={outcome} name={name} />
}
