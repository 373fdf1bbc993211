import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { NavLink, useLocation } from 'react-router'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { usePlaceInSight } from '#web/lib/use-place-in-sight.ts'
import { keyCountQuery } from '#web/resources/accounts/access-keys.ts'
import { standardCountQuery } from '#web/resources/administration/standard-queries.ts'
import { releaseCountQuery } from '#web/resources/data-releases/data-release-queries.ts'
import { datasetCountQuery } from '#web/resources/datasets/dataset-queries.ts'
import { materialCountQuery } from '#web/resources/materials/material-queries.ts'
import { ownMaterialCountQuery } from '#web/resources/materials/own-material-queries.ts'
import { priceCountQuery } from '#web/resources/materials/price-queries.ts'
import css from './data-tabs.module.css'
import { dataTabTexts } from './data-tabs-texts.ts'

await dataTabTexts.load()

const tabs = [
  { name: 'standards', to: paths.standards.href, query: standardCountQuery },
  { name: 'materials', to: paths.materials.href, query: materialCountQuery },
  { name: 'ownMaterials', to: paths.ownMaterials.href, query: ownMaterialCountQuery },
  { name: 'prices', to: paths.prices.href, query: priceCountQuery },
  { name: 'datasets', to: paths.datasets.href, query: datasetCountQuery },
  { name: 'releases', to: paths.dataReleases.href, query: releaseCountQuery },
  { name: 'keys', to: paths.accessKeys.href, query: keyCountQuery },
] as const
export type DataTab = (typeof tabs)[number]['name']

/** What everybody who is signed in may look at. */
const open: readonly DataTab[] = ['materials', 'ownMaterials', 'prices', 'datasets']
export const isOpenToAll = (tab: DataTab): boolean => open.includes(tab)

function Tab({ tab: { name, to, query } }: { tab: (typeof tabs)[number] }) {
  const t = useTexts(dataTabTexts)
  const { number } = useFormats()
  const { data } = useQuery({ ...query, retry: false })
  return (
    <NavLink to={to} end>
      {t(name)} <span className={css.count}>{data !== undefined && number(data)}</span>
    </NavLink>
  )
}

/** Leads from one list of data to the other, with how much each holds; administrators get those they maintain too. */
export function DataTabs() {
  const t = useTexts(dataTabTexts)
  const administers = userOf(useSession())?.policies.includes('admin') ?? false
  const line = usePlaceInSight(useLocation().pathname)
  return (
    <nav ref={line} className={clsx('tabs', css.tabs)} aria-label={t(administers ? 'administration' : 'data')}>
      {tabs
        .filter(({ name }) => administers || isOpenToAll(name))
        .map((tab) => (
          <Tab key={tab.name} tab={tab} />
        ))}
    </nav>
  )
}
