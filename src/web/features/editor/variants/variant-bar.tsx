import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import type { Construction } from '#contract/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { editableDocument } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { assessmentRequest } from '../figures/assess.ts'
import { lastVariant } from './last-variant.ts'
import { MOST_VARIANTS, useVariants } from './use-variants.ts'
import css from './variant-bar.module.css'
import { variantTexts } from './variant-texts.ts'
import { VariantsToCome } from './variants-to-come.tsx'

type VariantBarProps = {
  /** As it is stored. */
  readonly construction: Construction
  /** Saves what is not saved yet, and is done when it is or cannot be. */
  readonly flush: () => Promise<void>
  /** Computes the figures of the other one. */
  readonly local: Pick<LocalFigures, 'compute' | 'lacks' | 'load'>
}

/** Shows drawing and figures against another construction for as long as it is given. */
function useAgainst(
  other: { readonly letter: string; readonly stored: Construction | undefined } | undefined,
  local: VariantBarProps['local'],
) {
  const locale = useLocale()
  const { reference } = useControls()
  const letter = other?.letter
  const stored = other?.stored
  const document = useMemo(() => stored && editableDocument(stored, randomKey), [stored])
  useEffect(() => {
    if (!document || letter === undefined) return
    const request = assessmentRequest(document, locale, stored)
    const show = () =>
      reference.set({ label: letter, layers: document.layers, kpis: request ? local.compute(request) : undefined })
    show()
    // without data of its own the borders alone are shown
    if (request && local.lacks(request)) local.load(request).then(show, () => undefined)
    return () => reference.set(null)
  }, [document, letter, stored, locale, local, reference])
}

/** Variants of a construction: making one, A, B, C to switch between, and what each is shown against. */
export const VariantBar = memo(function VariantBar({ construction, flush, local }: VariantBarProps) {
  const t = useTexts(variantTexts)
  const { variants, isLoading, against, make, making, goTo, compare } = useVariants(construction, flush)
  const [ghost, setGhost] = useState(true)
  useAgainst(ghost ? against : undefined, local)
  const other = against?.id
  // whoever switched by the letters stands on them again
  const bar = useCallback((element: HTMLElement | null) => {
    if (!element || !document.activeElement?.matches('body, h1') || lastVariant.get() === null) return
    element.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
  }, [])
  const groups = useMemo(
    () =>
      other === undefined
        ? []
        : [
            {
              title: t('label'),
              shortcuts: [
                { label: t('switch'), keys: ['V'], run: () => goTo(other) },
                { label: t('compare'), keys: [], run: compare },
              ],
            },
          ],
    [t, other, goTo, compare],
  )
  useScreenShortcuts(groups)
  if (isLoading) return <VariantsToCome construction={construction} />
  if (!against) {
    return (
      <Button
        className={css.make}
        look="quiet"
        icon="copy"
        disabled={making}
        aria-label={t('make')}
        title={t('make.title')}
        onClick={make}
      >
        <span>{t('make')}</span>
      </Button>
    )
  }
  const full = variants.length >= MOST_VARIANTS
  return (
    <div ref={bar} className={css.bar}>
      <Segments
        label={t('label')}
        value={construction.id}
        segments={variants.map(({ id, letter }) => ({ value: id, label: letter }))}
        onChange={(id) => id !== construction.id && goTo(id)}
      />
      <Button
        look="quiet"
        icon="plus"
        disabled={making || full}
        aria-label={t('more')}
        title={full ? t('full', { count: MOST_VARIANTS }) : t('more')}
        onClick={make}
      />
      <Button
        look="quiet"
        aria-pressed={ghost}
        title={t('ghost.title', { letter: against.letter })}
        onClick={() => setGhost(!ghost)}
      >
        {t('ghost', { letter: against.letter })}
      </Button>
      <Button look="quiet" icon="compare" aria-label={t('compare')} title={t('compare')} onClick={compare} />
    </div>
  )
})
