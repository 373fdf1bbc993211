import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { OwnMaterial } from '#contract/own-materials.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Pager } from '#web/components/pager.tsx'
import { SearchField } from '#web/components/search-field.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { addressCodec, oneOf, pageNumber, text } from '#web/lib/address.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { categoriesQuery } from '#web/resources/materials/material-queries.ts'
import { ownMaterialsQuery } from '#web/resources/materials/own-material-queries.ts'
import css from './materials.module.css'
import { materialsTexts } from './materials-texts.ts'

await materialsTexts.load()

const pageSizes = [25, 50, 100] as const
const codec = addressCodec({
  query: text('q'),
  page: pageNumber,
  size: oneOf('size', pageSizes, { usual: pageSizes[0] }),
})

function Row({ material, category }: { material: OwnMaterial; category: string }) {
  const t = useTexts(materialsTexts)
  const locale = useLocale()
  const { figure, recent } = useFormats()
  const { name, id, hatch, conductivity, density, declaration, dataset, uses, updatedAt } = material
  const lifeCycle = declaration ? 'declaration' : dataset ? 'dataset' : 'none'
  return (
    <tr>
      <td>
        <HatchSwatch hatch={hatch} height={22} />
      </td>
      <td>
        <Link className="nm" to={paths.ownMaterial.href(id)}>
          {name[locale] ?? name.de_DE ?? name.en_GB}
        </Link>
      </td>
      <td data-l={t('category')}>{category}</td>
      <td className="num" data-l="λ">
        {figure('conductivity', conductivity)}
      </td>
      <td className="num" data-l="ρ">
        {figure('density', density)}
      </td>
      <td data-l={t('lifeCycle')}>{t(`lifeCycle.${lifeCycle}`)}</td>
      <td data-l={t('uses')}>{t('usesOf', { count: uses })}</td>
      <td className="num dim small" data-l={t('changed')}>
        {recent(updatedAt)}
      </td>
    </tr>
  )
}

function Table({ materials, busy }: { materials: readonly OwnMaterial[]; busy: boolean }) {
  const t = useTexts(materialsTexts)
  const { data: categories = [] } = useQuery(categoriesQuery(useLocale()))
  return (
    <table className={clsx('tbl adt', css.ownMaterials)} aria-busy={busy}>
      <caption className="sr">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('hatch')}</span>
          </th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('category')}</th>
          <th scope="col" className="num">
            λ <span className="unit">W/(mK)</span>
          </th>
          <th scope="col" className="num">
            ρ <span className="unit">kg/m³</span>
          </th>
          <th scope="col">{t('lifeCycle')}</th>
          <th scope="col">{t('uses')}</th>
          <th scope="col" className="num">
            {t('changed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {materials.map((material) => (
          <Row
            key={material.id}
            material={material}
            category={categories.find(({ category }) => category === material.category)?.name ?? material.category}
          />
        ))}
      </tbody>
    </table>
  )
}

function Failure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts(materialsTexts)
  const reasonOf = useReason()
  const common = useTexts(commonTexts)
  return (
    <Notice kind="error">
      {t('failed')} {reasonOf(error)}
      <p>
        <Button size="s" icon="reload" onClick={retry}>
          {common('reload')}
        </Button>
      </p>
    </Notice>
  )
}

/** The user's own materials, searched and paged; a name leads to its form. */
function OwnMaterialsPage() {
  const t = useTexts(materialsTexts)
  const { search, change, hrefOf } = useAddress(codec)
  const { query, page, size } = search
  const asked = useQuery(ownMaterialsQuery(query.trim(), page, size, useLocale()))
  const { items: materials = [], total = 0 } = asked.data ?? {}
  useTitle(t('title'))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head row between wrap">
        <div>
          <h1>{t('title')}</h1>
          <p className="dim">{t('intro')}</p>
        </div>
        <ButtonLink look="primary" icon="plus" to={paths.newOwnMaterial.href}>
          {t('new')}
        </ButtonLink>
      </div>
      <div className="row libtop wrap">
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          query={query}
          onQuery={(next) => change({ query: next }, { replace: true })}
        />
        <span className="dim nowrap" role="status">
          {asked.isPending ? t('loading') : asked.data && t('count', { count: total })}
        </span>
      </div>
      {asked.error && <Failure error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data && total === 0 && <p className="dim">{query === '' ? t('none') : t('noneFound', { text: query })}</p>}
      {materials.length > 0 && <Table materials={materials} busy={asked.isFetching} />}
      {total > pageSizes[0] && (
        <Pager
          page={page}
          size={size}
          total={total}
          sizes={pageSizes}
          hrefOf={hrefOf}
          onSize={(next) => change({ size: next })}
        />
      )}
    </main>
  )
}

export { OwnMaterialsPage as Component }
