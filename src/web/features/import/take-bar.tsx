import { useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './import.module.css'
import { importTexts } from './import-texts.ts'
import { gapsOf, type MaterialFor } from './model/constructions-to-send.ts'
import type { Mapping } from './model/foreign-materials.ts'
import type { ImportItem } from './model/import-items.ts'
import type { Import } from './use-import.ts'

/** What is missing, or the button that takes over. */
export function TakeBar({
  state,
  items,
  mapped,
  materialFor,
}: {
  state: Import
  items: readonly ImportItem[]
  mapped: readonly Mapping[]
  materialFor: MaterialFor
}) {
  const t = useTexts(importTexts)
  const bar = useRef<HTMLDivElement>(null)
  const going = items.filter((item) => item.chosen)
  const missing = new Set(
    going.flatMap((item) =>
      gapsOf(item, materialFor).map((gap) =>
        gap.kind === 'material' ? gap.key : `${item.key} ${JSON.stringify(gap)}`,
      ),
    ),
  ).size
  const toGap = () => bar.current?.closest('main')?.querySelector<HTMLElement>('[data-gap]')?.focus()
  return (
    <div className={css.bar} ref={bar}>
      {state.failure && <Notice kind="error">{t('takeFailed', { reason: state.failure.message })}</Notice>}
      <div className="row wrap">
        <Button
          look="primary"
          disabled={going.length === 0 || missing > 0 || state.taking}
          onClick={() => state.take({ going, mapped, materialFor })}
        >
          {state.taking ? t('taking') : t('take', { count: going.length })}
        </Button>
        {going.length === 0 && <span className="dim">{t('noneChosen')}</span>}
        {missing > 0 && (
          <>
            <span className="bad" role="status">
              {t('gaps', { count: missing })}
            </span>
            <Button size="s" onClick={toGap}>
              {t('toGap')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
