import { lazy, Suspense, useState } from 'react'
import type { Construction } from '#contract/constructions.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { editorTexts } from '../../editor-texts.ts'
import figureCss from '../../figures/figure-button.module.css'

const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }))

/** Opens who did what when to a stored construction; nothing of standards, which keep their versions elsewhere. */
export function HistoryButton({ construction }: { construction: Construction }) {
  const t = useTexts(editorTexts)
  const [open, setOpen] = useState(false)
  if (construction.ownership !== 'custom') return null
  return (
    <>
      {', '}
      <button type="button" className={figureCss.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('meta.history')}
      </button>
      {open && (
        <Suspense>
          <HistoryDialog construction={construction} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
