import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Optimisation } from '#contract/optimisation.ts'
import { accessoryOf, isAccessoryId } from '#vocabulary/accessories.ts'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { intentTo } from '#web/lib/intent.ts'
import { paths } from '#web/lib/paths.ts'
import { proposalTexts } from './proposal-texts.ts'

type Unpriced = NonNullable<Optimisation['unpriced']>

/** Materials that are named; of more only the number is told. */
const NAMED = 4

/** What is left out of a search for cost, and which layers make it a lower bound; each leads to its price. */
export function UnpricedNote({
  unpriced,
  nameOf,
  numberOf,
}: {
  unpriced: Unpriced
  nameOf: (id: string) => string
  /** Number of the row of a layer. */
  numberOf: (layer: number) => number
}) {
  const t = useTexts(proposalTexts)
  const locale = useLocale()
  const link = ({ materialId, layer }: Unpriced[number]): ReactNode => {
    const to = paths.prices.hrefFor(materialId)
    const name = isAccessoryId(materialId) ? accessoryOf(materialId).name[locale] : nameOf(materialId)
    return (
      <Link to={to} {...intentTo(to)}>
        {layer === null ? name : t('unpriced.layer', { number: numberOf(layer), name })}
      </Link>
    )
  }
  const listed = (some: Unpriced) => (
    <>
      {some.slice(0, NAMED).map((one, index) => (
        <span key={`${one.materialId} ${one.layer}`}>
          {index > 0 && ', '}
          {link(one)}
        </span>
      ))}
      {some.length > NAMED && ` ${t('unpriced.more', { count: some.length - NAMED })}`}
    </>
  )
  const stay = unpriced.filter(({ layer }) => layer !== null)
  const out = unpriced.filter(({ layer }) => layer === null)
  return (
    <Notice kind="plain" icon="info">
      {stay.length > 0 && (
        <p>
          <b>{t('unpriced.bound')}</b> {listed(stay)}
        </p>
      )}
      {[...Map.groupBy(out, ({ reason }) => reason)].map(([reason, some]) => (
        <p key={reason}>
          <b>{t(`unpriced.${reason}`)}</b> {listed(some)}
        </p>
      ))}
    </Notice>
  )
}
