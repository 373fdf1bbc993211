import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { ProjectListItem } from '#contract/project-lists.ts'
import { Button } from '#web/components/button.tsx'
import { Menu } from '#web/components/menu.tsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { intentTo } from '#web/lib/intent.ts'
import { paths } from '#web/lib/paths.ts'
import { projectsTexts } from '../projects-texts.ts'
import css from './list.module.css'
import { StageStrip } from './stage-strip.tsx'
import { useProjectActions } from './use-project-actions.ts'

/** The list of projects, each with what it causes per m² and year. */
export function ProjectTable({ items, busy }: { items: readonly ProjectListItem[]; busy: boolean }) {
  const t = useTexts(projectsTexts)
  const { number, recent } = useFormats()
  const actionsOf = useProjectActions()
  return (
    <table className={clsx('table adt', css.table)} aria-busy={busy}>
      <caption className="sr">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('project')}</th>
          <th scope="col" className="num">
            {t('area')} <span className="unit">m²</span>
          </th>
          <th scope="col">{t('stages')}</th>
          <th scope="col" className="num">
            GWP <span className="unit">kg/(m²a)</span>
          </th>
          <th scope="col" className="num">
            PENRT <span className="unit">kWh/(m²a)</span>
          </th>
          <th scope="col">QNG</th>
          <th scope="col" className="num">
            H′<sub>T</sub>
          </th>
          <th scope="col" className="num">
            {t('variants')}
          </th>
          <th scope="col">{t('changed')}</th>
          <th scope="col">
            <span className="sr">{t('action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const { id, name, code, use, measure, netRoomArea, gwp, penrtKwh, complete, htPrime } = item
          const sign = complete ? '' : '≥\u00a0'
          return (
            <tr key={id}>
              <td>
                <Link className={css.name} to={paths.project.href(id)} {...intentTo(paths.project.href(id))}>
                  {[code, name].filter(Boolean).join(' ')}
                </Link>
                <span className="small dim">
                  {t(`use.${use}`)}, {t(`measure.${measure}`)}
                </span>
              </td>
              <td className="num" data-l={t('area')}>
                {number(netRoomArea)}
              </td>
              <td data-l={t('stages')}>
                <StageStrip stages={item.stages} />
              </td>
              <td className="num" data-l="GWP">
                {sign}
                {number(gwp, 1)}
              </td>
              <td className="num" data-l="PENRT">
                {sign}
                {number(penrtKwh, 1)}
              </td>
              <td data-l="QNG">{item.qngLevel ?? ABSENT}</td>
              <td className="num" data-l="H′T">
                {htPrime === null ? ABSENT : number(htPrime, 3)}
              </td>
              <td className="num" data-l={t('variants')}>
                {item.variants + 1}
              </td>
              <td className="small dim">
                {recent(item.updatedAt)}
                <br />
                {item.owner.name}
              </td>
              <td>
                <Menu
                  label={t('actions', { name })}
                  items={actionsOf(item)}
                  align="end"
                  renderButton={({ open, toggle }) => (
                    <Button
                      look="quiet"
                      size="s"
                      icon="more"
                      aria-label={t('actions', { name })}
                      aria-haspopup="menu"
                      aria-expanded={open}
                      onClick={toggle}
                    />
                  )}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
