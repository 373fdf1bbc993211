import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { mostUsedQuery, type Office } from '#web/resources/accounts/offices.ts'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** Room for a section [px]. */
const STRIP = { width: 120, height: 26 } as const

const columns = ['uValue', 'gwp'] as const

/** Constructions of an office that most projects hold; nothing as long as there are none. */
export function MostUsed({ office }: { office: Office }) {
  const t = useTexts(officesTexts)
  const { figure, number } = useFormats()
  const { data = [] } = useQuery(mostUsedQuery(office.id, useLocale()))
  if (data.length === 0) return null
  const thickest = Math.max(0.1, ...data.map(({ construction }) => construction.thickness))
  return (
    <>
      {/* where columns have no heads */}
      <h2 className={css.usedHead}>{t('mostUsed')}</h2>
      <table className={clsx('table adt', css.table, css.used)}>
        <caption className="sr">{t('mostUsedOf', { office: office.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('strip')}</th>
            <th scope="col">{t('mostUsed')}</th>
            <th scope="col">{t('standing')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="num">
                {t(`used.${column}`)} <span className="unit">{quantities[column].unit}</span>
              </th>
            ))}
            <th scope="col" className="num">
              {t('projectsHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ construction, version, projects }) => (
            <tr key={construction.id}>
              <td>
                <SectionStrip
                  layers={construction.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))}
                  scale={(STRIP.width - 2) / thickest}
                  height={STRIP.height}
                  width={STRIP.width}
                  seed={construction.id}
                />
              </td>
              <td>
                <Link to={paths.construction.href(construction.ownership, construction.id)}>{construction.name}</Link>
                {construction.code !== null && <span className="small dim"> {construction.code}</span>}
              </td>
              <td data-l={t('standing')}>
                {t(construction.officeStandard ? 'standardVersion' : 'version', { version: number(version) })}
              </td>
              {columns.map((column) => (
                <td key={column} data-l={t(`used.${column}`)} className="num">
                  {figure(column, construction[column])}
                </td>
              ))}
              <td data-l={t('projectsHead')} className="num">
                {number(projects)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
