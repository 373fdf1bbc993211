import { clsx } from 'clsx'
import { Icon } from '#web/components/icon.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type MaterialStock } from '#web/resources/imports/import-queries.ts'
import css from './import.module.css'
import { importTexts } from './import-texts.ts'
import { MaterialChoice } from './material-choice.tsx'
import type { Mapping } from './model/foreign-materials.ts'

type TableProps = {
  readonly mapped: readonly Mapping[]
  readonly stock: MaterialStock
  readonly onChoose: (key: string, materialId: string) => void
}

/** Why the material stands there: where it came from, and how sure that is. */
function Reason({ mapping: { proposal, proposals, materialId } }: { mapping: Mapping }) {
  const t = useTexts(importTexts)
  const { withUnit } = useFormats()
  if (materialId === undefined)
    return (
      <span className="verdict bad">
        <Icon name="error" />
        {proposals.length === 0 ? t('reason.none') : t('reason.doubtful', { count: proposals.length })}
      </span>
    )
  if (!proposal) return <span>{t('reason.chosen')}</span>
  const { reason, score } = proposal
  if (reason === 'similarName')
    return <span className="warn">{t('reason.similarName', { score: withUnit('percentage', score) })}</span>
  return <span>{t(`reason.${reason}`)}</span>
}

function Row({ mapping, stock, onChoose }: Omit<TableProps, 'mapped'> & { mapping: Mapping }) {
  const t = useTexts(importTexts)
  const { withUnit, number } = useFormats()
  const { key, material, uses } = mapping.used
  const value = mapping.materialId === undefined ? undefined : stock.materials.get(mapping.materialId)
  const figures = [
    material.conductivity === undefined ? '' : `λ ${withUnit('conductivity', material.conductivity)}`,
    material.density === undefined ? '' : `ρ ${withUnit('density', material.density)}`,
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row">
        {material.name}
        {figures.length > 0 && <span className={clsx('small dim', css.figures)}>{figures.join(', ')}</span>}
      </th>
      <td className="num" data-l={t('uses')}>
        {number(uses)}
      </td>
      <td className={css.swatch}>{value && <HatchSwatch hatch={value.hatch} />}</td>
      <td className={css.material}>
        <MaterialChoice
          label={t('materialFor', { name: material.name })}
          value={value}
          proposed={mapping.proposals.map(({ materialId }) => materialId)}
          stock={stock}
          onChoose={(id) => onChoose(key, id)}
        />
      </td>
      <td className={clsx('small', css.reason)}>
        <Reason mapping={mapping} />
      </td>
    </tr>
  )
}

/** Materials of the file, what stands for each, and why. */
export function MappingTable({ mapped, stock, onChoose }: TableProps) {
  const t = useTexts(importTexts)
  const done = mapped.filter(({ materialId }) => materialId !== undefined && stock.materials.has(materialId)).length
  return (
    <section className="sec" aria-labelledby="import-materials">
      <div className="sec-h">
        <h2 id="import-materials">{t('materials')}</h2>
        <span className="dim" role="status">
          {t('mapped', { done, total: mapped.length })}
        </span>
      </div>
      <p className="small dim">{t('materialsLead')}</p>
      <table className={clsx('table', css.mapping)}>
        <thead>
          <tr>
            <th scope="col">{t('inTheFile')}</th>
            <th scope="col" className="num">
              {t('uses')}
            </th>
            <th scope="col" colSpan={2}>
              {t('standsFor')}
            </th>
            <th scope="col">{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {mapped.map((mapping) => (
            <Row key={mapping.used.key} mapping={mapping} stock={stock} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
