import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { OwnMaterial } from '#contract/own-materials.ts'
import { ButtonLink } from '#web/components/button.tsx'
import { ListFrame, ListTools } from '#web/components/list-frame.tsx'
import { DataTabs } from '#web/datasets/data-tabs.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { addressCodec, oneOf, optionalId, pageNumber, text } from '#web/lib/address.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { categoriesQuery } from '#web/resources/materials/material-queries.ts'
import { ownMaterialsQuery } from '#web/resources/materials/own-material-queries.ts'
import css from './materials.module.css'
import { materialsTexts } from './materials-texts.ts'
import { OwnerChoice, useOffices } from './owner-choice.tsx'

await materialsTexts.load()

const pageSizes = [25, 50, 100] as const
const codec = addressCodec({
  query: text('q'),
  office: optionalId('office'),
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
    <table className={clsx('table adt', css.ownMaterials)} aria-busy={busy}>
      <caption className="sr">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('hatch')}</span>
          </th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('category')}</th>
          <th scope="col" className="num">
            λ <span className="unit">{quantities.conductivity.unit}</span>
          </th>
          <th scope="col" className="num">
            ρ <span className="unit">{quantities.density.unit}</span>
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

/** The user's own materials, or those of an office, searched and paged; a name leads to its form. */
function OwnMaterialsPage() {
  const t = useTexts(materialsTexts)
  const address = useAddress(codec)
  const { search, change } = address
  const { query, page, size, office } = search
  const asked = useQuery(ownMaterialsQuery({ query: query.trim(), page, size, office }, useLocale()))
  const offices = useOffices()
  const mayAdd = office === null || offices?.some(({ id, role }) => id === office && role !== 'viewer') === true
  useTitle(t('title'))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head row between wrap">
        <h1>{t('title')}</h1>
        {mayAdd && (
          <ButtonLink
            look="primary"
            icon="plus"
            to={office === null ? paths.newOwnMaterial.href : paths.newOwnMaterial.hrefIn(office)}
          >
            {t('new')}
          </ButtonLink>
        )}
      </div>
      <DataTabs />
      <p className={clsx('dim', css.intro)}>{t('intro')}</p>
      <ListTools
        label={t('search')}
        query={query}
        onQuery={(next) => change({ query: next }, { replace: true })}
        count={asked.data ? t('count', { count: asked.data.total }) : ''}
      >
        <OwnerChoice office={office} choose={(next) => change({ office: next })} />
      </ListTools>
      <ListFrame
        asked={asked}
        total={asked.data?.total}
        empty={
          query === ''
            ? office === null
              ? { text: t('none'), hint: t('noneHint') }
              : { text: t('noneOfOffice') }
            : { text: t('noneFound', { text: query }), onReset: () => change({ query: '' }) }
        }
        sizes={pageSizes}
        address={address}
      >
        <Table materials={asked.data?.items ?? []} busy={asked.isFetching} />
      </ListFrame>
    </main>
  )
}

export { OwnMaterialsPage as Component }
