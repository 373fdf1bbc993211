import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProjectListItem } from '#contract/project-lists.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Menu } from '#web/components/menu.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { intentTo } from '#web/lib/intent.ts'
import { paths } from '#web/lib/paths.ts'
import type { ProjectColumn, ProjectSort } from '#web/resources/projects/project-queries.ts'
import { projectsTexts } from '../projects-texts.ts'
import { atLeast } from '../results/bounded.ts'
import { BudgetStrip, budgetScale } from './budget-strip.tsx'
import css from './list.module.css'
import { directionOf, sortBy } from './project-search.ts'
import { SectionStrips, stripsScale } from './section-strips.tsx'
import { StageStrip } from './stage-strip.tsx'
import { useProjectActions } from './use-project-actions.ts'

type Sorting = { readonly sort: ProjectSort; readonly onSort: (sort: ProjectSort) => void }

function SortHead({
  column,
  sort,
  onSort,
  numeric = false,
  children,
}: Sorting & { column: ProjectColumn; numeric?: boolean; children: ReactNode }) {
  const direction = directionOf(column, sort)
  return (
    <th scope="col" className={numeric ? 'num' : undefined} aria-sort={direction}>
      <button type="button" onClick={() => onSort(sortBy(column, sort))}>
        {children}
        {direction && <Icon name={direction} />}
      </button>
    </th>
  )
}

function Head({ end, ...sorting }: Sorting & { end: number }) {
  const t = useTexts(projectsTexts)
  const { number } = useFormats()
  return (
    <tr>
      <th scope="col" className={css.code}>
        {t('code')}
      </th>
      <SortHead column="name" {...sorting}>
        {t('project')}
      </SortHead>
      <th scope="col" className={css.stripsCell}>
        {t('strips')}
      </th>
      <SortHead column="netRoomArea" numeric {...sorting}>
        {t('area')} <span className="unit">m²</span>
      </SortHead>
      <th scope="col" className="num">
        {t('variants.short')}
      </th>
      <th scope="col">
        {t('budget')} <span className="unit">{t('budget.scale', { end: number(end) })}</span>
      </th>
      <SortHead column="gwp" numeric {...sorting}>
        GWP <span className="unit">kg</span>
      </SortHead>
      <th scope="col">
        QNG, H′<sub>T</sub>
      </th>
      <SortHead column="updatedAt" {...sorting}>
        {t('changed')}
      </SortHead>
      <th scope="col">
        <span className="sr">{t('action')}</span>
      </th>
    </tr>
  )
}

/** The level of the seal that the base keeps; that it keeps none, where that is known. */
function Level({ item: { standing, use } }: { item: ProjectListItem }) {
  const t = useTexts(projectsTexts)
  if (standing === 'PLUS' || standing === 'PREMIUM')
    return (
      <span className="row">
        <Icon name="check" className="ok" />
        {standing}
      </span>
    )
  if (standing === 'notApplicable')
    return <span className="small dim">{t(use === 'nonResidential' ? 'qng.nonResidential' : 'qng.noLimit')}</span>
  return <span className="small dim">{t(standing === 'open' ? 'qng.open' : 'qng.none')}</span>
}

/** Scales that all rows of the list share. */
type Scales = { readonly strips: number; readonly budget: number }

function Row({
  item,
  actions,
  scales,
}: {
  item: ProjectListItem
  actions: ReturnType<ReturnType<typeof useProjectActions>>
  scales: Scales
}) {
  const t = useTexts(projectsTexts)
  const { number, recent } = useFormats()
  const { id, name, code, use, measure, netRoomArea, gwp, penrtKwh, bound, htPrime, tags, archived, permission } = item
  const isOpen = bound.gwp === 'unknown' || bound.penrt === 'unknown'
  const href = paths.project.href(id)
  const notes = [
    ...(archived ? [t('inArchive')] : []),
    ...(permission === 'owner' || item.owner.kind === 'office'
      ? []
      : [t(permission === 'edit' ? 'sharedToEdit' : 'sharedToView')]),
    ...tags,
  ]
  return (
    <tr>
      <td className={css.code}>{code}</td>
      <td>
        <Link className={css.name} to={href} {...intentTo(href)}>
          {name}
        </Link>
        <span className="small dim">
          {t(`use.${use}`)}, {t(`measure.${measure}`)}
        </span>
        {notes.length > 0 && <span className={clsx('small dim', css.notes)}>{notes.join(' · ')}</span>}
      </td>
      <td className={css.stripsCell} data-l={item.strips.length > 0 ? t('strips') : undefined}>
        <SectionStrips strips={item.strips} scale={scales.strips} />
      </td>
      <td className="num" data-l={t('area')}>
        {number(netRoomArea)}
      </td>
      <td className="num" data-l={t('variants')}>
        {item.variants + 1}
      </td>
      <td data-l={t('budget')}>
        {item.budget ? <BudgetStrip budget={item.budget} end={scales.budget} /> : <StageStrip stages={item.stages} />}
      </td>
      <td className="num" data-l="GWP">
        <b>{atLeast(bound.gwp !== 'lower', number(gwp, 1, 1))}</b>
        <span className={clsx('small dim', css.second)}>
          <span className="sr">PENRT </span>
          {atLeast(bound.penrt !== 'lower', number(penrtKwh, 1, 1))} kWh
        </span>
        {isOpen && <span className={clsx('small dim', css.second)}>{t('incomplete')}</span>}
      </td>
      <td data-l="QNG">
        <Level item={item} />
        {htPrime !== null && (
          <span className={clsx('small dim', css.second)}>
            H′<sub>T</sub> {number(htPrime, 3, 3)}
          </span>
        )}
      </td>
      <td className="small dim">
        {item.owner.name}
        <br />
        {recent(item.updatedAt)}
      </td>
      <td>
        <Menu
          label={t('actions', { name })}
          items={actions}
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
}

/** The list of projects, each with what it causes per m² and year. */
export function ProjectTable({
  items,
  busy,
  ...sorting
}: Sorting & { items: readonly ProjectListItem[]; busy: boolean }) {
  const t = useTexts(projectsTexts)
  const actionsOf = useProjectActions()
  const scales = { strips: stripsScale(items), budget: budgetScale(items) }
  return (
    <table className={clsx('table adt', css.table)} aria-busy={busy}>
      <caption className="sr">{t('title')}</caption>
      <thead>
        <Head end={scales.budget} {...sorting} />
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} actions={actionsOf(item)} scales={scales} />
        ))}
      </tbody>
    </table>
  )
}
