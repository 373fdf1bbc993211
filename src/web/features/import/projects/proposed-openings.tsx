import { clsx } from 'clsx'
import { shippedOpeningTypes } from '#assessment/building/opening-types.ts'
import type { IfcBuildingOpening } from '#interchange/ifc/building/ifc-building.ts'
import { openingKindKey } from '#interchange/ifc/building/proposed-openings.ts'
import { Select } from '#web/components/select.tsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import css from './project-import.module.css'
import { projectImportTexts } from './project-import-texts.ts'
import { type BuildingFile, type Decided, NO_TYPE, shippedFor } from './project-to-make.ts'

/** Sizes of one kind that are named; the rest is counted. */
const MOST_SIZES = 3

function Sizes({ openings }: { openings: readonly IfcBuildingOpening[] }) {
  const t = useTexts(projectImportTexts)
  const { number } = useFormats()
  const sizes = [
    ...new Set(
      openings.map(({ width, height, area }) => {
        if (width !== undefined && height !== undefined)
          return `${number(width, 2, 2)}\u00a0×\u00a0${number(height, 2, 2)}\u00a0m`
        return area === null ? t('noArea') : `${number(area, 2, 2)}\u00a0m²`
      }),
    ),
  ]
  const more = sizes.length - MOST_SIZES
  return `${sizes.slice(0, MOST_SIZES).join('; ')}${more > 0 ? ` ${t('andMore', { count: more })}` : ''}`
}

/** Windows and doors of the file by their types, and what each type is taken as. */
export function ProposedOpenings({
  file: { building },
  decided,
  onDecide,
}: {
  file: BuildingFile
  decided: Decided
  onDecide: (decided: Decided) => void
}) {
  const t = useTexts(projectImportTexts)
  const { withUnit } = useFormats()
  const locale = useLocale()
  if (building.openings.length === 0) return null
  const kinds = Map.groupBy(building.openings, openingKindKey)
  return (
    <section className="sec" aria-labelledby="project-openings">
      <div className="sec-h">
        <h2 id="project-openings">{t('openings.title')}</h2>
        <span className="dim">{t('openings.count', { count: building.openings.length })}</span>
      </div>
      <div className={css.rows}>
        <table className={clsx('table', css.cards)}>
          <thead>
            <tr>
              <th scope="col">{t('openings.type')}</th>
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('openings.size')}</th>
              <th scope="col" className="num">
                U
              </th>
              <th scope="col">{t('openings.as')}</th>
            </tr>
          </thead>
          <tbody>
            {[...kinds].map(([key, all]) => {
              const [first] = all
              if (!first) return null
              const name = first.typeName || first.name || t(`kind.${first.kind}`)
              const taken = shippedFor(first, decided)
              const transmittance = first.uValue ?? taken?.type.uValue
              return (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td>{t('elements', { count: all.length })}</td>
                  <td>
                    <Sizes openings={all} />
                  </td>
                  <td className="num" data-l="U">
                    {transmittance === undefined ? ABSENT : withUnit('uValue', transmittance)}
                    {first.uValue === undefined && transmittance !== undefined && (
                      <span className="small dim"> {t('openings.usual')}</span>
                    )}
                  </td>
                  <td>
                    <Select
                      aria-label={t('openings.asFor', { name })}
                      value={taken?.key ?? NO_TYPE}
                      onChange={({ target }) =>
                        onDecide({ ...decided, openings: { ...decided.openings, [key]: target.value } })
                      }
                    >
                      {shippedOpeningTypes.map((one) => (
                        <option key={one.key} value={one.key}>
                          {one.names[locale]}
                        </option>
                      ))}
                      <option value={NO_TYPE}>{t('openings.none')}</option>
                    </Select>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
