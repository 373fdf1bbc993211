import { clsx } from 'clsx'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { StandardItem } from '#contract/standard-constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Icon, type IconName } from '#web/components/icon.tsx'
import css from '#web/features/administration/administration.module.css'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { administrationTexts } from '../administration-texts.ts'
import { titleOf } from './standard-actions.ts'
import { RowStrip, rowScale } from './strips.tsx'

const looks = {
  published: { icon: 'done', tone: 'ok' },
  draft: { icon: 'pencil', tone: 'dim' },
  withdrawn: { icon: 'lock', tone: 'dim' },
} as const satisfies Record<StandardItem['state'], { icon: IconName; tone: string }>

/** State of a standard construction, and whether a draft or a newer shipped one waits beside it. */
function States({ item }: { item: StandardItem }) {
  const t = useTexts(administrationTexts)
  const { icon, tone } = looks[item.state]
  return (
    <td className={css.stateCell}>
      <span className={clsx('row', css.state, tone)}>
        <Icon name={icon} />
        {t(`state.${item.state}`)}
      </span>
      {item.draft && item.state !== 'draft' && (
        <span className={clsx('row', css.state, 'dim small')}>
          <Icon name="pencil" />
          {t('draftBeside')}
        </span>
      )}
      {item.updateOffered && (
        <span className={clsx('row', css.state, 'warn small')}>
          <Icon name="info" />
          {t('filter.updateOffered')}
        </span>
      )}
    </td>
  )
}

export type RowActions = {
  /** Address of the list with the construction beside it. */
  readonly hrefTo: (id: string) => string
  readonly onOpen: (id: string) => void
  readonly onStart: (id: string) => void
}

function Action({ item, onOpen, onStart }: { item: StandardItem } & Pick<RowActions, 'onOpen' | 'onStart'>) {
  const t = useTexts(administrationTexts)
  const name = titleOf(item)
  if (item.draft) {
    return (
      <Button size="xs" aria-label={t('publishOf', { name })} onClick={() => onOpen(item.id)}>
        {t('publish')}
      </Button>
    )
  }
  const again = item.state === 'withdrawn'
  return (
    <Button size="xs" aria-label={t(again ? 'takeBackOf' : 'replaceOf', { name })} onClick={() => onStart(item.id)}>
      {t(again ? 'takeBack' : 'replace')}
    </Button>
  )
}

function Row({ item, scale, chosen, ...actions }: { item: StandardItem; scale: number; chosen: boolean } & RowActions) {
  const t = useTexts(administrationTexts)
  const common = useTexts(commonTexts)
  const { figure, date, number } = useFormats()
  const gwp = figure('gwp', item.gwp)
  return (
    <tr className={chosen ? 'on' : undefined}>
      <td className={css.stripCell}>
        <RowStrip section={item.section} scale={scale} seed={item.id} />
      </td>
      <td>
        <Link className="nm" to={actions.hrefTo(item.id)} preventScrollReset aria-current={chosen ? 'true' : undefined}>
          {item.name}
        </Link>
        <span className="small dim">
          {item.code === null ? '' : `${item.code}, `}
          {common(`type.${item.type}`)}
        </span>
      </td>
      <td className="num" data-l={t('uValue')}>
        {figure('uValue', item.uValue)}
      </td>
      <td className="num" data-l={t('gwp')}>
        {!item.complete && gwp !== ABSENT && (
          <>
            <span aria-hidden="true">≥ </span>
            <span className="sr">{t('atLeast')} </span>
          </>
        )}
        {gwp}
      </td>
      <td className="num" data-l={t('version')}>
        {item.version === null ? ABSENT : number(item.version, 0)}
      </td>
      <States item={item} />
      <td className={clsx('small dim', css.changedCell)}>
        {date(item.changedAt)}
        <br />
        {item.changedBy?.name ?? t('service')}
      </td>
      <td className={clsx('num', css.actionCell)}>
        <Action item={item} onOpen={actions.onOpen} onStart={actions.onStart} />
      </td>
    </tr>
  )
}

const columns = [
  css.stripColumn,
  '',
  css.uColumn,
  css.gwpColumn,
  css.versionColumn,
  css.stateColumn,
  css.dateColumn,
  css.actionColumn,
] as const

/** The standard constructions of one page. */
export function StandardsTable({
  items,
  chosen,
  busy,
  ...actions
}: { items: readonly StandardItem[]; chosen: string | null; busy: boolean } & RowActions) {
  const t = useTexts(administrationTexts)
  const scale = useMemo(() => rowScale(items.map(({ thickness }) => thickness)), [items])
  return (
    <table className={clsx('table adt', css.standards)} aria-busy={busy}>
      <caption className="sr">{t('standards')}</caption>
      <colgroup>
        {columns.map((name) => (
          <col key={name} className={name} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('section')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col" className="num">
            U
          </th>
          <th scope="col" className="num">
            {t('gwp')}
          </th>
          <th scope="col" className="num">
            {t('version')}
          </th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('changed')}</th>
          <th scope="col">
            <span className="sr">{t('action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} scale={scale} chosen={item.id === chosen} {...actions} />
        ))}
      </tbody>
    </table>
  )
}
