import { clsx } from 'clsx'
import { bulkGroups } from '#interchange/ifc/building/proposed-bulks.ts'
import { Checkbox } from '#web/components/option.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useEntityName } from './entity-name.ts'
import css from './project-import.module.css'
import { projectImportTexts } from './project-import-texts.ts'
import type { BuildingFile, Decided, Proposal } from './project-to-make.ts'

/** Columns, beams and other parts that make no row, offered as items by volume × density. */
export function ProposedBulks({
  file: { building },
  proposal,
  decided,
  onDecide,
}: {
  file: BuildingFile
  proposal: Proposal
  decided: Decided
  onDecide: (decided: Decided) => void
}) {
  const t = useTexts(projectImportTexts)
  const { number } = useFormats()
  const entityName = useEntityName()
  const groups = bulkGroups(building)
  if (groups.length === 0) return null
  const { bulks } = decided
  const left = new Set(Object.keys(proposal.report.notTaken))
  const toggle = (key: string) =>
    onDecide({ ...decided, bulks: bulks.includes(key) ? bulks.filter((one) => one !== key) : [...bulks, key] })
  return (
    <section className="sec" aria-labelledby="project-bulks">
      <div className="sec-h">
        <h2 id="project-bulks">{t('bulks.title')}</h2>
        <span className="dim">{t('bulks.lead')}</span>
      </div>
      <div className={css.rows}>
        <table className={clsx('table', css.cards)}>
          <thead>
            <tr>
              <th scope="col">{t('bulks.take')}</th>
              <th scope="col">{t('bulks.part')}</th>
              <th scope="col">{t('bulks.material')}</th>
              <th scope="col" className="num">
                {t('bulks.volume')}
              </th>
              <th scope="col">{t('bulks.costGroup')}</th>
              <th scope="col">{t('notes')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ key, entity, material, count, volume, costGroup }) => {
              const name = entityName(entity)
              const isTaken = bulks.includes(key)
              return (
                <tr key={key}>
                  <td>
                    <Checkbox
                      checked={isTaken}
                      aria-label={t('bulks.takeOne', { name, material: material.name })}
                      onChange={() => toggle(key)}
                    />
                  </td>
                  <th scope="row">{`${name} (${number(count)})`}</th>
                  <td>{material.name}</td>
                  <td className="num">{`${number(volume, 2, 2)}\u00a0m³`}</td>
                  <td data-l={t('bulks.costGroup')}>{costGroup}</td>
                  <td className="small">
                    {isTaken && left.has(entity) && <span className="warn">{t('bulks.noDataset')}</span>}
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
