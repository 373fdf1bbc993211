import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DataRelease } from '#contract/data-releases.ts'
import { Button } from '#web/components/button.tsx'
import { Confirm } from '#web/components/confirm.tsx'
import { Menu, type MenuItem } from '#web/components/menu.tsx'
import css from '#web/features/administration/administration.module.css'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { type ReleaseAction } from '#web/resources/data-releases/data-release-mutations.ts'
import { dataTexts } from '../administration-texts.ts'
import { useReleaseAction } from './release-actions.ts'

type Act = (action: ReleaseAction, release: DataRelease) => void

/** What may be done with a release as it stands. */
function actionsOf({ status, isDefault, shipped, constructions }: DataRelease): readonly ReleaseAction[] {
  if (status === 'on') return isDefault ? [] : ['makeDefault', 'switchOff']
  return ['switchOn', 'makeDefault', ...(shipped || constructions > 0 ? [] : (['remove'] as const))]
}

function Row({ release, act }: { release: DataRelease; act: Act }) {
  const t = useTexts(dataTexts)
  const { number } = useFormats()
  const { id, generation, status, isDefault, shipped, datasets, materials, constructions } = release
  const marks = [t(status), ...(isDefault ? [t('default')] : []), ...(shipped ? [t('shipped')] : [])]
  const items = actionsOf(release).map(
    (action): MenuItem => ({ label: t(action), danger: action === 'remove', run: () => act(action, release) }),
  )
  return (
    <tr>
      <td>
        <Link className="nm" to={`${paths.datasets.href}?${new URLSearchParams({ release: id }).toString()}`}>
          {id}
        </Link>
      </td>
      <td data-l={t('generation')}>{generation}</td>
      <td className="num" data-l={t('datasets')}>
        {number(datasets)}
      </td>
      <td className="num" data-l={t('materialsWith')}>
        {number(materials)}
      </td>
      <td className="num" data-l={t('constructionsWith')}>
        {number(constructions)}
      </td>
      <td data-l={t('status')}>{marks.join(', ')}</td>
      <td className="num">
        {items.length > 0 && (
          <Menu
            label={t('actionsOf', { release: id })}
            align="end"
            items={items}
            renderButton={({ open, toggle }) => (
              <Button
                look="quiet"
                size="s"
                icon="more"
                aria-haspopup="menu"
                aria-expanded={open}
                aria-label={t('actionsOf', { release: id })}
                onClick={toggle}
              />
            )}
          />
        )}
      </td>
    </tr>
  )
}

const asks = {
  switchOff: ['switchOffTitle', 'switchOffText'],
  makeDefault: ['defaultTitle', 'defaultText'],
  remove: ['removeTitle', 'removeText'],
} as const

/** Every release that is held, and what can be done with it. */
export function ReleasesTable({ releases }: { releases: readonly DataRelease[] }) {
  const t = useTexts(dataTexts)
  const run = useReleaseAction()
  const [asking, setAsking] = useState<{ action: keyof typeof asks; release: DataRelease } | null>(null)
  const act: Act = (action, release) => {
    if (action === 'switchOn' || (action === 'switchOff' && release.constructions === 0))
      run.mutate({ action, release })
    else setAsking({ action, release })
  }
  const textOf = ({ action, release }: NonNullable<typeof asking>) =>
    action === 'switchOff' ? t('switchOffText', { count: release.constructions }) : t(asks[action][1])
  return (
    <>
      <table className={clsx('table adt', css.releaseTable)}>
        <caption className="sr">{t('releases')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('release')}</th>
            <th scope="col">{t('generation')}</th>
            <th scope="col" className="num">
              {t('datasets')}
            </th>
            <th scope="col" className="num">
              {t('materialsWith')}
            </th>
            <th scope="col" className="num">
              {t('constructionsWith')}
            </th>
            <th scope="col">{t('status')}</th>
            <th scope="col">
              <span className="sr">{t('actionsOf', { release: '' })}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => (
            <Row key={release.id} release={release} act={act} />
          ))}
        </tbody>
      </table>
      {asking && (
        <Confirm
          title={t(asks[asking.action][0], { release: asking.release.id })}
          text={textOf(asking)}
          action={t(asking.action)}
          onConfirm={() => run.mutate(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
