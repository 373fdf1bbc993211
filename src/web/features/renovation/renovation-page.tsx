import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { isRenovation } from '#vocabulary/renovation.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { useTitle } from '#web/lib/title.ts'
import { pdfTexts } from '#web/pdf/pdf-texts.ts'
import { MarkOnPaper } from '#web/pdf/printed-mark.tsx'
import { Candidates } from './candidates.tsx'
import { FiguresSection } from './figures-section.tsx'
import { PaybackSection } from './payback-section.tsx'
import css from './renovation.module.css'
import { RenovationActions } from './renovation-actions.tsx'
import type { RenovationSearch } from './renovation-search.ts'
import { NotARenovation, NotToBeSeen, RenovationFailure, RenovationSkeleton } from './renovation-states.tsx'
import { renovationTexts } from './renovation-texts.ts'
import { SectionPair } from './section-pair.tsx'
import { useHeating } from './use-heating.ts'
import { usePrintedRenovation } from './use-printed-renovation.ts'
import { type ChangeRenovation, useRenovationSearch, useVariants } from './use-renovation.ts'
import { resistancesOf, type Variant } from './variant.ts'
import { WorksSection } from './works-section.tsx'

await Promise.all([renovationTexts.load(), chartTexts.load(), pdfTexts.load()])

const WorksLifeCycle = lazy(async () => ({ default: (await import('./works-life-cycle.tsx')).WorksLifeCycle }))

function Shown({
  variants,
  search,
  change,
}: {
  variants: readonly Variant[]
  search: RenovationSearch
  change: ChangeRenovation
}) {
  const shown = variants.find(({ construction }) => construction.id === search.shown) ?? variants[0]
  const state = useHeating(search, change, {
    type: shown?.construction.type ?? 'outerWall',
    element: shown ? resistancesOf(shown.assessed) : { before: 0, after: 0 },
  })
  if (!shown) return null
  const ordered = [shown, ...variants.filter((variant) => variant !== shown)]
  return (
    <>
      <div className={css.columns}>
        <section className="sec">
          <SectionPair variant={shown} />
        </section>
        <FiguresSection
          variant={shown}
          variants={variants}
          heating={state.heating}
          onShow={(id) => change({ shown: id })}
        />
      </div>
      <PaybackSection variants={ordered} state={state} />
      <div className={clsx(css.columns, css.works)}>
        <WorksSection variant={shown} />
        <section className="sec">
          <Suspense fallback={<div className={css.chartWait} aria-busy="true" />}>
            <WorksLifeCycle variants={ordered} />
          </Suspense>
        </section>
      </div>
    </>
  )
}

function Choose({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useTexts(renovationTexts)
  return (
    <section className={clsx('sec', css.choose)}>
      <div className="sec-h">
        <h2>{t('choose')}</h2>
      </div>
      <p className="dim">{t('chooseText')}</p>
      <Candidates chosen={[]} onChoose={({ id }) => onChoose(id)} />
    </section>
  )
}

function AddVariant({
  search,
  change,
  onClose,
}: {
  search: RenovationSearch
  change: ChangeRenovation
  onClose: () => void
}) {
  const t = useTexts(renovationTexts)
  const common = useTexts(commonTexts)
  return (
    <Dialog title={t('addVariant')} onClose={onClose} footer={<Button onClick={onClose}>{common('close')}</Button>}>
      <Candidates
        chosen={search.ids}
        onChoose={({ id }) => {
          change({ ids: [...search.ids, id], shown: id }, { replace: false })
          onClose()
        }}
      />
    </Dialog>
  )
}

function Body({ search, change }: { search: RenovationSearch; change: ChangeRenovation }) {
  const { constructions, variants, error, loading, retry } = useVariants(search)
  const chooseAnew = () => change({ ids: [], shown: undefined }, { replace: false })
  if (search.ids.length === 0) return <Choose onChoose={(id) => change({ ids: [id] }, { replace: false })} />
  const unfit = constructions.find(({ layers }) => !isRenovation(layers))
  if (unfit) return <NotARenovation construction={unfit} onChoose={chooseAnew} />
  if (error) return <RenovationFailure error={error} retry={retry} notFound={<NotToBeSeen onChoose={chooseAnew} />} />
  if (loading && variants.length === 0) return <RenovationSkeleton />
  return <Shown variants={variants} search={search} change={change} />
}

/** Existing against renovated: sections, figures, and when the works have paid back their emissions. */
function RenovationPage() {
  const t = useTexts(renovationTexts)
  const { search, change } = useRenovationSearch()
  const [adding, setAdding] = useState(false)
  const { variants } = useVariants(search)
  useTitle(t('title'))
  const shown = variants.find(({ construction }) => construction.id === search.shown) ?? variants[0]
  const printed = usePrintedRenovation(shown)
  const without = (id: string) =>
    change({ ids: search.ids.filter((other) => other !== id), shown: undefined }, { replace: false })
  return (
    <main id="main" className={clsx('page', css.page)} tabIndex={-1}>
      <div className="head">
        <div>
          <h1>{t('title')}</h1>
          {shown && (
            <p>
              {shown.construction.code} {shown.construction.name}
            </p>
          )}
        </div>
        {shown && (
          <RenovationActions
            shown={shown}
            printed={printed}
            count={search.ids.length}
            onAdd={() => setAdding(true)}
            onRemove={() => without(shown.construction.id)}
          />
        )}
      </div>
      <Body search={search} change={change} />
      {printed.mark && <MarkOnPaper mark={printed.mark} onPaperOnly />}
      {adding && <AddVariant search={search} change={change} onClose={() => setAdding(false)} />}
    </main>
  )
}

export { RenovationPage as Component }
