import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LINKED_PAGE } from '#vocabulary/links.ts'
import { tagName } from '#vocabulary/tag-names.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import type { ExplainedFigure } from '#web/components/explanation/explained-steps.ts'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { constructionName } from '#web/lib/construction-name.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { keepSecret, LINKED_REPORT } from '#web/lib/link-secret.ts'
import { paths } from '#web/lib/paths.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { useTitle } from '#web/lib/title.ts'
import { copyLinked, type Linked } from '#web/resources/links/links.ts'
import css from './linked.module.css'
import { LinkedFigures } from './linked-figures.tsx'
import { nameOfPart } from './linked-layers.ts'
import { LinkedSection } from './linked-section.tsx'
import { LinkedTable } from './linked-table.tsx'
import { linkedTexts } from './linked-texts.ts'
import { useWhatIf } from './use-what-if.ts'
import { WhatIf } from './what-if.tsx'

const Explanation = lazy(async () => ({ default: (await import('./linked-explanation.tsx')).LinkedExplanation }))
const Balance = lazy(async () => ({ default: (await import('./linked-balance.tsx')).LinkedBalance }))

/** Copies into the library of whoever looks; without a session, sign-in comes first and leads back. */
function CopyButton({ secret }: { secret: string }) {
  const t = useTexts(linkedTexts)
  const navigate = useNavigate()
  const failed = useFailureToast((reason) => t('copyFailed', { reason }))
  const copy = useMutation({
    ...copyLinked,
    onSuccess: ({ name, ownership, id }) => {
      const run = () => void navigate(paths.construction.href(ownership, id))
      showToast({ text: t('copied', { name }), action: { label: t('open'), run } })
    },
    onError: (error: Error) => {
      if (!(error instanceof ApiError && error.status === 401)) return failed(error)
      keepSecret(secret)
      void navigate(paths.login.hrefFor(LINKED_PAGE))
    },
  })
  return (
    <Button look="primary" icon="copy" disabled={copy.isPending} onClick={() => copy.mutate(secret)}>
      {t('copy')}
    </Button>
  )
}

function Facts({ linked: { construction, kpis, verification } }: { linked: Linked }) {
  const t = useTexts(linkedTexts)
  const common = useTexts(commonTexts)
  const { date, number, locale } = useFormats()
  const facts = [
    [t('element'), common(`type.${construction.type}`)],
    ...(construction.tags.length > 0
      ? [[t('tags'), construction.tags.map((tag) => tagName(tag, locale)).join(', ')]]
      : []),
    [t('version'), t('versionOf', { version: number(construction.version), date: date(construction.updatedAt) })],
    [t('data'), releaseName(kpis.lifeCycle.release)],
  ] as const
  return (
    <dl className={css.facts} aria-label={t('facts')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {verification !== null && (
        <div className={css.verify}>
          <dt>{t('verify')}</dt>
          <dd>
            <Link className="num" to={paths.verifiedReport.href(verification)}>
              {verification}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** A linked construction: drawing, layers, figures, and what another thickness would do. */
export function LinkedView({ secret, linked }: { secret: string; linked: Linked }) {
  const t = useTexts(linkedTexts)
  const formats = useFormats()
  const { construction, figures, kpis, link } = linked
  const name = constructionName(construction, formats.locale)
  useTitle(construction.code === undefined ? name : `${construction.code} ${name}`)
  const [selected, select] = useState<number>()
  const [explained, explain] = useState<ExplainedFigure>()
  const { changed, change, reset, changes, now, stages, engine, refused } = useWhatIf(secret, linked, {
    wanted: explained !== undefined,
  })
  const [shared, layer] = [construction.layers[selected ?? -1], changed[selected ?? -1]]
  return (
    <>
      <div className={css.title}>
        <h1>
          {construction.code !== undefined && <span className="dim3">{construction.code} </span>}
          {name}
        </h1>
        <div className="row">
          {link.showReport && (
            <ButtonLink icon="print" to={`${LINKED_REPORT}#${secret}`}>
              {t('report')}
            </ButtonLink>
          )}
          {link.mayCopy && <CopyButton secret={secret} />}
        </div>
      </div>
      <Facts linked={linked} />
      <div className={css.columns}>
        <div className={css.main}>
          <LinkedSection {...{ linked, name, selected }} onSelect={select} layers={changed} kpis={now} />
          <LinkedTable {...{ linked, selected }} onSelect={select} layers={changed} kpis={now} />
        </div>
        <aside className={css.figures} aria-label={t('figures')}>
          <section className="sec">
            <h2>{t('whatIf')}</h2>
            {selected !== undefined && shared && layer ? (
              <WhatIf
                key={selected}
                index={selected}
                name={nameOfPart(figures, layer.materialId, formats)}
                shared={shared}
                layer={layer}
                onThickness={(thickness) => change(selected, thickness)}
              />
            ) : (
              <p className="dim">{t('chooseLayer')}</p>
            )}
            {changes > 1 && (
              <Button look="quiet" size="s" icon="undo" onClick={reset}>
                {t('backAll')}
              </Button>
            )}
            {engine.isError && <Notice kind="error">{t('engineFailed')}</Notice>}
            {refused && <p className="hint bad">{t('refused')}</p>}
          </section>
          <div aria-live="polite">
            <LinkedFigures
              shared={kpis}
              now={now}
              onExplain={(quantity) => explain({ quantity, layer: null })}
              balance={
                <Suspense fallback={<div className={css.balance} />}>
                  <Balance kpis={now} stages={stages} />
                </Suspense>
              }
            />
          </div>
        </aside>
      </div>
      {explained && (
        <Suspense fallback={null}>
          <Explanation
            figure={explained}
            layers={changed}
            engine={engine}
            layerName={(index) => nameOfPart(figures, changed[index]?.materialId ?? '', formats)}
            onClose={() => explain(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
